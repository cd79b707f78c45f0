// The words of links to a place, of playing by sending links, and of the embedded board.

export default {
  place: {
    damaged:
      "This link does not show its place any more: a letter is wrong or missing. The board shows the game as it " +
      "stands.",
    missing: "This link shows a place that its game does not have. The board shows the game as it stands.",
    lap: "Press Play to see lap {lap} of turn {turn}.",
    watch: "{side} has played: watch. Then it is your turn.",
    ended: "{side} has played the last turn of the game: watch.",
    first: "You play {side}. Choose a hole to sow.",
  },
  post: {
    send: "Send your turn",
    title: "{game}: your turn",
    text: "I have played {move}. Your turn!",
    over: "I have played {move}, and the game is over.",
    copied: "The link is copied: paste it into a message to {side}.",
    sent: "Sent. Open the link that {side} sends back.",
  },
  embed: {
    open: "Open in Four Mancalas",
  },
};
