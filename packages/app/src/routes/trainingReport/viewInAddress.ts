import { defaultTrainingReportView, trainingSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { flag, grade, period, tableParameters, text } from "../../navigation/parameters.ts";

export const trainingReportAddress = defineView(defaultTrainingReportView, {
  period,
  grade,
  q: text,
  missing: flag,
  pain: flag,
  ...tableParameters(trainingSorts),
});
