import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** A form on a page of its own: saved or not, and leaving it. */
export const unsavedText = defineMessages({
  unchanged: { id: "unsaved.unchanged", defaultMessage: "変更はありません" },
  saved: { id: "unsaved.saved", defaultMessage: "変更を保存しました" },
  notSavedYet: {
    id: "unsaved.notSavedYet",
    defaultMessage: "まだ保存していません。入力は残っています。決まったら、もう一度保存してください。",
  },
  leaveAsk: { id: "unsaved.leaveAsk", defaultMessage: "保存しないで、ほかの画面へ移りますか？" },
  leave: { id: "unsaved.leave", defaultMessage: "変更を捨てて移る" },
  stay: { id: "unsaved.stay", defaultMessage: "この画面に残る" },
});

export const unsavedValueText = typed.defineMessages({
  changes: { id: "unsaved.changes", defaultMessage: "未保存の変更が{count}件あります" },
});
