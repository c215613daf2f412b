import { defaultPlayerReportsView, playerReportSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { grade, tableParameters, text } from "../../navigation/parameters.ts";

export const playerReportsAddress = defineView(defaultPlayerReportsView, {
  grade,
  q: text,
  ...tableParameters(playerReportSorts),
});
