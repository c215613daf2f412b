import styled, { css } from "styled-components";
import { token } from "../../tokens/theme.ts";

/** Keeps text legible over lines. */
export const textHalo = css`
  stroke: ${token("surface")};
  stroke-width: 4;
  stroke-linejoin: round;
  paint-order: stroke;
`;

/** A limit or a goal across the picture, with its name. */
export const LimitLine = styled.line`
  stroke: ${token("ink-2")};
  stroke-width: 1.5;
  stroke-dasharray: 5 4;
`;

export const LimitName = styled.text`
  ${textHalo}
  fill: ${token("chart-label")};
  font-size: ${token("fs-caption")};
`;

/** The name of a zone in the picture. */
export const PlaceName = styled.text`
  ${textHalo}
  fill: ${token("ink")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-label")};
`;
