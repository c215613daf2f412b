import { defineMessages } from "react-intl";

/** When a whole page could not be drawn. */
export const troubleText = defineMessages({
  title: { id: "trouble.title", defaultMessage: "画面を表示できませんでした" },
  lead: {
    id: "trouble.lead",
    defaultMessage: "通信が途切れたか、画面の中で問題が起きました。保存した記録は消えていません。",
  },
  reload: { id: "trouble.reload", defaultMessage: "ページを読み込み直す" },
});
