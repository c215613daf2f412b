import { changeShown, type Period, type PitchCode, type PitchingAiStats, type PitchReading } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { AiFindings } from "../../charts/AiStats/AiFindings.tsx";
import { AiPlaces } from "../../charts/AiStats/AiPlaces.tsx";
import { AiStatsBar } from "../../charts/AiStats/AiStatsBar.tsx";
import { AiStatsPending } from "../../charts/AiStats/AiStatsPending.tsx";
import { BallChoice } from "../../charts/AiStats/BallChoice.tsx";
import { pitchingLooks } from "../../charts/AiStats/figureLook.ts";
import { SpeedForecast } from "../../charts/AiStats/SpeedForecast.tsx";
import { SpeedSpread } from "../../charts/AiStats/SpeedSpread.tsx";
import { SpeedTrend } from "../../charts/AiStats/SpeedTrend.tsx";
import { ReportFrame } from "../../components/ReportFrame/ReportFrame.tsx";
import type { ReportFrameAround } from "../../components/ReportFrame/reportFrameProps.ts";
import { aiLackText, aiStatsText, pitchingFigureText } from "../../copy/analyzer/aiStats.ts";
import { genderText, gradeText } from "../../copy/members/person.ts";
import { ballText } from "../../copy/team/ball.ts";
import { BelowFirstLook } from "../../layout/BelowFirstLook.tsx";
import { Columns } from "../../layout/Columns/Columns.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { type LaterPart, useLaterPart } from "../../state/useLaterPart.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { ArsenalPanel } from "./parts/ArsenalPanel.tsx";
import { FatiguePanel } from "./parts/FatiguePanel.tsx";
import type { PitchingAiStatsView } from "./view.ts";

export type { PitchingAiStatsView } from "./view.ts";
export type ReportPitchingAiStatsScreenProps = ReportFrameAround & {
  stats: Loadable<PitchingAiStats>;
  /** チームの球種の読み方 (D-1)。 */
  reading: PitchReading;
  view: PitchingAiStatsView;
  onViewChange: (change: Partial<PitchingAiStatsView>) => void;
  onRetry: () => void;
  /** 図は、題と絞り込みが出てから運ぶ。 */
  loadPart: LoadPart;
};

/** 投球のAIスタッツ：わかったことを三つまで、その下に位置と球種と見通しと10球ごとの球速。 */
export function ReportPitchingAiStatsScreen(props: ReportPitchingAiStatsScreenProps) {
  const { stats, reading, view, onViewChange, onRetry, loadPart, ...around } = props;
  const { formatMessage } = useIntl();
  const charts = useLaterPart(loadPart, fetchCharts);
  const period = {
    value: view.period,
    onChange: (chosen: Period) => onViewChange({ period: chosen }),
    range: stats.status === "ready" ? stats.value.range : undefined,
  };

  return (
    <ReportFrame {...around} mode="pitching" tab="ai_stats" period={period}>
      {stats.status === "ready" ? (
        <>
          <AiStatsBar
            mode="pitching"
            period={period}
            note={formatMessage(aiStatsText.apartBall)}
            unclassified={
              stats.value.unclassified > 0 && formatMessage(aiLackText.unsaidBall, { count: stats.value.unclassified })
            }
          >
            <BallChoice
              choices={stats.value.choices}
              value={stats.value.ball}
              onChange={(ball) => onViewChange({ ball })}
            />
          </AiStatsBar>
          <AiStatsContent charts={charts} answer={stats.value} player={around.player} reading={reading} />
        </>
      ) : (
        <AiStatsPending pending={stats} onRetry={onRetry} />
      )}
    </ReportFrame>
  );
}

type AiStatsContentProps = Pick<ReportFrameAround, "player"> & {
  answer: PitchingAiStats;
  reading: PitchReading;
  charts: LaterPart<typeof import("./parts/charts.ts")>;
};

function AiStatsContent({
  answer: { stats, ball, range, before, nationwide },
  player,
  reading,
  charts,
}: AiStatsContentProps) {
  const { formatMessage } = useIntl();
  const measure = formatMessage(aiStatsText.fastball);
  const member = player.status === "ready" ? player.value : null;
  const among = [
    ...(member ? [gradeText[member.grade]] : []),
    ...(member?.gender ? [genderText[member.gender]] : []),
    ballText[ball],
    ...(nationwide ? [aiStatsText.nationwide] : []),
  ];

  return (
    <>
      <AiFindings
        findings={stats.findings}
        mode="pitching"
        periods={{ range, before }}
        balls={stats.pitches}
        isCompared={stats.isCompared}
        reading={reading}
        gapOf={gapIn(stats.arsenal)}
      />
      <Columns split="7+5">
        <AiPlaces
          places={stats.places}
          nameOf={(figure) => formatMessage(pitchingFigureText[figure])}
          looks={pitchingLooks}
          range={range}
          balls={stats.pitches}
          among={among.map((word) => formatMessage(word)).join("・")}
          isGenderUnknown={member !== null && member.gender === null}
        />
        <ArsenalPanel
          charts={charts}
          arsenal={stats.arsenal}
          range={range}
          balls={stats.pitches}
          suspectTags={stats.suspectTags}
          reading={reading}
        />
      </Columns>
      <BelowFirstLook charts={charts}>
        <Columns split="7+5">
          <SpeedForecast
            charts={charts}
            forecast={stats.forecast}
            trend={stats.trend}
            measure={measure}
            today={range.end}
          />
          <FatiguePanel fatigue={stats.fatigue} reading={reading} />
        </Columns>
        <Columns split="7+5">
          <SpeedTrend charts={charts} trend={stats.trend} measure={measure} today={range.end} />
          <SpeedSpread
            charts={charts}
            spread={stats.spread}
            periods={{ now: range, before }}
            measure={measure}
            beside
          />
        </Columns>
      </BelowFirstLook>
    </>
  );
}

/** The difference of two types' means, as the table and the summary show it. */
const gapIn =
  (arsenal: PitchingAiStats["stats"]["arsenal"]) =>
  (codes: readonly [PitchCode, PitchCode]): number | null => {
    const [one, other] = codes.map((code) => arsenal.enough && arsenal.types.find((type) => type.code === code));
    return one && other ? changeShown(one.mean, other.mean) : null;
  };

const fetchCharts = () => import("./parts/charts.ts");
