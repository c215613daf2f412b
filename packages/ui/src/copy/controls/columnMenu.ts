import { defineMessages } from "react-intl";

/** Which columns a table shows. */
export const columnMenuText = defineMessages({
  columns: { id: "columnMenu.columns", defaultMessage: "表示する列" },
  reset: { id: "columnMenu.reset", defaultMessage: "すべての列を表示する" },
  required: { id: "columnMenu.required", defaultMessage: "いつも表示します" },
  tooNarrow: { id: "columnMenu.tooNarrow", defaultMessage: "画面の幅が足りないため隠れています" },
});
