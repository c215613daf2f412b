import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Sending and viewing videos of single balls. */
export const ballVideoText = defineMessages({
  field: { id: "ballVideo.field", defaultMessage: "この球の動画" },
  add: { id: "ballVideo.add", defaultMessage: "動画をつける" },
  replace: { id: "ballVideo.replace", defaultMessage: "動画を替える" },
  remove: { id: "ballVideo.remove", defaultMessage: "動画を消す" },
  release: { id: "ballVideo.release", defaultMessage: "ここで放してください" },
  rules: { id: "ballVideo.rules", defaultMessage: "MP4・WebM・MOV、500 MBまで" },
  sending: { id: "ballVideo.sending", defaultMessage: "動画を送っています" },
  cancel: { id: "ballVideo.cancel", defaultMessage: "やめる" },
  resume: { id: "ballVideo.resume", defaultMessage: "続きから送る" },
  replaceTitle: { id: "ballVideo.replaceTitle", defaultMessage: "いまの動画と入れ替えますか？" },
  replaceBody: {
    id: "ballVideo.replaceBody",
    defaultMessage: "送り終えるまでは、いまの動画が残ります。入れ替えると元には戻せません。",
  },
  replaceNow: { id: "ballVideo.replaceNow", defaultMessage: "入れ替える" },
  removeTitle: { id: "ballVideo.removeTitle", defaultMessage: "この球の動画を消しますか？" },
  removeBody: { id: "ballVideo.removeBody", defaultMessage: "測定の数字は残ります。消した動画は元に戻せません。" },
  leaveTitle: { id: "ballVideo.leaveTitle", defaultMessage: "動画の送信をやめて移りますか？" },
  leaveBody: {
    id: "ballVideo.leaveBody",
    defaultMessage: "送信はここで止まります。24時間のうちに同じ動画を選ぶと、続きから送れます。",
  },
  leave: { id: "ballVideo.leave", defaultMessage: "移る" },
  stay: { id: "ballVideo.stay", defaultMessage: "このページに残る" },
  none: { id: "ballVideo.none", defaultMessage: "動画なし" },
  theBatted: { id: "ballVideo.theBatted", defaultMessage: "この打球" },
  thePitch: { id: "ballVideo.thePitch", defaultMessage: "この投球" },
  now: { id: "ballVideo.now", defaultMessage: "今回" },
  battedBest: { id: "ballVideo.battedBest", defaultMessage: "自己最大" },
  pitchBest: { id: "ballVideo.pitchBest", defaultMessage: "自己最速" },
  filmedBattedBest: { id: "ballVideo.filmedBattedBest", defaultMessage: "動画の中の最大（8〜32°）" },
  filmedPitchBest: { id: "ballVideo.filmedPitchBest", defaultMessage: "動画の中の最速" },
  impact: { id: "ballVideo.impact", defaultMessage: "インパクト" },
  letGo: { id: "ballVideo.letGo", defaultMessage: "リリース" },
  markImpact: { id: "ballVideo.markImpact", defaultMessage: "このコマをインパクトにする" },
  markLetGo: { id: "ballVideo.markLetGo", defaultMessage: "このコマをリリースにする" },
  forgetImpact: { id: "ballVideo.forgetImpact", defaultMessage: "インパクトを消す" },
  forgetLetGo: { id: "ballVideo.forgetLetGo", defaultMessage: "リリースを消す" },
  battedFromStart: {
    id: "ballVideo.battedFromStart",
    defaultMessage: "インパクトのコマが分からない動画があるため、始めから合わせています。",
  },
  pitchFromStart: {
    id: "ballVideo.pitchFromStart",
    defaultMessage: "リリースのコマが分からない動画があるため、始めから合わせています。",
  },
  compareWith: { id: "ballVideo.compareWith", defaultMessage: "くらべる相手" },
  noComparison: { id: "ballVideo.noComparison", defaultMessage: "くらべない" },
  previousBatted: { id: "ballVideo.previousBatted", defaultMessage: "前の打球" },
  nextBatted: { id: "ballVideo.nextBatted", defaultMessage: "次の打球" },
  previousPitch: { id: "ballVideo.previousPitch", defaultMessage: "前の投球" },
  nextPitch: { id: "ballVideo.nextPitch", defaultMessage: "次の投球" },
  loading: { id: "ballVideo.loading", defaultMessage: "この球の記録を読み込んでいます" },
  missing: { id: "ballVideo.missing", defaultMessage: "この球の記録は見つかりません" },
  missingBody: {
    id: "ballVideo.missingBody",
    defaultMessage: "消されたか、住所が違います。一覧から選び直してください。",
  },
  backToResults: { id: "ballVideo.backToResults", defaultMessage: "結果の一覧へ" },
});

export const ballVideoErrorText = defineMessages({
  type: { id: "ballVideo.fieldError.type", defaultMessage: "MP4・WebM・MOVの動画を選んでください" },
  size: { id: "ballVideo.fieldError.size", defaultMessage: "500 MB以下の動画を選んでください" },
  empty: { id: "ballVideo.fieldError.empty", defaultMessage: "中身のない動画は送れません" },
  count: { id: "ballVideo.fieldError.count", defaultMessage: "動画はひとつだけ選んでください" },
});

export const ballVideoValueText = typed.defineMessages({
  sent: { id: "ballVideo.sent", defaultMessage: "{sent} / {total}" },
  brokenOff: {
    id: "ballVideo.brokenOff",
    defaultMessage: "「{name}」の送信が途中です。同じ動画を選ぶと、続きから送れます。",
  },
  place: { id: "ballVideo.place", defaultMessage: "{time}　{count, number}球のうち {number, number}球目" },
  aBall: { id: "ballVideo.aBall", defaultMessage: "{number, number}球目" },
  bestOption: { id: "ballVideo.bestOption", defaultMessage: "{which}（{day} {speed}）" },
  ballOption: { id: "ballVideo.ballOption", defaultMessage: "{number, number}球目（{time} {speed}）" },
  label: { id: "ballVideo.label", defaultMessage: "{name} {when}の動画" },
});
