// The words of variations, loaded with them.

export default {
  lines: {
    title: "Other lines",
    line: "Turn {turn}: {move} … {turns}",
    started: "A new line starts after turn {turn}. The old one, of {turns}, is kept.",
    back: "Back to the old line",
    takenUp: "This is the other line, of {turns}, where it parts.",
  },
};
