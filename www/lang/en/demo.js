// The words of the demo, which shows all four games embedded in one page.

export default {
  title: "Four Mancalas on your page",
  lead:
    "Each of these boards is a part of this page. Step through it with the buttons, or with the comma and full stop " +
    "keys once you have clicked it. Copy the line below a board to show it on a page of yours, or choose another " +
    "moment of any game with “Share” in the game itself.",
  play: "Play Four Mancalas",
  code: "HTML for {game}",
  copy: "Copy",
  copied: "Copied.",
  byHand: "Press Ctrl-C.",
  frame: "{game}, a mancala board to step through",
  games: {
    nakabili: {
      name: "Nakabili",
      moment: "Seven laps, and then a capture: the whole file goes, and three more holes.",
    },
    kabwanga: {
      name: "Kabwanga",
      moment: "The last seed falls in an empty hole, but “the hyena” leaps on from the hole ahead.",
    },
    nsolo: { name: "Nsolo", moment: "A capture of three seeds, and as many again from anywhere." },
    embeli: { name: "Embeli", moment: "The last seed makes four: a leaf closes the hole for good." },
  },
};
