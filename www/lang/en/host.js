// Words around the page: in previews of its links, when installing it, and where it cannot be shown. The tool writes
// them into the pages of the hosted site.

export default {
  host: {
    short: "Mancalas",
    about:
      "Play, share and teach Nakabili, Kabwanga, Nsolo and Embeli, four African mancala games: nothing to install, " +
      "no account, every lap shown.",
    picture: "The board of {game}, laid out for the start",
    lost: "There is no such page here.",
    found: "To the games",
    old: "This browser is too old for the game in one file.",
  },
};
