import { defineMessages } from "react-intl";

export const syncStateText = defineMessages({
  waiting: { id: "syncState.waiting", defaultMessage: "送信待ち" },
  sending: { id: "syncState.sending", defaultMessage: "送信中" },
  unsaved: { id: "syncState.unsaved", defaultMessage: "端末に保存できていません" },
  clash: { id: "syncState.clash", defaultMessage: "確認待ち" },
  refused: { id: "syncState.refused", defaultMessage: "送れませんでした" },
});
