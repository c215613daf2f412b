import styled from "styled-components";
import { figures, media, token } from "../../tokens/theme.ts";
import type { MarkLook } from "./useStoryRows.ts";

/** Each look is a shape of its own, so that none is told by its colour alone. */
const looks = {
  best: `background: ${token("accent")}; color: ${token("accent-ink")};`,
  measured: `inline-size: ${token("mark")}; min-inline-size: 0; block-size: ${token("mark")}; padding: 0;
    border: ${token("rule")} solid ${token("board-ink-2")}; border-radius: ${token("r-full")};`,
  count: `color: ${token("board-ink")};`,
  load: `inline-size: ${token("sp-3")}; min-inline-size: 0; padding: 0; --bar: ${token("board-good")};
    background: linear-gradient(to top, var(--bar) max(${token("edge")}, var(--share, 0.6) * 100%), transparent 0);`,
  over: `min-inline-size: ${token("sp-6")}; padding: 0; border: ${token("rule")} solid ${token("board-bad")};
    color: ${token("board-bad")};`,
  pain: `border-block-end: ${token("edge")} solid ${token("warn-mark")}; background: ${token("warn-soft")};
    color: ${token("warn")};`,
} as const satisfies Record<MarkLook, string>;

/** 印の形。`load` は棒で、`--share`（0–1）が高さ。`data-size="s"` は読みかたの一行に入る大きさ。 */
export const StoryShape = styled.i`
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  min-inline-size: ${token("sp-5")};
  block-size: ${token("sp-5")};
  padding-inline: ${token("hairline")};
  border-radius: ${token("r-xs")};
  ${figures}
  font-size: ${token("fs-small")};
  font-style: normal;
  font-weight: ${token("fw-label")};
  line-height: 1;

  ${Object.entries(looks)
    .map(([look, style]) => `&[data-look="${look}"] { ${style} }`)
    .join("\n")}
  &[data-size="s"]:not([data-look="measured"]) {
    min-inline-size: ${token("sp-3")};
    block-size: ${token("sp-3")};
  }
  @media ${media.forcedColors} {
    &[data-look="load"] {
      forced-color-adjust: none;
      --bar: CanvasText;
    }
    &:is([data-look="best"], [data-look="pain"]) {
      border: ${token("hairline")} solid CanvasText;
    }
    &[data-look="pain"] {
      border-block-end-width: ${token("edge")};
    }
  }
`;
