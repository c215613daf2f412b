import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

export type HatchLevel = 0 | 1 | 2 | 3;
export type HatchProps = Omit<ComponentPropsWithRef<"svg">, "children"> & {
  /** 0は白、1は粗い斜線、2は細かい斜線、3は黒。 */
  level: HatchLevel;
  /** 隣に言葉がないときの名前。 */
  label?: string;
};

/** 色のない印刷でも見分けられる四段の濃さ。線で描くので、背景を刷らない設定でも残る。 */
export function Hatch({ level, label, ...rest }: HatchProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Cell viewBox="0 0 160 16" preserveAspectRatio="xMinYMin slice" {...rest} {...spoken} data-level={level}>
      <path d={lines[level]} />
    </Cell>
  );
}

/** Diagonal strokes `step` apart over a strip ten squares long; the box clips them. */
const strokes = (step: number) =>
  Array.from({ length: Math.ceil(176 / step) }, (_, index) => `M${index * step - 16} 0l16 16`).join("");

const lines = {
  0: "",
  1: strokes(6),
  2: strokes(3),
  3: "M0 0h160v16h-160z",
} as const satisfies Record<HatchLevel, string>;

const Cell = styled.svg`
  flex: none;
  width: ${token("icon-l")};
  height: ${token("icon-l")};
  border: ${token("hairline")} solid currentColor;
  stroke: currentColor;
  stroke-width: 1;
  fill: none;

  &[data-level="3"] {
    fill: currentColor;
  }
`;
