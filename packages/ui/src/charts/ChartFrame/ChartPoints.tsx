import { type CSSProperties, useId, useMemo } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { chartText } from "../../copy/charts/chart.ts";
import { token } from "../../tokens/theme.ts";
import { ChartTooltip } from "./ChartTooltip.tsx";
import { useChartFrame } from "./chartFrameContext.ts";
import type { ChartPoint, PointReach } from "./rovingPoints.ts";
import { useRovingPoints } from "./useRovingPoints.ts";
import { useRowWords } from "./useRowWords.ts";

export type ChartPointsProps = {
  points: readonly ChartPoint[];
  /** 場所の大きさ。吹き出しが内側へ向くために使う。 */
  box: { width: number; height: number };
  /** 点の呼び名。例：「打球」。 */
  label?: string | undefined;
  reach?: PointReach | undefined;
  /** 押すか Enter で、その点の行の id を返す。 */
  onSelect?: ((rowId: string) => void) | undefined;
};

/** 図の点を、マウス・指・矢印キーでたどる。読み上げは、たどった点の表の行を値として読む。 */
export function ChartPoints({ points, box, label, reach = "near", onSelect }: ChartPointsProps) {
  const { formatMessage } = useIntl();
  const helpId = useId();
  const { table, layer } = useChartFrame();
  const wordsOf = useRowWords(table);
  const { place, shown, handlers } = useRovingPoints(points, { reach, onSelect });
  const current = points[place];
  const spoken = useMemo(() => current && wordsOf(current).spoken, [current, wordsOf]);

  if (!layer || !current) return null;
  return createPortal(
    <>
      <Surface
        {...handlers}
        role="slider"
        tabIndex={0}
        aria-label={label ?? formatMessage(chartText.points)}
        aria-describedby={helpId}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={place + 1}
        aria-valuetext={spoken}
        data-selectable={onSelect ? "" : undefined}
      />
      <VisuallyHidden id={helpId}>
        {formatMessage(onSelect ? chartText.pointsHelpSelect : chartText.pointsHelp)}
      </VisuallyHidden>
      {shown && (
        <>
          <Ring style={placed(shown)} />
          <ChartTooltip
            x={shown.x}
            y={shown.y}
            side={shown.x > box.width / 2 ? "start" : "end"}
            rise={shown.y > box.height / 2 ? "up" : "down"}
            words={wordsOf(shown)}
          />
        </>
      )}
    </>,
    layer,
  );
}

/** React's style type lacks custom properties. */
const placed = ({ x, y }: ChartPoint) => ({ "--x": `${x}px`, "--y": `${y}px` }) as CSSProperties;

const Surface = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: auto;
  touch-action: pan-y;

  &[data-selectable] {
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;

const Ring = styled.div`
  position: absolute;
  inset: var(--y) auto auto var(--x);
  width: calc(${token("sp-4")} + ${token("rule")});
  height: calc(${token("sp-4")} + ${token("rule")});
  border: ${token("rule")} solid ${token("ink")};
  border-radius: ${token("r-full")};
  translate: -50% -50%;

  @media print {
    display: none;
  }
`;
