import { useIntl } from "react-intl";
import { ExportButton, type ExportButtonProps } from "../../../components/ExportButton/ExportButton.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { playerReportValueText } from "../../../copy/analyzer/playerReports.ts";
import { fileDay } from "../../../format/date.ts";
import { playerReportCsv } from "./playerReportCsv.ts";
import type { PlayerReport } from "./playerReportRows.ts";

export type PlayerReportExportProps = Pick<ExportButtonProps<PlayerReport>, "onExport"> & {
  /** 絞り込んだ選手、すべてのページの。 */
  rows: readonly PlayerReport[];
  today: string;
};

/** 絞り込んだ選手の数字を、すべて CSV で残す。 */
export function PlayerReportExport({ rows, today, ...rest }: PlayerReportExportProps) {
  const intl = useIntl();
  const words = useBattingWords();
  return (
    <ExportButton
      {...rest}
      variant="ghost"
      size="s"
      columns={playerReportCsv(intl, words)}
      rows={rows}
      fileName={intl.formatMessage(playerReportValueText.file, { day: fileDay(today) })}
    />
  );
}
