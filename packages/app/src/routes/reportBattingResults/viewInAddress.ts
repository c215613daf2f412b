import { battingResultSorts, defaultBattingResultsView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { battingChoice, dateRange, oneOf, tableParameters, wholeDateRange } from "../../navigation/parameters.ts";

export const battingResultsAddress = defineView(
  defaultBattingResultsView,
  { ...dateRange, ...battingChoice, result: oneOf([1, 2, 3]), ...tableParameters(battingResultSorts) },
  wholeDateRange,
);
