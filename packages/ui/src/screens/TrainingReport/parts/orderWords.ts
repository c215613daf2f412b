import type { MenuGroup } from "@kyuseki/domain/training";
import type { IntlShape } from "react-intl";
import { menuGroupText } from "../../../copy/practice/training.ts";
import { trainingOrderText, trainingReportValueText } from "../../../copy/practice/trainingReport.ts";
import type { TrainingReportView, TrainingSort } from "../view.ts";

/** 「実施率の低い順」「打撃の多い順」 */
export function orderWords({ formatMessage }: IntlShape, { id, dir }: TrainingReportView["sort"]): string {
  if (!isGroup(id)) return formatMessage(trainingOrderText[`${id}-${dir}`]);
  const text = trainingReportValueText[dir === "desc" ? "groupMost" : "groupLeast"];
  return formatMessage(text, { group: formatMessage(menuGroupText[id]) });
}

const isGroup = (id: TrainingSort): id is MenuGroup => id in menuGroupText;
