import { type PitchReading, pitchType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { zoneValueText } from "../../copy/charts/zone.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import type { LocatedPitch } from "./locatedPitch.ts";

export type SelectedPitchProps = { pitch: LocatedPitch; x: number; y: number; box: ChartBox; reading: PitchReading };

/** 選んでいる球。輪と、略号と球速の札。 */
export function SelectedPitch({ pitch, x, y, box: { width, em }, reading }: SelectedPitchProps) {
  const { formatMessage } = useIntl();
  const { symbol, color } = pitchMarks[pitch.code];
  const { letters } = pitchType(pitch.code, reading);
  const words = formatMessage(zoneValueText.selected, { letters, speed: decimal(pitch.speedKmh, 1) }).trim();
  const half = 2.5 * em;
  const middle = Math.max(half, Math.min(width - half, x));
  const top = y > 3 * em ? y - 2.9 * em : y + 1.4 * em;

  return (
    <>
      <Halo cx={x} cy={y} r={1.15 * em} />
      <Mark transform={`translate(${x} ${y})`} d={symbolPath(symbol, 0.54 * em)} fill={token(color)} />
      <Plate x={middle - half} y={top} width={2 * half} height={1.5 * em} rx={em / 4} />
      <Words x={middle} y={top + 1.12 * em}>
        {words}
      </Words>
    </>
  );
}

const Halo = styled.circle`
  fill: color-mix(in srgb, ${token("accent")} 55%, transparent);
  stroke: ${token("ink")};
  stroke-width: 1.5;
`;

const Mark = styled.path`
  stroke: ${token("surface")};
  stroke-width: 1;
`;

const Plate = styled.rect`
  fill: ${token("ink")};
`;

const Words = styled.text`
  fill: ${token("surface")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-body")};
  font-weight: ${token("fw-num-l")};
  font-feature-settings: "tnum";
  text-anchor: middle;
`;
