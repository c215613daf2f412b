import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { type ChartColor, chartColors } from "../../tokens/chartColors.ts";
import { media, token } from "../../tokens/theme.ts";
import { type SymbolName, symbolPath } from "./pitchMarks.ts";

export type SymbolMarkSize = "s" | "m";
export type SymbolMarkProps = Omit<ComponentPropsWithRef<"svg">, "children" | "color"> & {
  symbol: SymbolName;
  color: ChartColor;
  size?: SymbolMarkSize;
};

/** 図と同じ記号。意味は隣の言葉が伝える。 */
export function SymbolMark({ symbol, color, size = "s", ...rest }: SymbolMarkProps) {
  return (
    <Picture viewBox="-8 -8 16 16" {...rest} aria-hidden="true" data-color={color} data-size={size}>
      <path d={symbolPath(symbol, 5.4)} />
    </Picture>
  );
}

const sides = { s: token("icon-s"), m: token("icon") } as const satisfies Record<SymbolMarkSize, string>;

const Picture = styled.svg`
  flex: none;

  ${Object.entries(sides)
    .map(([size, side]) => `&[data-size="${size}"] { width: ${side}; height: ${side}; }`)
    .join("\n")}
  ${chartColors.map((color) => `&[data-color="${color}"] { fill: ${token(color)}; }`).join("\n")}

  @media ${media.forcedColors} {
    &[data-color] {
      fill: CanvasText;
    }
  }
`;
