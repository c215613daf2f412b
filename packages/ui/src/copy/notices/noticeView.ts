import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** A notice as families read it. */
export const noticeViewText = defineMessages({
  urgent: { id: "noticeView.urgent", defaultMessage: "緊急" },
  files: { id: "noticeView.files", defaultMessage: "添付" },
});

export const noticeViewValueText = typed.defineMessages({
  until: { id: "noticeView.until", defaultMessage: "{time} まで" },
});
