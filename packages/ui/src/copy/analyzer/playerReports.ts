import { defineMessages } from "react-intl";
import { measureText } from "../controls/measures.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";
import { searchPageText } from "../support/search.ts";
import { typed } from "../typed.ts";
import { analysisPlayersText } from "./analysis.ts";

export const playerReportsText = plain.defineMessages({
  emptyTitle: personText.nobody,
  emptyText: {
    id: "playerReports.emptyText",
    defaultMessage: "メンバーを登録すると、ここから一人ひとりのレポートを開けます。",
  },
  emptyAction: personText.toMembers,
  noneTitle: searchPageText.noneTitle,
  noneText: { id: "playerReports.noneText", defaultMessage: "名前と学年を確かめてください。" },
});

export const playerReportColumnText = plain.defineMessages({
  name: personText.player,
  batted: { id: "playerReports.column.batted", defaultMessage: "打球速度の最高（km/h）" },
  pitched: { id: "playerReports.column.pitched", defaultMessage: "球速の最高（km/h）" },
  balls: measureText.balls,
  last: analysisPlayersText.last,
});

/** Of the file, before the figures of the table. */
export const playerReportCsvText = plain.defineMessages({
  kana: personText.kana,
  grade: personText.grade,
  battedWith: { id: "playerReports.battedWith", defaultMessage: "打球の測りかた" },
  pitchedWith: { id: "playerReports.pitchedWith", defaultMessage: "球速の測りかた" },
});

export const playerReportValueText = typed.defineMessages({
  file: { id: "playerReports.file", defaultMessage: "選手別レポート_{day}.csv" },
});

/** Shorter, on the cards of a phone. */
export const playerReportCardText = defineMessages({
  batted: { id: "playerReports.card.batted", defaultMessage: "打球の最高" },
  pitched: { id: "playerReports.card.pitched", defaultMessage: "球速の最高" },
});
