import { csvHistorySorts, defaultCsvHistoryView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { period, tableParameters, text } from "../../navigation/parameters.ts";

export const csvHistoryAddress = defineView(defaultCsvHistoryView, {
  q: text,
  period,
  ...tableParameters(csvHistorySorts),
});
