import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** A legend below a chart; each entry stays on one line. */
export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-3")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

export const LegendEntry = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
  white-space: nowrap;
`;
