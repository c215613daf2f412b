import type { Ball, BattingAiStats, BattingTypeCode, Gender, Grade, Period } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { AiFindings } from "../../charts/AiStats/AiFindings.tsx";
import { AiPlaces } from "../../charts/AiStats/AiPlaces.tsx";
import { AiStatsBar } from "../../charts/AiStats/AiStatsBar.tsx";
import { AiStatsPending } from "../../charts/AiStats/AiStatsPending.tsx";
import { BallChoice } from "../../charts/AiStats/BallChoice.tsx";
import { battingLooks } from "../../charts/AiStats/figureLook.ts";
import { SpeedForecast } from "../../charts/AiStats/SpeedForecast.tsx";
import { SpeedSpread } from "../../charts/AiStats/SpeedSpread.tsx";
import { SpeedTrend } from "../../charts/AiStats/SpeedTrend.tsx";
import { ReportFrame } from "../../components/ReportFrame/ReportFrame.tsx";
import type { ReportFrameAround } from "../../components/ReportFrame/reportFrameProps.ts";
import { FilterSegment } from "../../components/Segment/FilterSegment.tsx";
import { aiLackText, aiStatsText, aiStatsValueText, battingFigureText } from "../../copy/analyzer/aiStats.ts";
import { battingTypeText } from "../../copy/controls/measures.ts";
import { genderText, gradeText } from "../../copy/members/person.ts";
import { ballText } from "../../copy/team/ball.ts";
import { BelowFirstLook } from "../../layout/BelowFirstLook.tsx";
import { Columns } from "../../layout/Columns/Columns.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { type LaterPart, useLaterPart } from "../../state/useLaterPart.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { ExpectedBasesPanel } from "./parts/ExpectedBasesPanel.tsx";
import { LaunchWindowPanel } from "./parts/LaunchWindowPanel.tsx";
import { ModeGapPanel } from "./parts/ModeGapPanel.tsx";
import type { BattingAiStatsView } from "./view.ts";

export type { BattingAiStatsView } from "./view.ts";
export type ReportBattingAiStatsScreenProps = ReportFrameAround & {
  stats: Loadable<BattingAiStats>;
  view: BattingAiStatsView;
  onViewChange: (change: Partial<BattingAiStatsView>) => void;
  onRetry: () => void;
  /** 図は、題と絞り込みが出てから運ぶ。 */
  loadPart: LoadPart;
};

/** 打撃のAIスタッツ：わかったことを三つまで、その下に位置と角度と伸びと見通し。 */
export function ReportBattingAiStatsScreen(props: ReportBattingAiStatsScreenProps) {
  const { stats, view, onViewChange, onRetry, loadPart, ...around } = props;
  const { formatMessage } = useIntl();
  const charts = useLaterPart(loadPart, fetchCharts);
  const answer = stats.status === "ready" ? stats.value : null;
  const period = {
    value: view.period,
    onChange: (chosen: Period) => onViewChange({ period: chosen }),
    range: answer?.range,
  };
  const member = around.player.status === "ready" ? around.player.value : null;

  return (
    <ReportFrame {...around} mode="batting" tab="ai_stats" period={period}>
      {answer && (
        <AiStatsBar
          mode="batting"
          period={period}
          note={formatMessage(aiStatsText.apart)}
          unclassified={
            answer.unclassified > 0 && formatMessage(aiLackText.unclassified, { count: answer.unclassified })
          }
        >
          <FilterSegment
            label={formatMessage(aiStatsText.battingType)}
            options={battingTypes.map((type) => ({
              value: String(type),
              label: formatMessage(aiStatsValueText.typeOption, {
                type: formatMessage(battingTypeText[type]),
                count: answer.stats.counts[type],
              }),
            }))}
            value={String(answer.batting_type)}
            onChange={(value) => onViewChange({ type: battingTypes.find((type) => String(type) === value) ?? null })}
          />
          <BallChoice choices={answer.choices} value={answer.ball} onChange={(ball) => onViewChange({ ball })} />
        </AiStatsBar>
      )}
      {stats.status === "ready" ? (
        <AiStatsContent charts={charts} answer={stats.value} member={member} />
      ) : (
        <AiStatsPending pending={stats} onRetry={onRetry} />
      )}
    </ReportFrame>
  );
}

type Compared = { grade: Grade; gender: Gender | null };

type AiStatsContentProps = {
  answer: BattingAiStats;
  member: Compared | null;
  charts: LaterPart<typeof import("./parts/charts.ts")>;
};

function AiStatsContent({ answer, member, charts }: AiStatsContentProps) {
  const { formatMessage } = useIntl();
  const { stats, batting_type, ball, range, before, nationwide } = answer;
  const balls = stats.counts[batting_type];
  const measure = formatMessage(aiStatsText.exitSpeed);
  const isGenderUnknown = member !== null && member.gender === null;
  const among = [...amongOf(member, batting_type, ball), ...(nationwide ? [aiStatsText.nationwide] : [])].map((word) =>
    formatMessage(word),
  );

  return (
    <>
      <AiFindings
        findings={stats.findings}
        mode="batting"
        periods={{ range, before }}
        balls={balls}
        isCompared={stats.isCompared}
      />
      <Columns split="7+5">
        <AiPlaces
          places={stats.places}
          nameOf={(figure) => formatMessage(battingFigureText[figure])}
          looks={battingLooks}
          range={range}
          balls={balls}
          among={among.join("・")}
          isGenderUnknown={isGenderUnknown}
        />
        <LaunchWindowPanel charts={charts} launch={stats.window} balls={balls} range={range} />
      </Columns>
      <BelowFirstLook charts={charts}>
        <Columns split="6+6">
          <SpeedTrend charts={charts} trend={stats.trend} measure={measure} today={range.end} />
          <SpeedForecast
            charts={charts}
            forecast={stats.forecast}
            trend={stats.trend}
            measure={measure}
            today={range.end}
          />
        </Columns>
        <Columns split="6+6">
          <ExpectedBasesPanel
            bases={stats.expectedBases}
            live={stats.counts[3]}
            range={range}
            isNationwide={answer.bases_nationwide}
            isGenderUnknown={isGenderUnknown}
          />
          <ModeGapPanel gap={stats.modeGap} counts={stats.counts} range={range} />
        </Columns>
        <SpeedSpread charts={charts} spread={stats.spread.speed} periods={{ now: range, before }} measure={measure} />
      </BelowFirstLook>
    </>
  );
}

const amongOf = (member: Compared | null, type: BattingTypeCode, ball: Ball) => [
  ...(member ? [gradeText[member.grade]] : []),
  ...(member?.gender ? [genderText[member.gender]] : []),
  battingTypeText[type],
  ballText[ball],
];

const battingTypes = [1, 2, 3] as const satisfies readonly BattingTypeCode[];

const fetchCharts = () => import("./parts/charts.ts");
