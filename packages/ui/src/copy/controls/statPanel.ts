import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

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

export const submissionText = defineMessages({
  submitted: { id: "submission.submitted", defaultMessage: "提出済み" },
  waiting: { id: "submission.waiting", defaultMessage: "未提出" },
});

export const boardValueText = typed.defineMessages({
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
