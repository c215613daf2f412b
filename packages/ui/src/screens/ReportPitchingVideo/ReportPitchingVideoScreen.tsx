import type { BallPage, PitchReading } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { zoneOf } from "../../charts/Zone/zonePlace.ts";
import { BallHead } from "../../components/BallVideo/BallHead.tsx";
import { BallPlace } from "../../components/BallVideo/BallPlace.tsx";
import { BallPlayer } from "../../components/BallVideo/BallPlayer.tsx";
import type { ReportVideoProps } from "../../components/BallVideo/ballVideo.ts";
import { type Filmed, partnerOf, partnersOf } from "../../components/BallVideo/comparison.ts";
import { GapPanel } from "../../components/BallVideo/GapPanel.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { swapIcon } from "../../components/Icon/icons.ts";
import { LaterPanel } from "../../components/Panel/LaterPanel.tsx";
import { PitchLabel } from "../../components/PitchLabel/PitchLabel.tsx";
import { pitchingVideoText } from "../../copy/analyzer/reportVideo.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { useLaterPart } from "../../state/useLaterPart.ts";
import { media } from "../../tokens/theme.ts";
import { CoursePanel } from "./parts/CoursePanel.tsx";
import { dayPitches, hasLocations } from "./parts/dayPitches.ts";
import { fetchCharts, fetchPitchesPanel } from "./parts/parts.ts";
import { SpeedPanel } from "./parts/SpeedPanel.tsx";
import { useVideoTime } from "./parts/useVideoTime.ts";
import { videoPitches } from "./parts/videoPitches.ts";

export type ReportPitchingVideoScreenProps = ReportVideoProps & {
  /** チームの球種の読み方（D-1）。 */
  reading: PitchReading;
};

/** 一球：動画と、コース、この日の一球ごとの結果、球数ごとの球速。どこから選んでも、すべてがその球に移る。 */
export function ReportPitchingVideoScreen(props: ReportPitchingVideoScreenProps) {
  const { formatMessage } = useIntl();

  return (
    <BallPlace {...props} mode="pitching" title={formatMessage(titleText["report-pitching-video"])}>
      {(page) => <Ball {...props} page={page} />}
    </BallPlace>
  );
}

type BallProps = Omit<ReportPitchingVideoScreenProps, "page"> & { page: BallPage };

function Ball({ page, compareWith, onCompareWith, video, loadPart, reading, onOpen, ...acts }: BallProps) {
  const charts = useLaterPart(loadPart, fetchCharts);
  const table = useLaterPart(loadPart, fetchPitchesPanel);
  const { formatMessage } = useIntl();
  const pitches = useMemo(() => dayPitches(page.day), [page.day]);
  const hasCourses = hasLocations(pitches);
  const ticks = useMemo(() => videoPitches(pitches), [pitches]);
  const zone = useMemo(() => zoneOf(page.zone), [page.zone]);
  const measures = measured
    .filter(({ id }) => id === "speed" || page.ball[id] !== null)
    .map(({ label, unit, ...measure }) => ({
      ...measure,
      label: formatMessage(pitchingVideoText[label]),
      unit: formatMessage(pitchingVideoText[unit]),
    }));
  const partner = partnerOf(page, compareWith, null);
  const { control, open, pass } = useVideoTime(page, onOpen);
  const part = { pitches, ballId: page.ball.id, zone, reading, charts, onOpen: open };
  const player = (
    <BallPlayer
      ref={control}
      page={page}
      partner={partner}
      actions={video}
      pitches={ticks}
      onPitchChange={pass}
      reading={reading}
    />
  );

  return (
    <>
      <BallHead
        page={page}
        kind={<PitchLabel code={page.ball.tag_pitch ?? 0} reading={reading} />}
        reading={reading}
        onOpen={open}
        {...acts}
      >
        <CompareSwitch page={page} partner={partner} onChange={onCompareWith} />
      </BallHead>
      {partner && player}
      <Beside split="7+5">
        {partner || !page.video ? <GapPanel page={page} partner={partner} measures={measures} /> : player}
        {hasCourses ? <CoursePanel {...part} /> : <SpeedPanel {...part} />}
      </Beside>
      {!page.video && player}
      <Columns split="7+5">
        <LaterPanel part={table} title={formatMessage(pitchingVideoText.results)} rows={6}>
          {(PitchesPanel) => <PitchesPanel {...part} />}
        </LaterPanel>
        {hasCourses ? <SpeedPanel {...part} /> : <CoursePanel {...part} />}
      </Columns>
    </>
  );
}

type CompareSwitchProps = {
  page: BallPage;
  partner: Filmed | null;
  onChange: (ballId: number | null) => void;
};

/** 動画の中の最速と並べる。どちらかに動画がなければ出さない。 */
function CompareSwitch({ page, partner, onChange }: CompareSwitchProps) {
  const { formatMessage } = useIntl();
  const { best } = partnersOf(page);

  if (!best || !page.video) return null;
  return (
    <Button icon={swapIcon} aria-pressed={partner !== null} onClick={() => onChange(partner ? null : best.ball.id)}>
      {formatMessage(pitchingVideoText.withBest)}
    </Button>
  );
}

const measured = [
  { id: "speed", label: "speedMeasure", unit: "kmh" },
  { id: "spin_rate", label: "spinName", unit: "rpm", digits: 0 },
  { id: "break_vertical", label: "rise", unit: "cm" },
  { id: "break_horizontal", label: "side", unit: "cm" },
] as const;

/** On a phone the video stays in sight over the whole page. */
const Beside = styled(Columns)`
  @media ${media.mobile} {
    display: contents;
  }
`;
