import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../tokens/theme.ts";
import { type Gap, gaps } from "./Stack/Stack.tsx";

export type GridProps = ComponentPropsWithRef<"div"> & {
  /** ひとつの升の最小の幅。これより狭くなる前に段が変わる。 */
  cell: Cell;
  gap?: Gap;
};
type Cell = "s" | "m" | "l";

/** 同じ大きさの升を、入るだけ横に並べる。 */
export function Grid({ cell, gap = "m", ...rest }: GridProps) {
  return <Cells {...rest} data-cell={cell} data-gap={gap} />;
}

const widths = {
  s: token("cell-s"),
  m: token("cell-m"),
  l: token("cell-l"),
} as const satisfies Record<Cell, string>;

const Cells = styled.div`
  display: grid;

  ${Object.entries(widths)
    .map(
      ([cell, width]) =>
        `&[data-cell="${cell}"] { grid-template-columns: repeat(auto-fill, minmax(min(100%, ${width}), 1fr)); }`,
    )
    .join("\n")}
  ${Object.entries(gaps)
    .map(([gap, space]) => `&[data-gap="${gap}"] { gap: ${space}; }`)
    .join("\n")}
`;
