import styled, { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { textHalo } from "../theme/labelLook.ts";

/** Field, lines and marks of pictures that show the ground; in print the field stays white. */
export const fieldLook = css`
  --field: ${token("board-2")};
  --chalk: ${token("board-ink")};
  --chalk-soft: ${token("board-ink-2")};
  --lamp: ${token("board-lamp")};

  & [data-part="field"] {
    fill: var(--field);
    stroke: none;
  }
  & [data-part="chalk"] {
    fill: none;
    stroke: var(--chalk-soft);
    stroke-width: 1;
    opacity: 0.7;
  }
  & [data-part="ground"] {
    fill: none;
    stroke: var(--chalk);
    stroke-width: 2.5;
  }
  & [data-part="plate"] {
    fill: var(--chalk);
  }
  & [data-result] {
    stroke: var(--field);
    stroke-width: 1;
  }
  & [data-result="1"] {
    fill: ${token("chart-9")};
  }
  & [data-result="2"] {
    fill: ${token("chart-5")};
  }
  & [data-result="3"] {
    fill: ${token("chart-2")};
  }
  & [data-result="0"] {
    fill: var(--chalk-soft);
  }

  [data-print] & {
    ${monochrome("currentColor", token("surface"))}
  }
  @media print {
    ${monochrome("currentColor", token("surface"))}
  }
  @media ${media.forcedColors} {
    ${monochrome("CanvasText", "Canvas")}
    --lamp: Highlight;
  }
`;

/** Text on the field. */
export const FieldText = styled.text`
  ${textHalo}
  fill: var(--chalk-soft);
  stroke: var(--field);
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-caption")};
  font-family: ${token("font-num")};
  font-feature-settings: "tnum";
  text-anchor: middle;
`;

function monochrome(ink: string, ground: string) {
  return `
    --field: ${ground};
    --chalk: ${ink};
    --chalk-soft: ${ink};
    --lamp: ${ink};
    & [data-part="field"] { stroke: ${ink}; }
    & [data-result] { fill: ${ink}; }
  `;
}
