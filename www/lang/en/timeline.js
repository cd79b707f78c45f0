// The words of the timeline and of the list of turns.

export default {
  moves: {
    laps: { one: "{laps} lap", other: "{laps} laps" },
    taken: "+{taken}",
  },
  timeline: {
    turns: "Turns of the game",
    seeds: "Laps and seeds of this turn",
    start: "The start; {turns} follow",
    turn: "Turn {turn} of {turns}, {side}: {move}",
    before: "Before the first seed",
    over: "The end of the turn",
    lift: "Lap {lap}: lifted from {hole}",
    seed: "Lap {lap}, seed {seed}, in {hole}",
    taking: "After the laps, at {hole}",
  },
};
