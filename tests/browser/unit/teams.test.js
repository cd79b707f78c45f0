/** @import {Turn} from '../../../src/wasm/page.js' */

import assert from "node:assert/strict";
import { test } from "node:test";
import { areNamed, keepTeams, memberToMove, recallTeams, teams } from "../../../www/game/teams.js";
import { sideName } from "../../../www/words/names.js";
import { capture, opening, turn } from "./help.js";

const SOUTH = { name: "", members: ["Mutinta", "Choolwe"] };
const NORTH = { name: "Lions", members: ["Ann", "Ben", "Cy"] };

test("teams are kept with their game and recalled with it", () => {
  keepTeams("nsolo", { south: SOUTH, north: NORTH });
  recallTeams("embeli");
  assert.equal(areNamed(), false);
  assert.equal(sideName("north"), "North");
  recallTeams("nsolo");
  assert.equal(areNamed(), true);
  assert.deepEqual(teams, { south: SOUTH, north: NORTH });
  assert.equal(sideName("north"), "Lions");
  assert.equal(sideName("south"), "South", "without a name a team is called by its side");
});

test("empty names are not kept", () => {
  const none = { name: "", members: [] };
  keepTeams("nsolo", { south: none, north: none });
  recallTeams("nsolo");
  assert.equal(areNamed(), false);
});

test("members take turns in their order, each side by its own count", () => {
  Object.assign(teams, { south: SOUTH, north: NORTH });
  /** @type {Turn[]} */
  const turns = [];
  /** @param {'south' | 'north'} side */
  const add = (side) => turns.push({ ...turn(opening(), capture()), side });
  const timeline = { turns, first: opening() };
  /** @param {'south' | 'north'} side */
  const now = (side) => memberToMove(timeline, { turn: turns.length - 1, event: Infinity }, side);
  assert.equal(memberToMove(timeline, { turn: 0, event: 0 }, "south"), "Mutinta");
  const seen = [];
  for (let i = 0; i < 4; i++) {
    add("south");
    seen.push(now("north"));
    add("north");
    seen.push(now("south"));
  }
  assert.deepEqual(seen, ["Ann", "Choolwe", "Ben", "Mutinta", "Cy", "Choolwe", "Ann", "Mutinta"]);
  assert.equal(memberToMove(timeline, { turn: 2, event: 3 }, "south"), "Choolwe", "in the middle of his own turn");
  assert.equal(memberToMove(timeline, { turn: 2, event: 0 }, "south"), "Choolwe", "and before it");
  turns[7] = { ...turns[7], complete: false };
  assert.equal(now("north"), "Ann", "who still has to choose is still at it");
});

test("a team without a list has no member to name", () => {
  Object.assign(teams, { south: { name: "Hyenas", members: [] } });
  assert.equal(memberToMove({ turns: [], first: opening() }, { turn: 0, event: 0 }, "south"), "");
});
