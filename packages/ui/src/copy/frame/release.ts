import { defineMessages } from "react-intl";

/** When the page's code did not load. */
export const releaseText = defineMessages({
  newVersion: { id: "release.newVersion", defaultMessage: "新しい版に変わりました" },
  newVersionLead: {
    id: "release.newVersionLead",
    defaultMessage: "この画面を開くには、読み込み直してください。書きかけの内容は端末に残っています。",
  },
  notArrived: {
    id: "release.notArrived",
    defaultMessage: "読み込めませんでした。通信状況を確認して、もう一度押してください。",
  },
  reload: { id: "release.reload", defaultMessage: "読み込み直す" },
});
