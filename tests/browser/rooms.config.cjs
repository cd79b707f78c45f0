// The rooms of www/, in order: each imports only from rooms above it, and there are no import circles. `npx depcruise
// --config rooms.config.cjs ../../www` in this folder checks it, as does `cargo verify -- --only lint-page`. Parts
// loaded on demand are named by `import()`, which may point down, because a room works without them.

const ROOMS = [
  "lang",
  "platform",
  "game",
  "words",
  "board",
  "page",
  "app",
  "dialogs",
  "computer",
  "analysis",
  "class",
  "learn",
  "book",
  "editor",
  "share",
  "files",
  "pictures",
];

/** Files that are programs of their own, or start one. */
const OUTSIDE = "^www/(main\\.js$|vendor/|core/)";

module.exports = {
  forbidden: [
    {
      name: "no-circle",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
    },
    {
      name: "no-room-outside-the-list",
      severity: "error",
      from: { path: "^www/", pathNot: `${OUTSIDE}|^www/(${ROOMS.join("|")})/` },
      to: {},
    },
    ...ROOMS.map((room, at) => ({
      name: `${room}-imports-from-above`,
      severity: "error",
      from: { path: `^www/${room}/` },
      to: {
        path: `^www/(main\\.js$|(${ROOMS.slice(at + 1).join("|") || "(?!)"})/)`,
        dependencyTypesNot: ["dynamic-import"],
      },
    })),
  ],
  options: {
    baseDir: `${__dirname}/../..`,
    doNotFollow: { path: ["node_modules", "^www/core", "^www/vendor"] },
  },
};
