import { defineMessages } from "react-intl";

export const overlayText = defineMessages({
  close: { id: "overlay.close", defaultMessage: "閉じる" },
  cancel: { id: "overlay.cancel", defaultMessage: "キャンセル" },
  notices: { id: "overlay.notices", defaultMessage: "通知" },
});
