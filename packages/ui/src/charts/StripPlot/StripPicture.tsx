import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { rangeValueText } from "../../copy/charts/range.ts";
import { decimal } from "../../format/decimal.ts";
import { media, token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { PlaceName } from "../theme/labelLook.ts";
import type { Range } from "../theme/ticks.ts";
import { RowScale } from "./RowScale.tsx";
import { rowsView } from "./rowsView.ts";
import type { StripGroup } from "./stripGroup.ts";
import { bestRadiusEm, stripLabels } from "./stripLabels.ts";
import { swarm } from "./swarm.ts";

export type StripPictureProps = {
  box: ChartBox;
  groups: readonly StripGroup[];
  range: Range;
  digits: 0 | 1;
  unit: string;
  label: string;
  onSelect?: ((playerId: string) => void) | undefined;
};

/** 学年の行と、選手の丸と、目標の範囲。 */
export function StripPicture({ box, groups, range, digits, unit, label, onSelect }: StripPictureProps) {
  const { formatMessage } = useIntl();
  const { width, height, em } = box;
  const view = useMemo(
    () => rowsView({ width, height, em }, { names: groups, range, room: 0 }),
    [groups, range, width, height, em],
  );
  const marks = useMemo(
    () =>
      groups
        .flatMap(({ id: group, players }, index) => {
          const ordered = [...players].sort((a, b) => a.value - b.value);
          const xs = ordered.map(({ value }) => view.x(value));
          const lanes = swarm(xs, 0.6 * em, Math.floor((0.36 * view.rowHeight) / laneEm / em));
          return ordered.map((player, at) => ({
            player,
            group,
            x: xs[at] ?? 0,
            // Below the line first: names stand above it.
            y: (index + 0.5) * view.rowHeight - (lanes[at] ?? 0) * laneEm * em,
          }));
        })
        // Bests are drawn over their neighbours.
        .sort((a, b) => Number(a.player.isBest ?? false) - Number(b.player.isBest ?? false)),
    [groups, view, em],
  );
  const labels = stripLabels(marks, { width, em }, ({ name, value }) =>
    formatMessage(rangeValueText.labelled, { name, value: decimal(value, digits) }),
  );
  const points = useMemo(
    () =>
      groups.flatMap(({ id }) =>
        marks
          .filter(({ group }) => group === id)
          .sort((a, b) => a.x - b.x)
          .map(({ player, x, y }) => ({ rowId: player.id, x, y, group: id })),
      ),
    [groups, marks],
  );

  return (
    <>
      <Strips width={width} height={height}>
        <RowScale view={view} em={em} unit={unit} />
        {groups.map(
          ({ id, target }, index) =>
            target && (
              <rect
                key={id}
                data-part="target"
                x={view.x(target[0])}
                y={(index + 0.5) * view.rowHeight - 0.55 * em}
                width={view.x(target[1]) - view.x(target[0])}
                height={1.1 * em}
                rx={2}
              />
            ),
        )}
        {groups.map(({ id, goal }, index) => {
          if (goal == null) return null;
          const [x, y] = [view.x(goal), (index + 0.5) * view.rowHeight];
          return <line key={id} data-part="goal" x1={x} x2={x} y1={y - 0.75 * em} y2={y + 0.75 * em} />;
        })}
        {marks.map(({ player: { id, isBest }, x, y }) => (
          <circle
            key={id}
            data-part="player"
            data-best={isBest || undefined}
            cx={x}
            cy={y}
            r={isBest ? bestRadiusEm * em : 0.35 * em}
          />
        ))}
        {labels.map(({ id, words, x, y }) => (
          <PlaceName key={id} x={x} y={y} textAnchor="middle">
            {words}
          </PlaceName>
        ))}
      </Strips>
      <ChartPoints box={box} points={points} label={label} onSelect={onSelect} />
    </>
  );
}

const laneEm = 0.4;

const Strips = styled.svg`
  & [data-part="target"] {
    fill: ${token("chart-band")};
  }
  & [data-part="goal"] {
    stroke: ${token("ink-2")};
    stroke-width: 2;
  }
  & > [data-part="player"] {
    fill: ${token("primary")};
    stroke: ${token("surface")};
    opacity: 0.8;
  }
  & > [data-best] {
    fill: ${token("accent")};
    stroke: ${token("ink")};
    stroke-width: 1.75;
    opacity: 1;
  }
  [data-print] & [data-part="target"] {
    stroke: ${token("line-strong")};
  }
  @media print {
    & [data-part="target"] {
      stroke: ${token("line-strong")};
    }
  }
  @media ${media.forcedColors} {
    & :is([data-part="target"], [data-part="goal"]) {
      stroke: CanvasText;
    }
    & > [data-best] {
      fill: Highlight;
    }
  }
`;
