import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { chartText } from "../../copy/charts/chart.ts";
import { useOptimisticChoice } from "../../state/useOptimisticChoice.ts";
import { keyframes } from "../../tokens/keyframes.ts";
import { token } from "../../tokens/theme.ts";
import { pictureLook } from "../theme/pictureLook.ts";
import { ChartHead, type ChartView } from "./ChartHead.tsx";
import { ChartTableView } from "./ChartTableView.tsx";
import { ChartFrameContext } from "./chartFrameContext.ts";
import type { ChartTable } from "./chartTable.ts";
import { rowsHeight, rowsStyle } from "./rowsHeight.ts";
import { type ChartBox, useChartBox } from "./useChartBox.ts";

type FixedHeight = "s" | "m" | "l";
/** A fixed height, or a number of rows. */
export type ChartHeight = FixedHeight | number;
export type ChartFrameProps = Omit<ComponentPropsWithRef<"figure">, "title" | "children"> & {
  title?: string | undefined;
  /** 縦軸の名前と単位。図の左上に一度だけ書く。 */
  unit?: string | undefined;
  /** 図からわかることを一文で。図の読み上げの名前になる。 */
  summary: string;
  /** 図と同じ数字。一行もなければ、図の高さを取らず、`empty` の一文だけを出す。 */
  table: ChartTable;
  legend?: ReactNode;
  height?: ChartHeight | undefined;
  empty?: ReactNode;
  /** 凡例が行を隠している。一行も残らなくても、凡例と図の高さを保つ。 */
  hidesRows?: boolean;
  /** 場所の大きさがわかってから描く。 */
  children: (box: ChartBox) => ReactNode;
};

/** 図の枠。場所を先に取り、グラフと表を切り替え、点をキーボードへ開く。 */
export function ChartFrame({
  title,
  unit,
  summary,
  table,
  legend,
  height = "m",
  empty,
  hidesRows = false,
  children,
  onKeyDown,
  ...rest
}: ChartFrameProps) {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<ChartView>("chart");
  const [pressed, choose] = useOptimisticChoice(view);
  const [isFresh, setFresh] = useState(true);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const { pictureRef, box } = useChartBox();
  const rows = useRef<HTMLElement>(null);
  const context = useMemo(() => ({ table, layer }), [table, layer]);
  const isEmpty = table.rows.length === 0;
  const nothing = <Nothing>{empty ?? formatMessage(chartText.empty)}</Nothing>;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const typed = event.target instanceof HTMLInputElement || event.nativeEvent.isComposing;
    if (typed || isEmpty || event.key.toLowerCase() !== "t" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const wasInside = layer?.contains(event.target as Node) || rows.current?.contains(event.target as Node);
    const other = otherThan(view);
    flushSync(() => setView(other));
    // The focused view is hidden now: its counterpart takes the focus.
    if (wasInside) (other === "table" ? rows.current : layer?.querySelector<HTMLElement>("[tabindex]"))?.focus();
  };

  if (isEmpty && !hidesRows) {
    return (
      <Figure aria-label={title ?? table.caption} {...rest} onKeyDown={onKeyDown}>
        {title && <h3>{title}</h3>}
        {nothing}
      </Figure>
    );
  }
  return (
    <Figure aria-label={title ?? table.caption} {...rest} onKeyDown={handleKeyDown} data-view={view}>
      <ChartHead
        title={title}
        unit={unit}
        legend={legend}
        other={isEmpty ? undefined : otherThan(pressed)}
        onSwitch={(chosen) => choose(chosen, () => setView(chosen))}
      />
      <Place data-height={typeof height === "number" ? "rows" : height} style={rowsStyle(height)}>
        {isEmpty ? (
          nothing
        ) : (
          <ChartFrameContext value={context}>
            <Picture ref={pictureRef} data-fresh={(box && isFresh) || undefined} onAnimationEnd={() => setFresh(false)}>
              <div role="img" aria-label={summary}>
                {box && layer && children(box)}
              </div>
              <Layer ref={setLayer} />
            </Picture>
          </ChartFrameContext>
        )}
        {!isEmpty && view === "table" && <ChartTableView ref={rows} table={table} />}
      </Place>
    </Figure>
  );
}

const otherThan = (view: ChartView): ChartView => (view === "chart" ? "table" : "chart");

const heights = {
  s: `max(${token("chart-s")}, 2 * ${token("sp-10")})`,
  m: `max(${token("chart-m")}, ${token("cell-m")})`,
  l: `max(${token("chart-l")}, ${token("cell-l")})`,
  rows: rowsHeight,
} as const satisfies Record<FixedHeight | "rows", string>;

const Figure = styled.figure`
  ${pictureLook}
  display: flex;
  flex-direction: column;
  gap: ${token("sp-1")};
  min-width: 0;
`;

const Place = styled.div`
  position: relative;
  min-width: 0;

  ${Object.entries(heights)
    .map(([height, size]) => `&[data-height="${height}"] { height: ${size}; }`)
    .join("\n")}
`;

const Nothing = styled.div`
  padding-block: ${token("sp-2")};
  color: ${token("ink-2")};
`;

const Picture = styled.div`
  position: relative;
  height: 100%;
  font-size: ${token("fs-small")};

  [data-view="table"] & {
    display: none;
  }
  &[data-fresh] > * {
    animation: ${keyframes("appear")} ${token("dur-3")} ${token("ease-out")};
  }
  @media print {
    [data-view="table"] & {
      display: block;
    }
  }
`;

const Layer = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;
