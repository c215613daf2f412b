import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type StackProps = ComponentPropsWithRef<"div"> & {
  /** 上下の間隔。近いものほど小さく。 */
  gap?: Gap;
  /** 言葉としての役目。なければ `div`。 */
  as?: "article" | "p" | "section" | "span" | "ul";
};
export type Gap = "none" | "xs" | "s" | "m" | "l" | "xl";

/** 上から下へ、同じ間隔で並べる。 */
export function Stack({ gap = "m", ...rest }: StackProps) {
  return <Column {...rest} data-gap={gap} />;
}

export const gaps = {
  none: token("sp-0"),
  xs: token("sp-1"),
  s: token("sp-2"),
  m: token("sp-3"),
  l: token("sp-4"),
  xl: token("sp-6"),
} as const satisfies Record<Gap, string>;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${Object.entries(gaps)
    .map(([gap, space]) => `&[data-gap="${gap}"] { gap: ${space}; }`)
    .join("\n")}
`;
