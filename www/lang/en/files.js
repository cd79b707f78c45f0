// The words of files and saved games, loaded with them.

export default {
  files: {
    title: "My games",
    now: "On the board",
    name: "Name",
    save: "Save this game",
    toFile: "Save as file",
    copy: "Copy as text",
    copied: "Copied: paste it into a message or a document.",
    notCopied: "This browser does not let pages copy. Save the game as a file.",
    written: { one: "The file holds one game.", other: "The file holds {n} games." },
    left: { one: "One game is damaged and is not in it.", other: "{n} games are damaged and are not in it." },
    saved: {
      kept: "Saved on this device.",
      full:
        "There is no room left on this device for this page: what is marked here goes when the page is closed. Save " +
        "it as a file.",
      forbidden:
        "This browser keeps nothing for this page: what is saved here goes when the page is closed. Save it as a file.",
    },
    turns: { one: "{count} turn", other: "{count} turns" },
    played: "{south} – {north}",

    open: "Open",
    openHow:
      "Files with one game or many. They can also be dropped anywhere on the page; a link or the text of a game " +
      "can be pasted.",
    choose: "Choose files …",
    paste: "Paste a text",
    openText: "Open this text",
    drop: "Let go to open",

    found: "What was found",
    games: { one: "One game was found", other: "{n} games were found" },
    keepAll: "Save all in the list",
    added: { one: "One game was added to the list.", other: "{n} games were added to the list." },
    known: { one: "One was in it already.", other: "{n} were in it already." },
    others: "The other files can be read.",
    untouched: "Nothing was opened; the game on the board is as it was.",

    shelf: "Saved on this device",
    all: "All as one file",
    empty:
      "Nothing yet. “Save this game” puts the game on the board here, to be opened again another day; the list " +
      "stays on this device and can be saved as one file.",
    unreadable: {
      one: "One entry cannot be read. It is left where it is.",
      other: "{n} entries cannot be read. They are left where they are.",
    },
    damaged: "This game is damaged and cannot be opened. It stays in the list.",
    loose: "only until the page is closed",
    renameOf: "Rename {game}",
    fileOf: "Save {game} as a file",
    removeOf: "Delete {game}",
    event: "Title",
    south: "South",
    north: "North",
    keep: "Keep",
    removed: "{game} was deleted.",
    undelete: "Undo",

    full:
      "This device has no room left for this page. The game goes on, and its link stays in the address bar; save it " +
      "as a file to be sure.",
    toGames: "My games",

    tabs: {
      on: "This game has gone on in another tab; there it stands at turn {turn}.",
      other: "Another tab plays {game}, too, and only the game that was played last is kept.",
      kept:
        "Another tab plays {game}, too, and only the game that was played last is kept. This one is safe in “My " +
        "games”.",
      loose:
        "Another tab plays {game}, too, and only the game that was played last is kept. There is no room for this " +
        "one: save it as a file.",
      show: "Show that one here",
      stay: "Go on here",
      title: "From another tab",
    },

    at: "Line {line}, column {column}:",
    inFileAt: "{file}, line {line}, column {column}:",
    inFile: "{file}:",
    inText: "This text:",
    fault: {
      notText: "This is not a text file. Choose a file that was saved here, or one of the same form.",
      tooLong: "This is too long: at most {limit} MB are read. Split it into several files.",
      tooManyGames: "There are more than {limit} games. Split them into several files.",
      noGame: 'There is no game in it. A game begins with a line like [Game "nsolo"].',
      openComment: "A comment begins here with “{” and does not end. Put “}” where it ends.",
      gameExpected: 'A game has to begin here, with a line like [Game "nsolo"].',
      headerForm: {
        opening: "A header has to begin with “[”.",
        name: 'After “[” comes the name of the header, as in [South "Chanda"].',
        quote: 'The text of a header stands between quotes on one line, as in [South "Chanda"].',
        closing: "A header has to end with “]”.",
        backslash: "A backslash stands only before a quote or another backslash. Write it twice.",
      },
      unknownHeader: "This game has no header “{name}”. Correct it, or take it out.",
      repeatedHeader: "The header “{name}” stands here for the second time. Take one of them out.",
      unknownValue: "This is not a value of this header. Possible are: {values}.",
      seedsExpected: "A number of seeds is expected here, {limit} at most.",
      wrongCount: "There have to be {expected} numbers here, but {found} stand here.",
      lineMissing: "Row {name} of the board is missing. Lay out all rows, or none.",
      setup: "The position cannot be played.",
      turnExpected: "A turn is expected here, like B3, B3:C4*2,D1, pass or resign.",
      turnNumber: "This has to be turn {expected}. Correct the number, or leave it out.",
      illegal: "This cannot be played: {why}.",
      recordFull: "The game is too long: no more turns can be read.",
      result: "By its turns {expected}. Write “{word}” here.",
      afterResult: "The game has ended with its result. After it only another game can begin.",
    },
    result: {
      south: "South has won this game",
      north: "North has won this game",
      draw: "this game is a draw",
      none: "this game still goes on",
    },
    setup: {
      wrongHoles: "The number of holes is wrong.",
      tooManySeeds: "There are more seeds than the core can count.",
      noSeeds: "A side has no seeds and would have lost already.",
      noHoleToClose: "A hole is closed that is none of Embeli’s two rows.",
      closedNti: "A nti is closed, and a nti is never closed.",
      closedHoleHasSeeds: "There are seeds in a closed hole.",
      noStore: "This game has no store.",
      noTakenSeeds: "In Embeli nobody takes seeds.",
      noFirstCapture: "Only in Nakabili does it matter who has captured before.",
      alreadyOver: "The game would be over before it begins.",
    },
    refusal: {
      over: "the game is over",
      noSuchHole: "the board has no such hole",
      takesOwed: "what was captured has to be taken first",
      nothingOwed: "nothing more can be taken",
      canMove: "the side to move can sow, so it cannot pass",
      notYours: "the hole belongs to the other side",
      notTheirs: "only holes of the other side can be taken",
      empty: "the hole is empty",
      closed: "the hole is closed",
      single: "a single seed stays where it is",
      mutwi: "another hole is mutwi, “the head”, and must be sown",
      mustJoin: "only singles are left, and one that can join an occupied next hole must do so",
      nextOccupied: "only singles are left, and a single may only step into an empty next hole",
      nti: "in this game a turn does not start in the nti",
      endless: "its sowing would never end",
      outOfSight: "it was not found out whether its sowing would end",
    },
  },
};
