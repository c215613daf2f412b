import styled from "styled-components";
import { headlineTones } from "./headlineTones.ts";

/** 要点の文の、強める言葉。文の調子の色になる。 */
export const HeadlineStrong = styled.b`
  ${Object.entries(headlineTones)
    .map(([tone, { ink }]) => `[data-tone="${tone}"] & { color: ${ink}; }`)
    .join("\n")}
`;
