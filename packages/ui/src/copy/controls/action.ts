import { plain } from "../plain.ts";

/** Words on buttons and headers of any screen. */
export const actionText = plain.defineMessages({
  all: { id: "action.all", defaultMessage: "すべて" },
  confirm: { id: "action.confirm", defaultMessage: "確認する" },
  loading: { id: "action.loading", defaultMessage: "読み込んでいます" },
  actions: { id: "action.actions", defaultMessage: "操作" },
  showAll: { id: "action.showAll", defaultMessage: "絞り込みを解除する" },
  invite: { id: "action.invite", defaultMessage: "招待する" },
  cancelInvite: { id: "action.cancelInvite", defaultMessage: "招待を取り消す" },
  accept: { id: "action.accept", defaultMessage: "承認する" },
  retry: { id: "action.retry", defaultMessage: "再試行" },
});
