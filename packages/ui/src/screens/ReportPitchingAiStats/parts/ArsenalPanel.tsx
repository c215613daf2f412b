import type { DateRange, PitchReading } from "@kyuseki/domain";
import type { PitchingStats } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { InsufficientData } from "../../../charts/AiStats/InsufficientData.tsx";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PitchLabel } from "../../../components/PitchLabel/PitchLabel.tsx";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { aiLackText, aiStatsText, aiStatsValueText } from "../../../copy/analyzer/aiStats.ts";
import { shortRange } from "../../../format/calendar.ts";
import { decimal } from "../../../format/decimal.ts";
import type { LaterPart } from "../../../state/useLaterPart.ts";
import { token } from "../../../tokens/theme.ts";

export type ArsenalPanelProps = Pick<PitchingStats, "arsenal" | "suspectTags"> & {
  /** 球を見た期間と、その球数。 */
  range: DateRange;
  balls: number;
  reading: PitchReading;
  charts: LaterPart<typeof import("./charts.ts")>;
};

/** 球種ごとの速さと、ストレートとの差と重なり。名前を確かめたい球も挙げる。 */
export function ArsenalPanel({ arsenal, range, balls, suspectTags, reading, charts }: ArsenalPanelProps) {
  const { formatMessage } = useIntl();
  const nameOf = usePitchName(reading);
  const title = formatMessage(aiStatsText.arsenal);
  if (!arsenal.enough) {
    return (
      <Panel title={title}>
        <InsufficientData lack={arsenal} note={formatMessage(aiLackText.arsenal, { balls, have: arsenal.have })} />
      </Panel>
    );
  }
  const types = arsenal.types.toSorted((a, b) => b.mean - a.mean);
  const [fastest] = types;

  return (
    <Panel title={title} caption={formatMessage(aiStatsValueText.arsenalNote, { dates: shortRange(range) })}>
      <ChartPlace charts={charts} loading={false} height="m">
        {({ RidgeChart }) => (
          <RidgeChart
            caption={title}
            summary={formatMessage(aiStatsValueText.arsenal, {
              count: types.length,
              fastest: fastest ? nameOf(fastest.code).spoken : "",
              mean: decimal(fastest?.mean ?? 0, 1),
            })}
            category={formatMessage(aiStatsText.pitchType)}
            unit="km/h"
            ridges={types.map(({ code, mean, speeds }) => ({
              id: String(code),
              name: nameOf(code).spoken,
              mark: code,
              mean,
              values: speeds,
            }))}
          />
        )}
      </ChartPlace>
      <Table>
        <thead>
          <tr>
            {(["pitchType", "gap", "overlap", "guide"] as const).map((column) => (
              <Cell key={column} as="th" scope="col">
                {formatMessage(aiStatsText[column])}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map(({ code, n, fromFastball, separates, guide }) => (
            <tr key={code}>
              <Cell as="th" scope="row">
                <PitchLabel code={code} reading={reading} />{" "}
                <TypeBalls>{formatMessage(aiStatsValueText.typeBalls, { count: n })}</TypeBalls>
              </Cell>
              <Cell>{fromFastball ? decimal(fromFastball.gap, 1) : noValue}</Cell>
              <Cell>
                {fromFastball
                  ? formatMessage(aiStatsValueText.separates, { overlap: decimal(fromFastball.overlap * 100, 0) })
                  : noValue}
                {separates && <Separates>{formatMessage(aiStatsText.separates)}</Separates>}
              </Cell>
              <Cell>{guide ? decimal(guide.value, 1) : noValue}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {suspectTags.length > 0 && (
        <Suspects>
          <b>{formatMessage(aiStatsText.suspect)}</b>
          <ul>
            {suspectTags.slice(0, mostSuspects).map(({ tagged, at, speed, likely }) => (
              <li key={`${tagged}-${at}`}>
                {formatMessage(aiStatsValueText.suspect, {
                  tagged: nameOf(tagged).spoken,
                  speed: decimal(speed, 1),
                  likely: nameOf(likely).spoken,
                })}
              </li>
            ))}
          </ul>
        </Suspects>
      )}
    </Panel>
  );
}

const noValue = "―";
const mostSuspects = 5;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${token("fs-small")};
  overflow-wrap: anywhere;
`;

const Cell = styled.td`
  padding: ${token("sp-1")} 0 ${token("sp-1")} ${token("sp-2")};
  border-block-end: ${token("hairline")} solid ${token("line")};
  text-align: end;

  &:first-child {
    width: 40%;
    padding-inline-start: 0;
    text-align: start;
  }
  &[scope="col"] {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  &:is(td) {
    font-family: ${token("font-num")};
    font-feature-settings: "tnum", "lnum";
  }
`;

const TypeBalls = styled.small`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  white-space: nowrap;
`;

const Separates = styled.small`
  display: block;
  font-family: ${token("font-sans")};
`;

const Suspects = styled.div`
  padding-block-start: ${token("sp-3")};
  font-size: ${token("fs-small")};
`;
