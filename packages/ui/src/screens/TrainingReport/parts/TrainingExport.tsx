import { kanaName } from "@kyuseki/domain";
import { amountMeasures, menuGroups } from "@kyuseki/domain/training";
import { useIntl } from "react-intl";
import { ExportButton, type ExportButtonProps } from "../../../components/ExportButton/ExportButton.tsx";
import { usePainWords } from "../../../components/PainReport/usePainWords.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { amountMeasureText, menuGroupText } from "../../../copy/practice/training.ts";
import { trainingCsvText, trainingCsvValueText } from "../../../copy/practice/trainingReport.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import type { TrainingRow } from "./trainingRows.ts";

export type TrainingExportProps = Pick<ExportButtonProps<TrainingRow>, "onExport"> & {
  rows: readonly TrainingRow[];
  today: string;
};

/** 絞り込んだ選手の数字を、すべて CSV で残す。量は種類と単位ごとに一列。 */
export function TrainingExport({ rows, today, ...rest }: TrainingExportProps) {
  const { formatMessage } = useIntl();
  const { painOf } = usePainWords();
  const column = (id: keyof typeof trainingCsvText, value: CsvColumn<TrainingRow>["value"]) => ({
    header: formatMessage(trainingCsvText[id]),
    value,
  });
  const amountColumns = menuGroups.flatMap((group) =>
    amountMeasures
      .filter((measure) => rows.some(({ member }) => member.amounts[group]?.[measure] !== undefined))
      .map((measure) => ({
        header: formatMessage(trainingCsvValueText.amount, {
          group: formatMessage(menuGroupText[group]),
          unit: formatMessage(amountMeasureText[measure]),
        }),
        value: ({ member }: TrainingRow) => member.amounts[group]?.[measure] ?? null,
      })),
  );
  const columns: readonly CsvColumn<TrainingRow>[] = [
    column("name", ({ name }) => name),
    column("kana", ({ member }) => kanaName(member)),
    column("grade", ({ member }) => formatMessage(gradeText[member.grade])),
    column("days", ({ member }) => member.days),
    column("expected", ({ member }) => member.expected),
    column("rate", ({ rate }) => rate),
    column("rateBefore", ({ rateBefore }) => rateBefore),
    column("streak", ({ member }) => member.streak),
    column("minutes", ({ member }) => member.minutes),
    column("load", ({ member }) => member.load),
    ...amountColumns,
    column("last", ({ member }) => member.last_date),
    column("pain", ({ member }) => member.pain && painOf(member.pain)),
  ];

  return (
    <ExportButton
      {...rest}
      columns={columns}
      rows={rows}
      fileName={formatMessage(trainingCsvValueText.file, { day: today.replaceAll("-", "") })}
    />
  );
}
