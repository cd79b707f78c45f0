// Analyses all turns of a game, the last one first, because what was seen at a later place helps with earlier ones. It
// can be stopped, continues where it was stopped, and keeps its results as long as the game is on the page.

/** @import {Found} from '../core/mind.js' */
/** @import {Session} from '../game/session.js' */
/** @import {Look, Mistake} from './mistakes.js' */
/** @import {Studies} from './studies.js' */

import { curveOf, mistakesOf } from "./mistakes.js";
import { firstTurn, placeAfter } from "./places.js";
import { leadAtEnd, leadOf, mostOf } from "./worth.js";

/** How many positions to search at each place: about a tenth of a second on an ordinary board. */
const NODES = 20_000;

export class Review {
  /** Told whenever there is something new. @type {() => void} */ changed = () => {};

  #studies;
  /** @type {WeakMap<Session, Map<string, Look>>} */ #looks = new WeakMap();
  /** The turn that is looked at. @type {{session: Session, turn: number} | null} */ #going = null;

  /** @param {Studies} studies */
  constructor(studies) {
    this.#studies = studies;
  }

  get going() {
    return this.#going !== null;
  }

  /** The turn being analysed, from 1. */
  get turn() {
    return (this.#going?.turn ?? -1) + 1;
  }

  /** @param {Session} session */
  #known(session) {
    let looks = this.#looks.get(session);
    if (!looks) this.#looks.set(session, (looks = new Map()));
    return looks;
  }

  /**
   * What is known before each turn, and at the end.
   * @param {Session} session
   * @returns {(Look | null)[]}
   */
  looks(session) {
    const known = this.#known(session);
    if (!known.size) return Array.from({ length: session.turns.length + 1 }, () => null);
    let key = "";
    const keys = [key, ...session.turns.map(({ notation }) => (key += ` ${notation}`))];
    return keys.map((each) => known.get(each) ?? null);
  }

  /** @param {Session} session */
  most({ timeline: { first }, traits }) {
    return mostOf(
      traits,
      first.seeds.reduce((sum, seeds) => sum + seeds, 0),
    );
  }

  /** The curve of a game, from -1 to 1 for South. @param {Session} session */
  curve(session) {
    const most = this.most(session);
    return curveOf(session.turns, this.looks(session), most).map((value) => value && value / most);
  }

  /** @param {Session} session @returns {Mistake[]} */
  mistakes(session) {
    return mistakesOf(session.turns, this.looks(session), this.most(session));
  }

  /** Analyses all places of a game that are still unknown. @param {Session} session */
  async run(session) {
    const { saved, turns } = session;
    const known = this.#known(session);
    for (let turn = turns.length; turn >= 0; turn--) {
      const key = turns
        .slice(0, turn)
        .map(({ notation }) => ` ${notation}`)
        .join("");
      if (known.has(key)) continue;
      const going = { session, turn };
      this.#going = going;
      this.changed();
      const place = placeAfter(session, turn);
      const { outcome } = place.position;
      if (outcome) known.set(key, { lead: leadAtEnd(outcome), best: "" });
      else {
        /** @type {Found | null} */
        let found = null;
        try {
          found = await this.#studies.look(place, NODES);
        } finally {
          // It has failed, another thought was begun, or the game has continued.
          if (this.#going === going && (!found || session.saved !== saved)) this.stop();
        }
        if (!found || this.#going !== going) return;
        const [{ move, worth }] = found.moves;
        known.set(key, {
          lead: leadOf(worth, place.position.turn),
          best: firstTurn(place, found.line.length ? found.line : [move]),
        });
      }
    }
    this.#going = null;
    this.changed();
  }

  stop() {
    if (!this.#going) return;
    this.#going = null;
    this.#studies.stop();
    this.changed();
  }
}
