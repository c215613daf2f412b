import type { BattingResult, PitchName } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { actionText } from "./action.ts";

export const statPanelText = defineMessages({
  loading: { id: "board.loading", defaultMessage: "読み込み中" },
  future: { id: "board.future", defaultMessage: "これから" },
  empty: { id: "board.empty", defaultMessage: "記録はまだありません" },
  noTasks: { id: "board.noTasks", defaultMessage: "対応が必要なことはありません" },
  day: { id: "board.day", defaultMessage: "日" },
});

/** Load relative to a limit. */
export const lampText = defineMessages({
  room: { id: "lamp.room", defaultMessage: "余裕あり" },
  caution: { id: "lamp.caution", defaultMessage: "注意" },
  reached: { id: "lamp.reached", defaultMessage: "到達" },
  over: { id: "lamp.over", defaultMessage: "超過" },
});

/** Labels of batting results (EN-4). */
export const battingResultText = defineMessages({
  out: { id: "battingResult.out", defaultMessage: "アウト" },
  hit: { id: "battingResult.hit", defaultMessage: "ヒット" },
  home_run: { id: "battingResult.home_run", defaultMessage: "ホームラン" },
}) satisfies Record<BattingResult, MessageDescriptor>;

/** Reading A leaves code 0 blank: that name has no word (D-1). */
export const pitchNameText = plain.defineMessages({
  unset: actionText.unset,
  straight: { id: "pitchName.straight", defaultMessage: "ストレート" },
  cut_ball: { id: "pitchName.cut_ball", defaultMessage: "カットボール" },
  cutter: { id: "pitchName.cutter", defaultMessage: "カッター" },
  slider: { id: "pitchName.slider", defaultMessage: "スライダー" },
  curve: { id: "pitchName.curve", defaultMessage: "カーブ" },
  two_seam: { id: "pitchName.two_seam", defaultMessage: "ツーシーム" },
  sinker: { id: "pitchName.sinker", defaultMessage: "シンカー" },
  change_up: { id: "pitchName.change_up", defaultMessage: "チェンジアップ" },
  split: { id: "pitchName.split", defaultMessage: "スプリット" },
  other: { id: "pitchName.other", defaultMessage: "その他" },
}) satisfies Record<Exclude<PitchName, "blank">, MessageDescriptor>;

export const submissionText = defineMessages({
  submitted: { id: "submission.submitted", defaultMessage: "提出済み" },
  waiting: { id: "submission.waiting", defaultMessage: "未提出" },
});

export const rankMoveText = defineMessages({
  same: { id: "rankMove.same", defaultMessage: "変わらず" },
  new: { id: "rankMove.new", defaultMessage: "新" },
  newSpoken: { id: "rankMove.newSpoken", defaultMessage: "新しく入りました" },
});

export const boardValueText = typed.defineMessages({
  up: { id: "rankMove.up", defaultMessage: "{places, number}位上がりました" },
  down: { id: "rankMove.down", defaultMessage: "{places, number}位下がりました" },
  changed: { id: "dumbbell.changed", defaultMessage: "{before}から{now}" },
  unknownBefore: { id: "dumbbell.alone", defaultMessage: "{now}、もとの記録はありません" },
  steps: { id: "diamonds.steps", defaultMessage: "{label} {of, number}段階中{value, number}" },
  noSteps: { id: "diamonds.none", defaultMessage: "{label} 未回答" },
  submittedOf: {
    id: "submission.of",
    defaultMessage: "{total, number}人中{submitted, number}人が提出済み",
  },
  lateSince: { id: "submission.late", defaultMessage: "{days, number}日以上なし" },
  player: { id: "submission.player", defaultMessage: "{name} {state}" },
  shortened: { id: "submission.shortened", defaultMessage: "{short} {state}（{name}）" },
  absent: { id: "submission.absent", defaultMessage: "{family} {days}日 記録なし（{name}）" },
  rest: { id: "submission.rest", defaultMessage: "ほか{rest, number}人" },
});
