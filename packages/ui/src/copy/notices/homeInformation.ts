import { plain } from "../plain.ts";

/** 運営からのお知らせ of home. */
export const homeInformationText = plain.defineMessages({
  title: { id: "homeInformation.title", defaultMessage: "運営からのお知らせ" },
  all: { id: "homeInformation.all", defaultMessage: "一覧" },
  unread: { id: "homeInformation.unread", defaultMessage: "未読" },
  none: { id: "homeInformation.none", defaultMessage: "お知らせはまだありません。" },
});
