import type { Member, Period } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { PrintPreview } from "../../components/PrintSheet/PrintPreview.tsx";
import { PrintRoom } from "../../components/PrintSheet/PrintRoom.tsx";
import { PrintSkeleton } from "../../components/PrintSheet/PrintSkeleton.tsx";
import { ReportPeriod } from "../../components/ReportFrame/ReportPeriod.tsx";
import { printReportText } from "../../copy/analyzer/printReport.ts";
import { reportText } from "../../copy/analyzer/report.ts";
import { useInSlices } from "../../layout/useInSlices.ts";
import type { Loadable } from "../../state/loadable.ts";
import { type ReportData, ReportPrintSheet, type ReportPrintSheetProps } from "./parts/ReportPrintSheet.tsx";

export type PrintReportScreenProps = Omit<ReportPrintSheetProps, keyof ReportData | "member"> & {
  player: Loadable<Member>;
  /** 紙に載る四つの答え。すべて届くまで紙は出さない。 */
  report: Loadable<ReportData>;
  /** 戻る先のレポート。 */
  backHref: string;
  onPeriod: (period: Period) => void;
  onPrint: () => void;
  onRetry: () => void;
};

/** 選手一人のレポートを、A4 一枚に。 */
export function PrintReportScreen(props: PrintReportScreenProps) {
  const { player, report: arrivedReport, backHref, onPeriod, onPrint, onRetry, ...paper } = props;
  const { formatMessage } = useIntl();
  const report = useInSlices(arrivedReport);
  const room = { title: formatMessage(printReportText.title), backHref, back: formatMessage(printReportText.back) };

  if (player.status === "failed" && player.code === "not_found") {
    return (
      <PrintRoom {...room} backHref="/nextshot/report">
        <EmptyState title={formatMessage(reportText.missing)}>{formatMessage(reportText.missingBody)}</EmptyState>
      </PrintRoom>
    );
  }
  const failed = [player, report].find(({ status }) => status === "failed");
  if (failed?.status === "failed") {
    return (
      <PrintRoom {...room}>
        <ErrorState code={failed.code} onRetry={onRetry} />
      </PrintRoom>
    );
  }
  if (player.status !== "ready" || report.status !== "ready") {
    return (
      <PrintRoom {...room}>
        <PrintSkeleton />
      </PrintRoom>
    );
  }
  return (
    <PrintRoom {...room} title={undefined} tools={<ReportPeriod value={paper.period} onChange={onPeriod} />}>
      <PrintPreview onPrint={onPrint}>
        <ReportPrintSheet {...paper} {...report.value} member={player.value} />
      </PrintPreview>
    </PrintRoom>
  );
}
