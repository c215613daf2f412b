import type { PitchReading } from "@kyuseki/domain";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { zoneText } from "../../copy/charts/zone.ts";
import { measureText } from "../../copy/controls/measures.ts";
import { token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { textWidth } from "../theme/labels.ts";
import { Density } from "./Density.tsx";
import { HomePlate } from "./HomePlate.tsx";
import type { LocatedPitch } from "./locatedPitch.ts";
import { SelectedPitch } from "./SelectedPitch.tsx";
import { StrikeZoneGrid } from "./StrikeZoneGrid.tsx";
import { type StrikeZone, zonePlace } from "./zonePlace.ts";
import { zoneView } from "./zoneView.ts";

export type ZonePictureProps = {
  box: ChartBox;
  /** 記号で描く球。 */
  pitches: readonly LocatedPitch[];
  /** 密度の面にする球。 */
  crowd?: readonly LocatedPitch[] | undefined;
  zone: StrikeZone;
  reading: PitchReading;
  selectedId?: string | undefined;
  onSelect?: ((pitchId: string) => void) | undefined;
  /** 図の下に添える言葉。 */
  words?: string | undefined;
};

/** 捕手から見たストライクゾーンと投球の位置。 */
export function ZonePicture({ box, pitches, crowd, zone, reading, selectedId, onSelect, words }: ZonePictureProps) {
  const { formatMessage } = useIntl();
  const { width, height, em } = box;
  const view = useMemo(() => zoneView({ width, height, em }), [width, height, em]);
  const marks = useMemo(
    () => pitches.map((pitch) => ({ pitch, ...view.place(zonePlace(pitch.location, zone)) })),
    [pitches, zone, view],
  );
  const points = useMemo(() => marks.map(({ pitch, x, y }) => ({ rowId: pitch.id, x, y })), [marks]);
  const selected = marks.find(({ pitch }) => pitch.id === selectedId);

  return (
    <>
      <Frame width={width} height={height} data-selecting={selected ? "" : undefined}>
        <StrikeZoneGrid view={view} part="shadow" />
        {crowd && <Density pitches={crowd} zone={zone} view={view} />}
        <StrikeZoneGrid view={view} part="zone" />
        <HomePlate view={view} />
        {marks.map(({ pitch, x, y }) => (
          <path
            key={pitch.id}
            data-mark=""
            transform={`translate(${x} ${y})`}
            d={symbolPath(pitchMarks[pitch.code].symbol, 0.385 * em)}
            fill={token(pitchMarks[pitch.code].color)}
          />
        ))}
        {selected && <SelectedPitch {...selected} box={box} reading={reading} />}
        <text data-caption="" x={width / 2} y={height - 0.35 * em}>
          {words !== undefined && textWidth(words, em) <= width ? words : formatMessage(zoneText.view)}
        </text>
      </Frame>
      <ChartPoints box={box} points={points} label={formatMessage(measureText.pitching)} onSelect={onSelect} />
    </>
  );
}

const Frame = styled.svg`
  & [data-mark] {
    stroke: ${token("surface")};
    stroke-width: 1;
    opacity: 0.9;
  }
  &[data-selecting] [data-mark] {
    opacity: 0.62;
  }
  & > [data-caption] {
    fill: ${token("chart-label")};
    font-size: ${token("fs-caption")};
    text-anchor: middle;
  }
`;
