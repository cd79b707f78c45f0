// The words of the dialogs, loaded with them.

export default {
  newGame: {
    title: "New game",
    game: "Game",
    begins: "Who begins?",
    start: "Start",
    columns: "Board size",
    columnsWhy:
      "Holes in each of the four rows, from 8 to 36. Boards of 8 to 36 were reported from Ndola in 1975; Sanderson " +
      "(1913) saw 10 to 20. On very large boards teams play.",
    columnsOther: "Holes in a row",
    standard: "usual",
    source: "Source: {source}",
  },

  // Every option of the rules: a title, why there is a choice, its source, and its values.
  choice: {
    setup: { title: "Set-up" },
    nakabili: {
      setup: {
        why:
          "The source text gives 29 seeds a side, but its picture could not be seen. Both set-ups are " +
          "reconstructions from related games; between them it is about even.",
        source: "Mancala World, “Nakabili”; left end: Maruba, Njombwa, Mefuvha; right end: Msuwa, Nsolo, Chisolo",
        "taper-left": "Left end thins out: 0·1·2·2·2·2·2·2",
        "taper-right": "Right end thins out: 2·2·2·2·2·2·1·0",
      },
      first_bonus: {
        title: "First capture",
        why: "A player’s first capture earns two more holes: on top of the usual one, or in its place.",
        source: "Mancala World, “Nakabili”; 2 as in Msuwa",
        3: "Three holes of your choice",
        2: "Two holes of your choice",
      },
    },
    kabwanga: {
      setup: {
        why:
          "The source text gives 38 seeds, so 19 a side; its picture could not be seen. All these set-ups are " +
          "reconstructions; the usual one is only about 25 % sure, its mirror image no less.",
        source: "Mancala World, “Kabwanga”; arrangement inferred",
        fill: "Twos along the sowing path: front row 0·0·0·0·0·0·1·2",
        "fill-left": "Its mirror image: front row 2·1·0·0·0·0·0·0",
        "taper-left": "Left end thins out: front row 0·1·2·0·0·0·0·0",
      },
      capture_inside_move: {
        title: "Captures inside a move",
        why:
          "When a lap ends in an empty hole and goes on from the hole ahead, may it capture first? Chaplin does not " +
          "say so; the source text thinks it possible.",
        source: "Mancala World, “Kabwanga”, after Chaplin 1956",
        false: "No, only at the end",
        true: "Yes, then sow on",
      },
    },
    nsolo: {
      capture: {
        title: "Captures",
        why: "Two documented ways of capturing.",
        source: "1975: Mancala World, “Nsolo”, from Ndola; 1913: Sanderson",
        1975: "1975: the facing hole, then as many single seeds again from anywhere",
        1913: "1913: the facing hole, the one behind it, and one whole hole more",
      },
    },
    embeli: {
      opponent_nti: {
        title: "The opponent’s nti",
        why:
          "The source text names only one’s own nti when sowing on; that a nti cannot be closed makes sense only if " +
          "both are sown.",
        source: "Wikinfo, “Embeli”; Deka as described by Townshend",
        sown: "Gets a seed like any hole",
        skipped: "Is passed over",
      },
      start_in_nti: {
        title: "Starting in one’s nti",
        why: "The player owns the nti to his right, so a turn may start there; the text does not say it outright.",
        source: "Wikinfo, “Embeli”; inferred",
        true: "Allowed",
        false: "Not allowed",
      },
    },
    endless: {
      title: "Sowing that never ends",
      why: "Some sowings would go round for ever. They are found exactly, never by counting laps.",
      source: "de Voogt 2003 on the Omani game Hawalis: it loses",
      forbid: "Such a hole cannot be played",
      lose: "It can be played, and loses",
    },
  },

  settings: {
    title: "Settings",
    language: "Language",
    languages: { auto: "As the browser" },
    theme: "Colours",
    themes: { auto: "As the device", light: "Day", dark: "Night" },
    numerals: "Numbers on the holes",
    numeral: { always: "Always", crowded: "When crowded", never: "Never" },
    motion: "Motion",
    motions: { auto: "As the device", full: "Seed by seed", reduced: "Lap by lap" },
    speed: "Speed",
    preview: "Show what a hole would do",
    keys: "Letter keys",
    keysOn: { on: "On", off: "Off" },
    flip: "Board",
    flips: { south: "South at the bottom", north: "North at the bottom" },
  },

  resign: {
    title: "Resign?",
    text: "{loser} gives up and {winner} wins. It can be undone.",
    keep: "Play on",
  },

  help: {
    title: "Help",
    text: [
      "South ▲ sits at the bottom, North ▼ at the top. Press one of the bright-rimmed holes of the side to move: " +
        "all its seeds are lifted and sown one by one, counter-clockwise.",
      "Press any other hole to read why it cannot be played now. Pressing the board while seeds move shows the end " +
        "of the move at once.",
      "When a capture lets you choose more, press the other side’s holes until the counter is at nothing. Undo " +
        "takes back a choice, or the whole turn.",
      "Either side can be played by the computer, at six levels: choose in “New game”, or press South or North " +
        "above the board at any time. Undo goes back to your own turn. When it plays both sides, Play and Pause run " +
        "the game.",
      "Point at a hole, or hold a finger on it, to see what it would do; the settings switch that off.",
      "Below the board lies the timeline: above all turns of the game, below the laps and seeds of the turn on the " +
        "board. Each step is explained, with a link to its rule.",
      "A hint marks the best hole; asked again, it names the next best. The analysis ranks all moves at any turn, " +
        "shows what is expected to follow, and finds where a game turned. Its figures are estimates unless it says " +
        "“wins”.",
      "Go back to any turn and play another hole: a new line starts, and the old one is kept under the list of turns.",
      "The address in the address bar is always a link to this game. Share makes links to a moment or a lap of it, " +
        "a QR code, and links with which two play by message.",
      "My games keeps games on this device, and saves and opens them as text files, one game or many in each. " +
        "Files can be dropped anywhere on the page; a link, or the text of a game, can be pasted on it.",
      "Share also makes pictures of the board, moving pictures of turns or of the whole game, and pages to print: " +
        "the position, or an empty board for real seeds.",
    ],
    keys: "Keys",
    // By the names of actions, and of rows that share one line.
    keyList: {
      move: "move among the holes, when the board has the focus",
      press: "play the hole; Shift-Enter takes all its seeds",
      finish: "show the end of the move at once",
      seed: "one seed back, on",
      lap: "one lap back, on",
      turn: "one turn back, on",
      ends: "start of the game, the present",
      play: "play or pause",
      speed: "slower, faster",
      undo: "undo",
      redo: "redo",
      flip: "turn the board round",
      preview: "show, or not, what the hole under the pointer would do",
      present:
        "present: the board fills the screen; there Page Up and Page Down step by laps, F5 plays or pauses, Esc ends",
      predict: "predict: a sowing runs once somebody has said where it ends",
      marker: "marker: press holes to leave a mark on them",
      hint: "a hint; again: the next best hole",
      analyse: "analysis on or off; Esc goes back to the game from what is expected",
      help: "this help",
    },
  },

  about: {
    title: "About",
    text: [
      "Four African mancala games, to play, to share and to teach. Everything happens in your browser; nothing is " +
        "sent anywhere.",
      "The rules are retold in our own words from these pages, with thanks to their authors:",
    ],
    embeli: "And separately, under another licence:",
    credit: "“{title}” by {author}",
    adapted: "adapted from the Wikinfo article “{title}”",
    further:
      "Also used: M. G. Sanderson, Native Games of Central Africa (1913); the opening of J. H. Chaplin, A Note on " +
      "Mancala Games in Northern Rhodesia (1956); A. de Voogt on Hawalis (2003), as others quote him.",
    code: "The program is free: MIT or Apache-2.0.",
  },
};
