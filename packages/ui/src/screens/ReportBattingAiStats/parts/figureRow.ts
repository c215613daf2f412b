import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";

/** One figure with its words beside it. */
export const FigureRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token("sp-5")};
  align-items: center;
`;

export const Words = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
