import { defineMessages } from "react-intl";

/** What became of a measurement the coach deleted (10 s to undo). */
export const ballDoneText = defineMessages({
  deleted: { id: "ballDone.deleted", defaultMessage: "記録を削除しました" },
  restored: { id: "ballDone.restored", defaultMessage: "記録を元に戻しました" },
  changed: { id: "ballDone.changed", defaultMessage: "記録を直しました" },
});
