import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** Three by three. */
export const NineCells = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token("sp-1")};
  min-width: 0;
`;

/** A cell to read, or a button to press; the centre is dark. */
export const NineCell = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: ${token("row-l")};
  padding: ${token("sp-1")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-s")};
  background: ${token("surface")};
  color: ${token("ink")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  text-align: center;
  word-break: auto-phrase;
  overflow-wrap: anywhere;

  &[type]:hover {
    background: ${token("surface-3")};
  }
  &[aria-pressed="true"],
  &[data-done] {
    border-color: ${token("primary")};
    background: ${token("primary-soft")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("primary")};
  }
  &[data-centre] {
    border-color: ${token("board")};
    background: ${token("board")};
    color: ${token("board-lamp")};
    forced-color-adjust: none;
  }
  @media ${media.forcedColors} {
    &[aria-pressed="true"],
    &[data-done] {
      outline: ${token("rule")} solid Highlight;
      outline-offset: calc(-1 * ${token("rule")});
    }
  }
`;
