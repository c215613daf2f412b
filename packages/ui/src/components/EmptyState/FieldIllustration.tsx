import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 本塁の後ろから見たグラウンド。 */
export function FieldIllustration() {
  return (
    <StatPanel viewBox="0 0 148 92" aria-hidden="true">
      <path data-part="fence" d="M34 32a58 58 0 0 1 80 0" />
      <path data-part="line" d="M22 28l52 52 52-52" />
      <path data-part="line" d="M74 80L52 58l22-22 22 22z" />
      <path data-part="base" d="M52 54l4 4-4 4-4-4zM74 32l4 4-4 4-4-4zM96 54l4 4-4 4-4-4z" />
      <path data-part="plate" d="M70 75h8v4l-4 4-4-4z" />
    </StatPanel>
  );
}

const StatPanel = styled.svg`
  width: calc(2 * ${token("sp-10")} + ${token("sp-1")});
  max-width: 100%;
  border-radius: ${token("r-m")};
  background: ${token("turf")};

  & > [data-part] {
    fill: none;
    stroke: ${token("chalk")};
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  & > [data-part="fence"] {
    stroke-width: 1;
    stroke-dasharray: 2 3;
  }
  & > [data-part="base"] {
    fill: ${token("board-lamp")};
    stroke: none;
  }
  & > [data-part="plate"] {
    fill: ${token("chalk")};
    stroke: none;
  }
`;
