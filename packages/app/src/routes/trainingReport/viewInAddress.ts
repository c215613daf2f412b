import { defaultTrainingReportView, trainingColumnSets, trainingSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { flag, grade, oneOf, period, tableParameters, text } from "../../navigation/parameters.ts";

export const trainingReportAddress = defineView(defaultTrainingReportView, {
  period,
  grade,
  q: text,
  missing: flag,
  pain: flag,
  columns: oneOf(trainingColumnSets),
  ...tableParameters(trainingSorts),
});
