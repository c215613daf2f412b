import { type MenuGroup, menuGroups } from "@kyuseki/domain/training";
import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { statPanelText } from "../../copy/controls/statPanel.ts";
import { amountMeasureText, menuGroupText, trainingText } from "../../copy/practice/training.ts";
import { trainingColumnText, trainingReportValueText } from "../../copy/practice/trainingReport.ts";
import { GroupAmount } from "./parts/GroupAmount.tsx";
import { type TrainingRow, trainingKeys } from "./parts/trainingRows.ts";
import type { TrainingSort } from "./view.ts";

type Column = TableColumn<TrainingRow, TrainingSort>;

/** 日数・時間・負荷。 */
export function sumColumns({ formatMessage }: IntlShape): Record<"days" | "minutes" | "load", Column> {
  const column = (id: "days" | "minutes" | "load", unit?: string): Column => ({
    id,
    header: formatMessage(trainingColumnText[id]),
    align: "end",
    cell: ({ member }) => <UnitNumber value={member[id]} digits={0} {...(unit && { unit })} />,
    sortKey: trainingKeys[id],
    firstDir: "desc",
  });

  return {
    days: column("days", formatMessage(statPanelText.day)),
    minutes: column("minutes", formatMessage(trainingText.minute)),
    load: column("load"),
  };
}

/** 練習の種類ごとの量。並べ替えは、その種類でいちばん多くの選手が記録した単位でくらべる。 */
export function groupColumns(
  { formatMessage }: IntlShape,
  leading: TrainingRow["leading"] | undefined,
): readonly Column[] {
  const unitOf = (group: MenuGroup) => {
    const measure = leading?.[group];
    return measure ? formatMessage(amountMeasureText[measure]) : null;
  };

  return menuGroups.map((group) => {
    const unit = unitOf(group);
    return {
      id: group,
      header: formatMessage(menuGroupText[group]),
      align: "end",
      cell: ({ member }) => <GroupAmount member={member} group={group} />,
      sortKey: trainingKeys[group],
      firstDir: "desc",
      ...(unit !== null && {
        sortWords: {
          desc: formatMessage(trainingReportValueText.most, { unit }),
          asc: formatMessage(trainingReportValueText.least, { unit }),
        },
      }),
    };
  });
}
