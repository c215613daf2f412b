import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Entering many values at once: a measuring day, goals. */
export const entryText = defineMessages({
  now: { id: "entry.now", defaultMessage: "入力中" },
  shown: { id: "entry.shown", defaultMessage: "選んだマス" },
  last: { id: "entry.last", defaultMessage: "前回" },
  range: { id: "entry.range", defaultMessage: "受けつける範囲" },
  fix: { id: "entry.fix", defaultMessage: "直す" },
  ask: { id: "entry.ask", defaultMessage: "確認" },
  clear: { id: "entry.clear", defaultMessage: "消す" },
  keep: { id: "entry.keep", defaultMessage: "この値でよい" },
  nextError: { id: "entry.nextError", defaultMessage: "次の「直す・確認」へ" },
  items: { id: "entry.items", defaultMessage: "項目" },
  done: { id: "entry.done", defaultMessage: "すべて入力済み" },
  down: { id: "entry.key.down", defaultMessage: "下へ" },
  right: { id: "entry.key.right", defaultMessage: "右へ" },
  paste: { id: "entry.key.paste", defaultMessage: "貼り付け" },
  unread: {
    id: "entry.unread",
    defaultMessage: "貼り付けを読み取れず、値は変わっていません。通信状況を確認して、もう一度貼り付けてください",
  },
  hint: {
    id: "entry.hint",
    defaultMessage:
      "矢印で動き、打つと上書きします。Enterで下へ、Tabで右へ、F2で書き直します。EscのあとのTabで表の外へ出ます。",
  },
});

export const entryValueText = typed.defineMessages({
  lastOn: { id: "entry.lastOn", defaultMessage: "前回（{on}）" },
  lastAfter: { id: "entry.lastAfter", defaultMessage: "{detail}・前回" },
  cell: { id: "entry.cell", defaultMessage: "{row} {column}" },
  cellUnit: { id: "entry.cellUnit", defaultMessage: "{row} {column}（{unit}）" },
  fieldError: { id: "entry.fieldError", defaultMessage: "{row} {column}：{message}" },
  fixes: { id: "entry.fixes", defaultMessage: "直す {count, number}" },
  asks: { id: "entry.asks", defaultMessage: "確認 {count, number}" },
  empty: { id: "entry.empty", defaultMessage: "未入力 {count, number}" },
  filled: { id: "entry.filled", defaultMessage: "入力済み {filled, number} / {total, number}" },
  pasted: { id: "entry.pasted", defaultMessage: "{count, number}マスを貼り付けました" },
  pastedCut: {
    id: "entry.pastedCut",
    defaultMessage: "{count, number}マスを貼り付けました。表からはみ出した{cut, number}マスは貼り付けていません",
  },
  cleared: { id: "entry.cleared", defaultMessage: "{count, number}マスを消しました" },
  undone: { id: "entry.undone", defaultMessage: "{count, number}マスを元に戻しました" },
  redone: { id: "entry.redone", defaultMessage: "{count, number}マスをやり直しました" },
});
