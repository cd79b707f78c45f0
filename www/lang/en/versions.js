// The words about new versions.

export default {
  offline: {
    newVersion: "A new version of the game is there. Your game is kept.",
    load: "Load it",
  },
};
