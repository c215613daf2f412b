import type { PitchingSummary, PitchReading, Span } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { HeadlineSkeleton } from "../../components/Headline/HeadlineSkeleton.tsx";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { ReportFrame } from "../../components/ReportFrame/ReportFrame.tsx";
import { playerPhoto, type ReportFrameAround } from "../../components/ReportFrame/reportFrameProps.ts";
import { pitchZoneText } from "../../copy/analyzer/reportPitching.ts";
import { BelowFirstLook } from "../../layout/BelowFirstLook.tsx";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Remark } from "../../layout/Text/Remark.ts";
import type { Loadable } from "../../state/loadable.ts";
import { useLaterPart } from "../../state/useLaterPart.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { GapPanel } from "./parts/GapPanel.tsx";
import { LoadPanel } from "./parts/LoadPanel.tsx";
import { NoPitches } from "./parts/NoPitches.tsx";
import { PitchTypesPanel } from "./parts/PitchTypesPanel.tsx";
import { PlayerHeadline } from "./parts/PlayerHeadline.tsx";
import { SpeedPanel } from "./parts/SpeedPanel.tsx";
import { SummaryFilters } from "./parts/SummaryFilters.tsx";
import { SummaryPanel } from "./parts/SummaryPanel.tsx";
import { ZonePanel } from "./parts/ZonePanel.tsx";
import type { PitchingSummaryView } from "./view.ts";

export type { PitchingSummaryView } from "./view.ts";
export type ReportPitchingSummaryScreenProps = ReportFrameAround & {
  summary: Loadable<PitchingSummary>;
  /** 読み直している間。出ている数は、そのまま残る。 */
  refreshing: boolean;
  /** チームの球種の読み方（D-1）。 */
  reading: PitchReading;
  view: PitchingSummaryView;
  /** YYYY-MM-DD。 */
  today: string;
  onViewChange: (change: Partial<PitchingSummaryView>) => void;
  onRetry: () => void;
  /** 図は、題と絞り込みが出てから運ぶ。 */
  loadPart: LoadPart;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: (text: string, fileName: string) => void;
};

/** 投手一人の、球種ごとの球速と、投球数。 */
export function ReportPitchingSummaryScreen(props: ReportPitchingSummaryScreenProps) {
  const { summary, refreshing, reading, view, today, onViewChange, onRetry, loadPart, onExport, ...around } = props;
  const { formatMessage } = useIntl();
  const charts = useLaterPart(loadPart, fetchCharts);
  const value = summary.status === "ready" ? summary.value : null;
  const part = { summary: value, reading, charts };
  const hasPlaces = value !== null && value.located.length > 0;
  const empty = value?.count === 0 && value.medians.length === 0 ? value : null;
  const isEmpty = empty !== null;

  return (
    <ReportFrame
      {...around}
      mode="pitching"
      tab="summary"
      period={{ value: view.period, onChange: (period: Span) => onViewChange({ period }), today }}
    >
      <SummaryFilters summary={value} view={view} today={today} onChange={onViewChange} />
      {summary.status === "failed" ? (
        <FailedPanel code={summary.code} busy={refreshing} onRetry={onRetry} />
      ) : (
        <>
          {value ? <PlayerHeadline summary={value} today={today} photo={playerPhoto(around)} /> : <HeadlineSkeleton />}
          <SummaryPanel summary={value} period={view.period} reading={reading} />
          {empty ? (
            <NoPitches summary={empty} />
          ) : (
            <Columns split="7+5" stackedBelowDesktop>
              <PitchTypesPanel summary={value} period={view.period} reading={reading} onExport={onExport} />
              <GapPanel {...part} />
            </Columns>
          )}
          <BelowFirstLook charts={charts}>
            <Columns split={isEmpty ? "6+6" : "7+5"}>
              {!isEmpty && <SpeedPanel {...part} lines={view.lines} onLines={(lines) => onViewChange({ lines })} />}
              {hasPlaces ? <ZonePanel {...part} /> : <LoadPanel {...part} />}
            </Columns>
            {hasPlaces && <LoadPanel {...part} />}
            {value && !isEmpty && value.zone === null && <Remark as="p">{formatMessage(pitchZoneText.missing)}</Remark>}
          </BelowFirstLook>
        </>
      )}
    </ReportFrame>
  );
}

const fetchCharts = () => import("./parts/charts.ts");
