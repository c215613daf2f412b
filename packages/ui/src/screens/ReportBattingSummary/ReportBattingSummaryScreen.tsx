import type { BattingSummary, Span } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../charts/ChartFrame/ChartPlace.tsx";
import { binOf } from "../../charts/Histogram/bins.ts";
import { HeadlineSkeleton } from "../../components/Headline/HeadlineSkeleton.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ReportFrame } from "../../components/ReportFrame/ReportFrame.tsx";
import { playerPhoto, type ReportFrameAround } from "../../components/ReportFrame/reportFrameProps.ts";
import { useBattingWords } from "../../components/ReportFrame/useBattingWords.ts";
import { reportBattingText, reportBattingValueText } from "../../copy/analyzer/reportBatting.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { BelowFirstLook } from "../../layout/BelowFirstLook.tsx";
import { Columns } from "../../layout/Columns/Columns.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { useLaterPart } from "../../state/useLaterPart.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { BatterHeadline } from "./parts/BatterHeadline.tsx";
import { FlightPanel } from "./parts/FlightPanel.tsx";
import { NoSpeeds } from "./parts/NoSpeeds.tsx";
import { SpeedAnglePanel } from "./parts/SpeedAnglePanel.tsx";
import { SprayPanel } from "./parts/SprayPanel.tsx";
import { SummaryFilters } from "./parts/SummaryFilters.tsx";
import { SummaryPanel } from "./parts/SummaryPanel.tsx";
import type { SummaryPartProps } from "./parts/summaryPart.ts";
import { TrendPanel } from "./parts/TrendPanel.tsx";
import { TypesPanel } from "./parts/TypesPanel.tsx";
import type { BattingSummaryView } from "./view.ts";

export type ReportBattingSummaryScreenProps = ReportFrameAround & {
  /** `view` の条件の集計。 */
  summary: Loadable<BattingSummary>;
  view: BattingSummaryView;
  /** YYYY-MM-DD。 */
  today: string;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<BattingSummaryView>) => void;
  onRetry: () => void;
  /** 図は、題と絞り込みが出てから運ぶ。 */
  loadPart: LoadPart;
};

/** 選手一人の打撃のまとめ。種類と球は混ぜない。 */
export function ReportBattingSummaryScreen(props: ReportBattingSummaryScreenProps) {
  const { summary, view, today, onViewChange, onRetry, loadPart, ...around } = props;
  const { formatMessage } = useIntl();
  const charts = useLaterPart(loadPart, fetchCharts);
  const ready = summary.status === "ready" ? summary.value : null;
  const isEmpty = ready?.figures.count === 0;
  const part = { summary: ready, charts };
  const member = around.player.status === "ready" ? around.player.value : null;

  return (
    <ReportFrame
      {...around}
      mode="batting"
      tab="summary"
      period={{ value: view.period, onChange: (period: Span) => onViewChange({ period }), today }}
    >
      <SummaryFilters summary={ready} view={view} today={today} onChange={onViewChange} />
      {summary.status === "failed" && (
        <FailedPanel
          aria-label={formatMessage(titleText["report-batting-summary"])}
          code={summary.code}
          onRetry={onRetry}
        />
      )}
      {ready && isEmpty && <NoSpeeds summary={ready} view={view} onViewChange={onViewChange} />}
      {summary.status !== "failed" && !isEmpty && (
        <>
          {ready ? <BatterHeadline summary={ready} view={view} photo={playerPhoto(around)} /> : <HeadlineSkeleton />}
          <SummaryPanel summary={ready} view={view} />
          <Columns split="8+4">
            <FlightPanel {...part} />
            <TypesPanel summary={ready} />
          </Columns>
          <BelowFirstLook charts={charts}>
            <Columns split="6+6">
              <TrendPanel {...part} />
              <AnglePanel {...part} />
            </Columns>
            <Columns split="6+6">
              <SpeedAnglePanel {...part} />
              <SprayPanel {...part} bats={member?.additional?.batting ?? null} gender={member?.gender ?? null} />
            </Columns>
          </BelowFirstLook>
        </>
      )}
    </ReportFrame>
  );
}

/** 打球角度の散らばりと、強い打球の範囲。 */
function AnglePanel({ summary, charts }: SummaryPartProps) {
  const { formatMessage } = useIntl();
  const { typeWord } = useBattingWords();
  const bins = useMemo(
    () =>
      binOf(
        (summary?.balls ?? []).flatMap(({ angle }) => (angle === null ? [] : [angle])),
        binDeg,
      ),
    [summary],
  );
  const title = formatMessage(reportBattingText.angles);
  const sweet = summary?.figures.sweet_spot ?? { inside: 0, of: 0 };

  return (
    <Panel
      title={title}
      caption={summary && formatMessage(reportBattingValueText.angleNote, { type: typeWord(summary.batting_type) })}
    >
      <ChartPlace charts={charts} loading={summary === null} height="m">
        {({ Histogram }) => (
          <Histogram
            caption={title}
            measure={formatMessage(reportBattingText.angleMeasure)}
            unit={formatMessage(reportBattingText.degree)}
            counted={formatMessage(reportBattingText.ballCount)}
            countUnit={formatMessage(reportBattingText.balls)}
            summary={formatMessage(reportBattingValueText.anglesSummary, sweet)}
            bins={bins}
            best={{ name: formatMessage(reportBattingText.best), ...bestDeg }}
            empty={formatMessage(reportBattingText.noAngles)}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}

const fetchCharts = () => import("./parts/charts.ts");

/** Bin edges fall on both ends of the range below. */
const binDeg = 8;

/** Statcast's sweet spot. */
const bestDeg = { from: 8, to: 32 } as const;
