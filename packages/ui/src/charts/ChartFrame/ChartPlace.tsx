import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { refreshIcon } from "../../components/Icon/icons.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { chartText } from "../../copy/charts/chart.ts";
import { failureActionText } from "../../copy/controls/failure.ts";
import type { LaterPart } from "../../state/useLaterPart.ts";
import { media, token } from "../../tokens/theme.ts";
import { rowsHeight, rowsStyle } from "./rowsHeight.ts";

export type ChartPlaceProps<Charts> = {
  charts: LaterPart<Charts>;
  /** 図にする数が、まだ届いていない。 */
  loading?: boolean;
  /** 図の高さ、または行の数。`plain` のほかには、単位と切り替えの行が付く。 */
  height?: "l" | "m" | "s" | "plain" | number;
  children: (charts: Charts) => ReactNode;
};

/** 図の場所。図を描くものと数の両方が届くまで、高さを取っておく。 */
export function ChartPlace<Charts>({ charts, loading = false, height = "plain", children }: ChartPlaceProps<Charts>) {
  const { formatMessage } = useIntl();
  const place = { "data-height": typeof height === "number" ? "rows" : height, style: rowsStyle(height) };
  if (charts.status === "ready" && !loading) return children(charts.value);
  if (charts.status !== "missing") {
    return (
      <Place aria-busy="true" {...place}>
        <Skeleton shape="block" />
      </Place>
    );
  }
  return (
    <Place role="alert" data-missing {...place}>
      {formatMessage(chartText.missing)}
      <Button icon={refreshIcon} onClick={charts.onRetry}>
        {formatMessage(failureActionText.reload)}
      </Button>
    </Place>
  );
}

const heights = {
  l: token("chart-l"),
  m: token("chart-m"),
  s: token("chart-s"),
  plain: token("chart-m"),
  rows: rowsHeight,
} as const satisfies Record<Exclude<ChartPlaceProps<unknown>["height"], number | undefined> | "rows", string>;

const Place = styled.div`
  --head: calc(${token("control-s")} + ${token("sp-1")});

  @media ${media.touch} {
    --head: calc(${token("touch")} + ${token("sp-1")});
  }
  ${Object.entries(heights)
    .map(([height, size]) => `&[data-height="${height}"] { height: calc(${size} + var(--head)); }`)
    .join("\n")}
  &[data-height="plain"] {
    height: ${heights.plain};
  }

  &[data-missing] {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${token("sp-3")};
    color: ${token("ink-2")};
  }
`;
