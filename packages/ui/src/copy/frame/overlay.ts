import { defineMessages } from "react-intl";

export const overlayText = defineMessages({
  close: { id: "overlay.close", defaultMessage: "閉じる" },
  cancel: { id: "overlay.cancel", defaultMessage: "キャンセル" },
  undo: { id: "overlay.undo", defaultMessage: "取り消す" },
  notices: { id: "overlay.notices", defaultMessage: "通知" },
});
