import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Since a chosen day. */
export const spanText = defineMessages({
  since: { id: "span.since", defaultMessage: "開始日を選ぶ" },
  short: { id: "span.short", defaultMessage: "開始日" },
  start: { id: "span.start", defaultMessage: "期間の開始日" },
  before: { id: "span.before", defaultMessage: "前の同じ日数" },
});

export const spanValueText = typed.defineMessages({
  since: { id: "span.sinceDay", defaultMessage: "{date}から今日" },
});
