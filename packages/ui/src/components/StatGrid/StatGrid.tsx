import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { StatPanel, type StatPanelProps } from "../StatPanel/StatPanel.tsx";
import { StatFigure } from "./StatFigure.tsx";
import type { Stat } from "./stat.ts";
import { statGridStyle } from "./statGridStyle.ts";

export type StatGridProps = Omit<StatPanelProps, "children"> & {
  /** 3〜5個。一番知りたいものを先に。 */
  stats: readonly Stat[];
  /** はじめの数字だけをランプの色にする。 */
  highlight?: "first" | "none";
  /** `even` は同じ幅。`three` はスマートフォンや引き出しの中でも三列。`podium` は一位を大きく、スマートフォンでは一行ずつ。 */
  layout?: "even" | "three" | "podium";
  /** まだ届いていない。数字の場所に「–」を出す。 */
  loading?: boolean;
};

/** 画面のはじめに置く数字。何を見に来たのかに、まず答える。 */
export function StatGrid({ stats, highlight = "first", layout = "even", loading = false, ...rest }: StatGridProps) {
  const columns: Record<`--${string}`, number> = { "--stats": stats.length };

  return (
    <StatPanel aria-busy={loading || undefined} {...rest}>
      <Measured>
        <Figures style={columns} data-layout={layout} data-highlight={highlight}>
          {stats.map((stat) => (
            <StatFigure key={stat.id} stat={stat} loading={loading} />
          ))}
        </Figures>
      </Measured>
    </StatPanel>
  );
}

/** Container for the panel's own width: it is as often in a drawer as across the page. */
const Measured = styled.div`
  flex: 1;
  display: flex;
  container-type: inline-size;

  header + & {
    border-block-start: ${token("hairline")} solid ${token("board-line")};
  }
`;

const Figures = styled.dl`
  ${statGridStyle}
`;
