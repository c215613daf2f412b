import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** 本塁の中の内野。二塁だけが灯る。濃い地の上に置く。 */
export function ProductMark() {
  return (
    <Plate viewBox="0 0 26 26" aria-hidden="true">
      <path data-part="plate" d="M3 3h20v11L13 24 3 14z" />
      <path data-part="diamond" d="M8.2 12.8 13 8l4.8 4.8-4.8 4.8z" />
      <path data-part="lamp" d="M13 6.3l1.9 1.9-1.9 1.9-1.9-1.9z" />
    </Plate>
  );
}

const Plate = styled.svg`
  flex: none;
  width: 1.7em;
  height: 1.7em;

  & > [data-part="plate"] {
    fill: ${token("board-ink")};
  }
  & > [data-part="diamond"] {
    fill: none;
    stroke: ${token("board")};
    stroke-width: 2.2;
  }
  & > [data-part="lamp"] {
    fill: ${token("board-lamp")};
    stroke: ${token("board")};
    stroke-width: 1;
  }
`;
