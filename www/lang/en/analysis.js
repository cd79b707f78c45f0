// The words of hints and analysis, loaded with them.

export default {
  analysis: {
    title: "Analysis",
    on: "Analysis is on.",
    onBelow: "Analysis is on. It stands below the board.",
    off: "Analysis is off.",
    secret: "Hints and analysis are off while something is to be predicted.",

    // The value of a position or a move. Estimates always say “about”; without it, a value is proved.
    even: "About even",
    ahead: {
      seeds: { one: "{side} about {n} seed ahead", other: "{side} about {n} seeds ahead" },
      points: { one: "{side} about {n} point ahead", other: "{side} about {n} points ahead" },
    },
    wins: { one: "{side} wins in {n} turn", other: "{side} wins in {n} turns" },
    won: "{side} has won",
    draw: "A draw",
    sign: "{mark} {ahead}",
    evenSign: "= {ahead}",
    winsSign: "{mark} wins in {turns}",
    wonSign: "{mark} wins",

    thinking: "Thinking …",
    waiting: "The game is being studied …",
    proved: "proved",
    looked: { one: "{n} turn ahead", other: "{n} turns ahead" },
    thinkingOn: "{looked} …",
    before: "Before turn {turn}, {side} to move",
    toMove: "{side} to move",
    estimate:
      "Ahead: about so many {unit}, after the best play seen. “Wins in” is proved; it counts the turns of both.",
    unit: { seeds: "seeds", points: "points" },
    bar: "Advantage: {lead}",

    moves: "All moves, the best first",
    column: { hole: "Hole", worth: "Ahead", laps: "Laps", ends: "Ends", takes: "Takes", closes: "Closes" },
    row: "{move}: {lead}; {does}",
    rowAlone: "{move}: {lead}",
    does: {
      laps: "{laps}, ends in {last}",
      store: "{laps}, ends in the store",
      takes: "takes {seeds}",
      chooses: {
        seed: { one: "then chooses {n} seed", other: "then chooses {n} seeds" },
        hole: { one: "then chooses {n} hole", other: "then chooses {n} holes" },
      },
      closes: { one: "closes {n} hole", other: "closes {n} holes" },
    },
    store: "store",
    pass: "pass",
    take: "take from {hole}",

    play: "Play {move}",
    passing: "Pass",
    course: {
      title: "What is expected to follow, turn by turn",
      show: "Show it",
      leave: "Back to the game",
      caption: "Expected, not played: {text}",
      begin: "Expected, not played. Step on to see it.",
      turn: "Expected",
      notHere: "The board shows what is expected, not the game. Go back to the game to play.",
      back: "Back in the game.",
      chip: "{side}: {move}",
    },

    hint: {
      only: "{move} is all that can be played.",
      wins: { one: "{move} wins in {n} turn.", other: "{move} wins in {n} turns." },
      loses: {
        one: "All loses; {move} holds out longest, {n} turn.",
        other: "All loses; {move} holds out longest, {n} turns.",
      },
      best: "{move} seems best: {does}.",
      nothing: "{move} seems best. It takes nothing; {lead}.",
      ring: "{move} seems best; {lead}.",
      nextRing: "Next best is {move}; {lead}.",
      next: "Next best is {move}: {does}; {lead}.",
      then: {
        even: "then it is about even",
        seeds: { one: "then {side} is about {n} seed ahead", other: "then {side} is about {n} seeds ahead" },
        points: { one: "then {side} is about {n} point ahead", other: "then {side} is about {n} points ahead" },
        wins: { one: "then {side} wins in {n} turn", other: "then {side} wins in {n} turns" },
      },
      take: "Taking from {hole} seems best.",
      pass: "There is nothing but to pass.",
      it: "it {does}",
      takesNothing: "it takes nothing",
      over: "The game is over here; go back to an earlier turn for a hint.",
      inTurn: "A turn is under way here; go to its end for a hint.",
    },

    turned: {
      title: "Where it turned",
      study: "Study it",
      more: "Study on",
      stop: "Stop",
      progress: "Turn {turn} of {turns} …",
      none: "Once turns are played, each of them can be studied.",
      calm: "No turn lost much.",
      graph: "Who was ahead after each turn",
      start: "The start: {lead}",
      after: "After turn {turn}, {side} {move}: {lead}",
      unknown: "not studied",
      mistakes: "The turns that lost most",
      seeds: {
        one: "Turn {turn}: {side} played {played}; {better} was better by about {n} seed.",
        other: "Turn {turn}: {side} played {played}; {better} was better by about {n} seeds.",
      },
      points: {
        one: "Turn {turn}: {side} played {played}; {better} was better by about {n} point.",
        other: "Turn {turn}: {side} played {played}; {better} was better by about {n} points.",
      },
      missed: {
        one: "Turn {turn}: {side} played {played}; {better} would have won in {n} turn.",
        other: "Turn {turn}: {side} played {played}; {better} would have won in {n} turns.",
      },
      threw: "Turn {turn}: {side} played {played}, which loses; {better} was better.",
    },
  },
};
