// Why a set-up cannot be played, in plain sentences.

/** @import {BoardInfo, SetupFault} from '../../src/wasm/page.js' */

import { t } from "../words/i18n.js";
import { holeName, outcomeSentence, sideName } from "../words/names.js";

/**
 * @param {BoardInfo} board
 * @param {SetupFault} fault
 */
export function faultSentence(board, fault) {
  const key = `editor.fault.${fault.fault}`;
  switch (fault.fault) {
    case "wrongHoles":
      return t(key, { expected: String(fault.expected), found: String(fault.found) });
    case "tooManySeeds":
      return t(key, { found: String(fault.found), limit: String(fault.limit) });
    case "noSeeds":
      return t(key, { side: sideName(fault.side) });
    case "noHoleToClose":
    case "closedNti":
    case "closedHoleHasSeeds":
      return t(key, { hole: board.holes[fault.hole] ? holeName(board, fault.hole) : String(fault.hole) });
    case "alreadyOver":
      return t(key, { how: outcomeSentence(fault.outcome) });
    default:
      return t(key);
  }
}
