import { defineMessages } from "react-intl";

/** Films of single balls: sending one, and looking at it. */
export const filmText = defineMessages({
  field: { id: "film.field", defaultMessage: "この球の動画" },
  add: { id: "film.add", defaultMessage: "動画をつける" },
  replace: { id: "film.replace", defaultMessage: "動画を替える" },
  remove: { id: "film.remove", defaultMessage: "動画を消す" },
  release: { id: "film.release", defaultMessage: "ここで放してください" },
  rules: { id: "film.rules", defaultMessage: "MP4・WebM・MOV、500 MBまで" },
  sending: { id: "film.sending", defaultMessage: "動画を送っています" },
  cancel: { id: "film.cancel", defaultMessage: "やめる" },
  resume: { id: "film.resume", defaultMessage: "続きから送る" },
  replaceTitle: { id: "film.replaceTitle", defaultMessage: "いまの動画と入れ替えますか？" },
  replaceBody: {
    id: "film.replaceBody",
    defaultMessage: "送り終えるまでは、いまの動画が残ります。入れ替えると元には戻せません。",
  },
  replaceNow: { id: "film.replaceNow", defaultMessage: "入れ替える" },
  removeTitle: { id: "film.removeTitle", defaultMessage: "この球の動画を消しますか？" },
  removeBody: { id: "film.removeBody", defaultMessage: "測定の数字は残ります。消した動画は元に戻せません。" },
  leaveTitle: { id: "film.leaveTitle", defaultMessage: "動画の送信をやめて移りますか？" },
  leaveBody: {
    id: "film.leaveBody",
    defaultMessage: "送信はここで止まります。24時間のうちに同じ動画を選ぶと、続きから送れます。",
  },
  leave: { id: "film.leave", defaultMessage: "移る" },
  stay: { id: "film.stay", defaultMessage: "このページに残る" },
  none: { id: "film.none", defaultMessage: "動画なし" },
  theBatted: { id: "film.theBatted", defaultMessage: "この打球" },
  thePitch: { id: "film.thePitch", defaultMessage: "この投球" },
  now: { id: "film.now", defaultMessage: "今回" },
  battedBest: { id: "film.battedBest", defaultMessage: "自己最大" },
  pitchBest: { id: "film.pitchBest", defaultMessage: "自己最速" },
  filmedBattedBest: { id: "film.filmedBattedBest", defaultMessage: "動画の中の最大" },
  filmedPitchBest: { id: "film.filmedPitchBest", defaultMessage: "動画の中の最速" },
  impact: { id: "film.impact", defaultMessage: "インパクト" },
  letGo: { id: "film.letGo", defaultMessage: "リリース" },
  markImpact: { id: "film.markImpact", defaultMessage: "このコマをインパクトにする" },
  markLetGo: { id: "film.markLetGo", defaultMessage: "このコマをリリースにする" },
  forgetImpact: { id: "film.forgetImpact", defaultMessage: "インパクトを消す" },
  forgetLetGo: { id: "film.forgetLetGo", defaultMessage: "リリースを消す" },
  battedFromStart: {
    id: "film.battedFromStart",
    defaultMessage: "インパクトのコマが分からない動画があるため、始めから合わせています。",
  },
  pitchFromStart: {
    id: "film.pitchFromStart",
    defaultMessage: "リリースのコマが分からない動画があるため、始めから合わせています。",
  },
  compareWith: { id: "film.compareWith", defaultMessage: "くらべる相手" },
  noComparison: { id: "film.noComparison", defaultMessage: "くらべない" },
  previousBatted: { id: "film.previousBatted", defaultMessage: "前の打球" },
  nextBatted: { id: "film.nextBatted", defaultMessage: "次の打球" },
  previousPitch: { id: "film.previousPitch", defaultMessage: "前の投球" },
  nextPitch: { id: "film.nextPitch", defaultMessage: "次の投球" },
  loading: { id: "film.loading", defaultMessage: "この球の記録を読み込んでいます" },
  missing: { id: "film.missing", defaultMessage: "この球の記録は見つかりません" },
  missingBody: {
    id: "film.missingBody",
    defaultMessage: "消されたか、住所が違います。一覧から選び直してください。",
  },
  backToResults: { id: "film.backToResults", defaultMessage: "結果の一覧へ" },
});

export const filmProblemText = defineMessages({
  type: { id: "film.problem.type", defaultMessage: "MP4・WebM・MOVの動画を選んでください" },
  size: { id: "film.problem.size", defaultMessage: "500 MB以下の動画を選んでください" },
  empty: { id: "film.problem.empty", defaultMessage: "中身のない動画は送れません" },
  count: { id: "film.problem.count", defaultMessage: "動画はひとつだけ選んでください" },
});

type Values = {
  sent: { sent: string; total: string };
  brokenOff: { name: string };
  place: { time: string; count: number; number: number };
  aBall: { number: number };
  bestOption: { which: string; day: string; speed: string };
  ballOption: { number: number; time: string; speed: string };
  label: { name: string; when: string };
};

export const filmValueText = defineMessages<Values>({
  sent: { id: "film.sent", defaultMessage: "{sent} / {total}" },
  brokenOff: {
    id: "film.brokenOff",
    defaultMessage: "「{name}」の送信が途中です。同じ動画を選ぶと、続きから送れます。",
  },
  place: { id: "film.place", defaultMessage: "{time}　{count, number}球のうち {number, number}球目" },
  aBall: { id: "film.aBall", defaultMessage: "{number, number}球目" },
  bestOption: { id: "film.bestOption", defaultMessage: "{which}（{day} {speed}）" },
  ballOption: { id: "film.ballOption", defaultMessage: "{number, number}球目（{time} {speed}）" },
  label: { id: "film.label", defaultMessage: "{name} {when}の動画" },
});
