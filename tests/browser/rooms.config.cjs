// The rooms of www/, in their order: each imports only from rooms above it, and nothing imports in a circle.
// `npx depcruise --config rooms.config.cjs ../../www` in this folder checks it, as does `cargo verify -- --only lint-page`.
// What is loaded on demand is named by `import()`, which may lead down: it is no import that a room needs to stand.

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

/** Files that are programs of their own, or begin one. */
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
