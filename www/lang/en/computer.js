// The words about the computer as a player, loaded with it.

export default {
  seats: {
    title: "Who plays?",
    about: "The computer thinks on this device; nothing is sent anywhere.",
    person: "A person",
    computer: "The computer",
    level: "{level} · {name} – {line}",
    swap: "Swap sides",
    ok: "Play",
    isComputer: "{side} is played by the computer, level {level}.",
    isPerson: "{side} is played by a person.",
  },
  computer: {
    name: { 1: "Playful", 2: "Greedy", 3: "Wary", 4: "Skilled", 5: "Strong", 6: "Master" },
    line: {
      1: "a child beats it",
      2: "takes what it can",
      3: "minds your answer",
      4: "looks turns ahead",
      5: "hard to beat",
      6: "thinks 3 seconds",
    },
    at: "the computer, level {level}, {name}",
    begins: "{side} begins.",
    thinks: "{side} is thinking",
    sows: "{side} plays",
    takes: "{side} takes",
    thinking: "The computer is thinking.",
    notYet: "{side} plays first: the computer. You can resign at your own turn.",
    noneBack: "There is no turn of yours to take back.",
    paused: "Paused. Play goes on.",
    goes: "The game goes on.",
    failed:
      "The computer could not think: a part of it did not load or has failed. The game stands where it stood. Try " +
      "again, or press {side} above the board and play there yourself.",
    again: "Try again",
  },
};
