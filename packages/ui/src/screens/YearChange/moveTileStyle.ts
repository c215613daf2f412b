import type { YearMove } from "@kyuseki/domain";
import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

const looks = {
  up: { ink: token("primary-text"), ground: token("primary-soft"), edge: "transparent", line: "solid" },
  graduate: { ink: token("ink-2"), ground: token("surface-3"), edge: token("ink-2"), line: "solid" },
  stay: { ink: token("ink-2"), ground: token("surface"), edge: token("line-strong"), line: "dashed" },
  leave: { ink: token("warn"), ground: token("warn-soft"), edge: token("warn-mark"), line: "solid" },
} as const satisfies Record<YearMove, { ink: string; ground: string; edge: string; line: "solid" | "dashed" }>;

export const moveTileStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  max-width: 100%;
  min-height: ${token("control-s")};
  padding: ${token("rule")} ${token("sp-2")};
  border: ${token("hairline")} solid;
  border-radius: ${token("r-s")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  text-align: start;

  ${Object.entries(looks)
    .map(
      ([move, { ink, ground, edge, line }]) =>
        `&[data-move="${move}"] { color: ${ink}; background: ${ground}; border: ${token("hairline")} ${line} ${edge}; }`,
    )
    .join("\n")}
  &:is(button):hover {
    text-decoration: underline;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :is(b, small) {
    flex: none;
  }
  & > small {
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  @media ${media.touch} {
    padding-inline: ${token("sp-3")};
    font-size: ${token("fs-body")};
  }
  @media ${media.forcedColors} {
    &[data-move] {
      border-color: ButtonBorder;
    }
    &[data-move="leave"] {
      border-style: double;
      border-width: ${token("edge")};
    }
  }
`;
