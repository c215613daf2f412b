import { defineMessages } from "react-intl";
import { editingText } from "../controls/editing.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Correcting, moving or removing one measured ball. */
export const ballActionText = plain.defineMessages({
  edit: { id: "ballAction.edit", defaultMessage: "記録を直す" },
  move: { id: "ballAction.move", defaultMessage: "別の選手に移す" },
  moveNote: { id: "ballAction.moveNote", defaultMessage: "選手のまちがいを直します。この日の球をまとめても移せます。" },
  remove: { id: "ballAction.remove", defaultMessage: "削除する" },
  removeNote: { id: "ballAction.removeNote", defaultMessage: "10秒のあいだ、取り消せます。" },
  tag_pitch: measureText.pitchType,
  batting_type: measureText.battingType,
  batting_result: measureText.result,
  ball: measureText.ball,
  speed: measureText.pitchSpeed,
  battedSpeed: measureText.exitSpeed,
  angle: { id: "ballAction.angle", defaultMessage: "角度" },
  distance: measureText.distance,
  unset: headingText.unset,
  unmeasured: { id: "ballAction.unmeasured", defaultMessage: "なし" },
  note: {
    id: "ballAction.note",
    defaultMessage: "元の値は残り、いつでも元にもどせます。集計や順位は、直した値で作り直します。",
  },
  save: editingText.save,
  saving: editingText.savingNow,
  conflict: {
    id: "ballAction.conflict",
    defaultMessage: "ほかの人が先に直しました。下の「いまの記録」を確かめて、よければもう一度保存してください。",
  },
  toOriginal: { id: "ballAction.toOriginal", defaultMessage: "元にもどす" },
  corrected: { id: "ballAction.corrected", defaultMessage: "訂正" },
  correctedBalls: { id: "ballAction.correctedBalls", defaultMessage: "訂正した内容" },
  formerCoach: { id: "ballAction.formerCoach", defaultMessage: "いまはいないコーチ" },
});

export const ballMoveText = defineMessages({
  to: { id: "ballMove.to", defaultMessage: "移す先の選手" },
  noPlayer: { id: "ballMove.noPlayer", defaultMessage: "移す先の選手を選んでください" },
  scope: { id: "ballMove.scope", defaultMessage: "移す球" },
  one: { id: "ballMove.one", defaultMessage: "この一球だけ" },
  counting: { id: "ballMove.counting", defaultMessage: "この日のほかの球を数えています。" },
  uncounted: { id: "ballMove.uncounted", defaultMessage: "この日のほかの球を読み込めませんでした。" },
  countAgain: { id: "ballMove.countAgain", defaultMessage: "もう一度読み込む" },
  pitchCounts: {
    id: "ballMove.pitchCounts",
    defaultMessage: "投球数は別の記録のため、いっしょには移りません。ちがっていれば投球数ガードで直してください。",
  },
  toGuard: { id: "ballMove.toGuard", defaultMessage: "投球数ガードを開く" },
  send: { id: "ballMove.send", defaultMessage: "移す" },
  sending: { id: "ballMove.sending", defaultMessage: "移しています…" },
  conflict: {
    id: "ballMove.conflict",
    defaultMessage: "ほかの人が先に変えたため、ひとつも移していません。移す球を確かめて、もう一度お試しください。",
  },
});

export const ballActionValueText = typed.defineMessages({
  which: { id: "ballAction.which", defaultMessage: "{time}の{speed}" },
  edit: { id: "ballAction.editWhich", defaultMessage: "{which}を直す" },
  more: { id: "ballAction.more", defaultMessage: "{which}のその他の操作" },
  now: { id: "ballAction.now", defaultMessage: "いまの記録：{content}" },
  original: { id: "ballAction.original", defaultMessage: "元の値 {value}（{by}が{time}に訂正）" },
  restore: { id: "ballAction.restore", defaultMessage: "{field}を元にもどす" },
  change: { id: "ballAction.change", defaultMessage: "{field} {from} → {to}" },
  movedFrom: { id: "ballAction.movedFrom", defaultMessage: "選手 {name}から移動" },
  byAt: { id: "ballAction.byAt", defaultMessage: "{by}・{time}" },
});

export const ballMoveValueText = typed.defineMessages({
  after: { id: "ballMove.after", defaultMessage: "この球から後の{count}球" },
  day: { id: "ballMove.day", defaultMessage: "この日の{count}球すべて" },
  original: { id: "ballMove.original", defaultMessage: "もとは{name}の記録（{by}が{time}に移動）" },
});
