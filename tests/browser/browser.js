// The browser for the tests: an installed Chromium, Chrome or Edge. If there is none, this installs one.
//
//     node browser.js     prints where it is, after getting it if need be; `cargo verify` asks so

import { spawnSync } from "node:child_process";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, posix, win32 } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

/**
 * @typedef {object} Machine  Access to the machine; a test supplies its own.
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => string | null} file  the file at this path, with all links resolved
 * @property {(path: string) => string} read
 * @property {(...command: string[]) => string | null} ask  the output of a command that succeeds
 * @property {(...command: string[]) => boolean} run  runs a command and shows its output; whether it succeeded
 * @property {(text: string) => void} say
 * @property {{path: string, install: string[]}} playwright  its own browser, and the command that installs it
 */

/** Names of programs, those first that most resemble the browser for which the tests were written. */
const NAMES = [
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  ...["microsoft-edge", "microsoft-edge-stable"],
];

/** Where they are when not in the `PATH`. @param {Machine} machine @returns {string[]} */
function places({ platform, env }) {
  if (platform === "darwin") {
    const apps = ["Google Chrome", "Chromium", "Microsoft Edge"];
    const folders = ["/Applications", `${env.HOME}/Applications`];
    return folders.flatMap((folder) => apps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === "win32") {
    const apps = ["Google\\Chrome", "Chromium", "Microsoft\\Edge"];
    const folders = [env.ProgramFiles, env["ProgramFiles(x86)"], env.LOCALAPPDATA].filter((folder) => folder);
    const program = (/** @type {string} */ app) => (app.endsWith("Edge") ? "msedge.exe" : "chrome.exe");
    return folders.flatMap((folder) => apps.map((app) => `${folder}\\${app}\\Application\\${program(app)}`));
  }
  return ["/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"];
}

/**
 * Whether a program belongs to a snap, as on Ubuntu. Tests cannot use such a browser, because it sees neither `/tmp`
 * nor hidden folders. In the `PATH` there is a link to `snap` itself, or a script that runs it.
 * @param {Machine} machine @param {string} file
 */
function isSnap({ read }, file) {
  const text = read(file);
  return (
    file.startsWith("/snap/") ||
    posix.basename(file) === "snap" ||
    (text.startsWith("#!") && text.includes("/snap/bin/"))
  );
}

/**
 * The browser named by the variable `CHROMIUM`, else the first one installed.
 * @param {Machine} [machine]
 * @returns {string | null}
 */
export function findBrowser(machine = thisMachine) {
  const { platform, env, file, playwright } = machine;
  if (env.CHROMIUM) {
    if (!file(env.CHROMIUM)) throw new Error(`CHROMIUM names ${env.CHROMIUM}, where no program is.`);
    return env.CHROMIUM;
  }
  const path = platform === "win32" ? win32 : posix;
  const folders = (env.PATH ?? "").split(path.delimiter).filter((folder) => folder);
  const named = platform === "win32" ? [] : NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const usable = (/** @type {string} */ candidate) => {
    const found = file(candidate);
    return found !== null && !isSnap(machine, found);
  };
  return [...named, ...places(machine), playwright.path].find(usable) ?? null;
}

/** How systems install their Chromium. @type {Record<string, string[][]>} */
const MANAGERS = {
  "apt-get": [
    ["apt-get", "update", "--quiet"],
    [
      "env",
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      "install",
      "--yes",
      "--quiet",
      "--no-install-recommends",
      "chromium",
    ],
  ],
  dnf: [["dnf", "install", "--assumeyes", "chromium"]],
  zypper: [["zypper", "--non-interactive", "install", "chromium"]],
  pacman: [["pacman", "--sync", "--needed", "--noconfirm", "chromium"]],
  apk: [["apk", "add", "chromium"]],
};

/**
 * Installs the system's own Chromium, if no password is needed for it.
 * @param {Machine} machine
 * @param {string[] | null} root  what precedes a command run as root; null: not allowed
 */
function installPackage({ ask, run, say }, root) {
  const found = Object.entries(MANAGERS).find(([manager]) => ask(manager, "--version") !== null);
  if (!root || !found) return;
  const [manager, commands] = found;
  say(`No Chromium, Chrome or Edge is installed. Getting Chromium with ${manager}.`);
  for (const command of commands) {
    // Ubuntu's package is the snap in disguise.
    if (command.includes("chromium") && ask("apt-cache", "depends", "chromium")?.includes("snapd")) return;
    if (!run(...root, ...command)) return;
  }
}

/**
 * The browser for the tests, installed first if necessary.
 * @param {Machine} [machine]
 * @returns {string}
 * @throws when there is none, and none can be installed
 */
export function getBrowser(machine = thisMachine) {
  const { platform, ask, run, say, playwright } = machine;
  const found = findBrowser(machine);
  if (found) return found;
  /** @type {string[] | null} */
  let root = null;
  if (platform === "linux") {
    if (ask("id", "-u")?.trim() === "0") root = [];
    else if (ask("sudo", "--non-interactive", "true") !== null) root = ["sudo", "--non-interactive"];
    installPackage(machine, root);
  }
  const installed = findBrowser(machine);
  if (installed) return installed;
  say("No Chromium, Chrome or Edge is installed. Getting Playwright's own Chromium.");
  // On some systems it can install the system libraries that it needs itself.
  if (!root || !run(...playwright.install, "--with-deps")) run(...playwright.install);
  const got = findBrowser(machine);
  if (got) return got;
  throw new Error(
    "No Chromium, Chrome or Edge is installed (of a snap it would not do), and none could be had. Install one " +
      "(Debian: sudo apt-get install chromium), or let the variable CHROMIUM name one.",
  );
}

const here = createRequire(import.meta.url);

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  file(path) {
    try {
      return statSync(path).isFile() ? realpathSync(path) : null;
    } catch {
      return null;
    }
  },
  read: (path) => (statSync(path).size < 20_000 ? readFileSync(path, "latin1") : ""),
  ask(program, ...rest) {
    const { status, stdout } = spawnSync(program, rest, { encoding: "utf8" });
    return status === 0 ? stdout : null;
  },
  run(program, ...rest) {
    console.error(`$ ${[program, ...rest].join(" ")}`);
    // Standard output is reserved for the answer.
    return spawnSync(program, rest, { stdio: ["ignore", 2, 2] }).status === 0;
  },
  say: (text) => console.error(text),
  playwright: {
    path: chromium.executablePath(),
    install: [
      process.execPath,
      join(here.resolve("playwright-core"), "../cli.js"),
      "install",
      "chromium",
      "--no-shell",
    ],
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(getBrowser());
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
