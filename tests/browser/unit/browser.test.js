// How the browser for the tests is found and installed, on made-up machines.

import assert from "node:assert/strict";
import { test } from "node:test";

import { findBrowser, getBrowser } from "../browser.js";

/** @typedef {import("../browser.js").Machine} Machine */

const PLAYWRIGHT = "/home/ann/.cache/ms-playwright/chrome";

/**
 * A machine with these files; an entry with a text is a script, one with a path is a link.
 * @param {Record<string, string>} files
 * @param {Partial<Machine> & {answers?: Record<string, string>, does?: Record<string, () => boolean>}} [more] what
 * commands print and do; all others are missing
 */
function machine(files, { answers = {}, does = {}, ...more } = {}) {
  /** @type {string[]} */
  const log = [];
  /** @type {Machine} */
  const made = {
    platform: "linux",
    env: { PATH: "/usr/local/bin:/usr/bin:/snap/bin", HOME: "/home/ann" },
    file: (path) => (path in files ? (files[path].startsWith("/") ? files[path] : path) : null),
    read: (path) => files[path] ?? "",
    ask: (...command) => answers[command.join(" ")] ?? null,
    run(...command) {
      log.push(command.join(" "));
      const [, effect] = Object.entries(does).find(([part]) => command.join(" ").includes(part)) ?? [];
      return effect?.() ?? false;
    },
    say: (text) => void log.push(text),
    playwright: { path: PLAYWRIGHT, install: ["node", "cli.js", "install", "chromium"] },
    ...more,
  };
  return { made, log };
}

test("the browser that CHROMIUM names comes first, and must be there", () => {
  const files = { "/usr/bin/chromium": "", "/opt/mine": "" };
  const env = (/** @type {string} */ CHROMIUM) => ({ env: { PATH: "/usr/bin", CHROMIUM } });
  assert.equal(findBrowser(machine(files, env("/opt/mine")).made), "/opt/mine");
  assert.throws(() => findBrowser(machine(files, env("/opt/none")).made), /CHROMIUM names \/opt\/none/);
});

test("an installed Chromium, Chrome or Edge is found, in the PATH and where systems put it", () => {
  const found = (/** @type {string[]} */ paths, /** @type {Partial<Machine>} */ more = {}) =>
    findBrowser(machine(Object.fromEntries(paths.map((path) => [path, ""])), more).made);
  assert.equal(found(["/usr/bin/google-chrome", "/usr/bin/chromium"]), "/usr/bin/chromium");
  assert.equal(found(["/usr/local/bin/google-chrome-stable"]), "/usr/local/bin/google-chrome-stable");
  assert.equal(found(["/usr/bin/microsoft-edge"]), "/usr/bin/microsoft-edge");
  assert.equal(found(["/opt/google/chrome/chrome"]), "/opt/google/chrome/chrome");
  assert.equal(found([PLAYWRIGHT]), PLAYWRIGHT);
  assert.equal(found(["/usr/bin/firefox"]), null);

  const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  assert.equal(found([mac], { platform: "darwin" }), mac);
  const own = "/home/ann/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge";
  assert.equal(found([own], { platform: "darwin" }), own);

  const windows = /** @type {const} */ ({ platform: "win32", env: { "ProgramFiles(x86)": "C:\\Programs (x86)" } });
  const edge = "C:\\Programs (x86)\\Microsoft\\Edge\\Application\\msedge.exe";
  assert.equal(found([edge], windows), edge);
  const chrome = "C:\\Local\\Google\\Chrome\\Application\\chrome.exe";
  assert.equal(found([chrome], { ...windows, env: { LOCALAPPDATA: "C:\\Local" } }), chrome);
});

test("a browser of a snap is passed over: a link to snap, or a script that runs it", () => {
  const script = "#!/bin/sh\nif [ -x /snap/bin/chromium ]; then\n  exec /snap/bin/chromium\nfi\n";
  const files = {
    "/snap/bin/chromium": "/usr/bin/snap",
    "/usr/bin/chromium-browser": script,
    "/usr/bin/microsoft-edge": "/snap/edge/12/edge",
  };
  assert.equal(findBrowser(machine(files).made), null);
  // Other scripts, like Debian's, are real programs.
  const debian = { ...files, "/usr/bin/chromium": "#!/bin/sh\nexec /usr/lib/chromium/chromium\n" };
  assert.equal(findBrowser(machine(debian).made), "/usr/bin/chromium");
});

test("root gets the system's own Chromium, and is told so", () => {
  for (const [manager, install] of /** @type {const} */ ([
    ["apt-get", "apt-get install --yes --quiet --no-install-recommends chromium"],
    ["dnf", "dnf install --assumeyes chromium"],
    ["pacman", "pacman --sync --needed --noconfirm chromium"],
    ["apk", "apk add chromium"],
  ])) {
    /** @type {Record<string, string>} */
    const files = {};
    const { made, log } = machine(files, {
      answers: { "id -u": "0\n", [`${manager} --version`]: "1" },
      does: {
        update: () => true,
        [install]: () => {
          files["/usr/bin/chromium"] = "";
          return true;
        },
      },
    });
    assert.equal(getBrowser(made), "/usr/bin/chromium");
    assert.match(log[0], new RegExp(`No Chromium.* with ${manager}`));
    assert.ok(log.at(-1)?.includes(install));
  }
});

test("so does whoever needs no password for sudo; whoever needs one is not asked, and gets Playwright's", () => {
  /** @type {Record<string, string>} */
  const files = {};
  const does = {
    "sudo --non-interactive dnf": () => {
      files["/usr/bin/chromium-browser"] = "";
      return true;
    },
    "node cli.js install": () => {
      files[PLAYWRIGHT] = "";
      return true;
    },
  };
  const answers = { "id -u": "1000\n", "dnf --version": "4" };
  const free = machine(files, { does, answers: { ...answers, "sudo --non-interactive true": "" } });
  assert.equal(getBrowser(free.made), "/usr/bin/chromium-browser");

  delete files["/usr/bin/chromium-browser"];
  const asked = machine(files, { does, answers });
  assert.equal(getBrowser(asked.made), PLAYWRIGHT);
  assert.deepEqual(asked.log.slice(1), ["node cli.js install chromium"]);
  assert.match(asked.log[0], /Playwright's own/);
});

test("on Ubuntu, whose package is a snap in disguise, Playwright's comes with what it needs of the system", () => {
  /** @type {Record<string, string>} */
  const files = { "/snap/bin/chromium": "/usr/bin/snap" };
  const { made, log } = machine(files, {
    answers: {
      "id -u": "0",
      "apt-get --version": "2",
      "apt-cache depends chromium": "chromium\n  PreDepends: snapd\n",
    },
    does: {
      update: () => true,
      "--with-deps": () => {
        files[PLAYWRIGHT] = "";
        return true;
      },
    },
  });
  assert.equal(getBrowser(made), PLAYWRIGHT);
  assert.ok(!log.some((line) => line.includes("apt-get install")));
});

test("only where nothing helps is the command named", () => {
  const { made, log } = machine({}, { answers: { "id -u": "1000" } });
  assert.throws(() => getBrowser(made), /sudo apt-get install chromium.*CHROMIUM/);
  assert.equal(log.length, 2);
});
