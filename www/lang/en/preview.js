// The words of the preview, loaded with it.

export default {
  preview: {
    would: "{hole} would {list}.",
    sow: "be sown in {laps}",
    ends: "end in {last}",
    store: "end in the store",
    endless: "never end",
    takes: "take {list}",
    nothing: "take nothing",
    owe: {
      seed: { one: "let {side} choose {n} more seed", other: "let {side} choose {n} more seeds" },
      hole: { one: "let {side} choose {n} more hole", other: "let {side} choose {n} more holes" },
    },
    closes: "close {holes} for good",
  },
};
