import type { Member, Period } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { PrintDesk } from "../../components/PrintSheet/PrintDesk.tsx";
import { ReportPeriod } from "../../components/ReportFrame/ReportPeriod.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { printReportText } from "../../copy/printReport.ts";
import { reportText } from "../../copy/report.ts";
import { tableText } from "../../copy/table.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { type ReportData, ReportPrintSheet, type ReportPrintSheetProps } from "./ReportPrintSheet.tsx";

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
  const { player, report, backHref, onPeriod, onPrint, onRetry, ...paper } = props;
  const { formatMessage } = useIntl();

  if (player.status === "failed" && player.code === "not_found") {
    return (
      <Around backHref="/nextshot/report">
        <EmptyState title={formatMessage(reportText.missing)}>{formatMessage(reportText.missingBody)}</EmptyState>
      </Around>
    );
  }
  const failed = [player, report].find(({ status }) => status === "failed");
  if (failed?.status === "failed") {
    return (
      <Around backHref={backHref}>
        <ErrorState code={failed.code} onRetry={onRetry} />
      </Around>
    );
  }
  if (player.status !== "ready" || report.status !== "ready") {
    return (
      <Around backHref={backHref}>
        <SkeletonRows role="status" aria-busy="true">
          <VisuallyHidden>{formatMessage(tableText.loading)}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </SkeletonRows>
      </Around>
    );
  }
  return (
    <Around backHref={backHref} isPrint tools={<ReportPeriod value={paper.period} onChange={onPeriod} />}>
      <PrintDesk onPrint={onPrint}>
        <ReportPrintSheet {...paper} {...report.value} member={player.value} />
      </PrintDesk>
    </Around>
  );
}

type AroundProps = { backHref: string; isPrint?: boolean; tools?: ReactNode; children: ReactNode };

function Around({ backHref, isPrint = false, tools, children }: AroundProps) {
  const { formatMessage } = useIntl();
  return (
    <Room>
      {!isPrint && (
        // With a paper the heading is its own.
        <VisuallyHidden>
          <h1>{formatMessage(printReportText.title)}</h1>
        </VisuallyHidden>
      )}
      <nav>
        <Link href={backHref}>{formatMessage(printReportText.back)}</Link>
        {tools}
      </nav>
      {children}
    </Room>
  );
}

const Room = styled.main`
  position: relative;
  min-height: 100dvh;
  background: ${token("surface-3")};

  & > nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token("sp-3")};
    padding: ${token("sp-3")} ${token("sp-4")} 0;
  }
  & > nav > a {
    display: inline-flex;
    align-items: center;
    min-height: ${token("touch")};
  }
  @media print {
    background: none;

    & > nav {
      display: none;
    }
  }
`;

const SkeletonRows = styled.div`
  position: relative;
  display: grid;
  gap: ${token("sp-4")};
  max-width: ${token("paper")};
  margin-inline: auto;
  padding: ${token("sp-5")};

  & > :last-child {
    height: ${token("chart-l")};
  }
`;
