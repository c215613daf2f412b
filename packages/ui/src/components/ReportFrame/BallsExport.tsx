import { type DateRange, type MeasuredBall, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { headingText } from "../../copy/controls/heading.ts";
import type { CsvColumn } from "../../format/csv.ts";
import { ExportButton, type ExportButtonProps } from "../ExportButton/ExportButton.tsx";

export type BallsExportProps = {
  player: Parameters<typeof memberName>[0];
  range: DateRange;
  columns: readonly CsvColumn<MeasuredBall>[];
  readAll: () => Promise<readonly MeasuredBall[] | null>;
  nameOf: (of: { name: string; start: string; end: string }) => string;
  onExport?: NonNullable<ExportButtonProps<MeasuredBall>["onExport"]>;
};

/** 絞り込んだ記録を、全ページ分 CSV で残す。 */
export function BallsExport({ player, range, columns, readAll, nameOf, onExport }: BallsExportProps) {
  const { formatMessage } = useIntl();
  const compact = (day: string) => day.replaceAll("-", "");

  return (
    <ExportButton
      columns={columns}
      rows={readAll}
      fileName={nameOf({
        name: memberName(player).replaceAll(" ", ""),
        start: compact(range.start),
        end: compact(range.end),
      })}
      {...(onExport && { onExport })}
    >
      {formatMessage(headingText.csv)}
    </ExportButton>
  );
}
