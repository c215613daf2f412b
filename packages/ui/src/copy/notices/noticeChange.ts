import { defineMessages } from "react-intl";

export const noticeChangeText = defineMessages({
  removed: { id: "noticeChange.removed", defaultMessage: "消した言葉" },
  added: { id: "noticeChange.added", defaultMessage: "足した言葉" },
});
