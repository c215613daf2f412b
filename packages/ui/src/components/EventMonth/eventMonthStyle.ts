import styled from "styled-components";
import { figures, media, token } from "../../tokens/theme.ts";

export const MonthTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & [scope] {
    height: ${token("row-head")};
    background: ${token("surface-2")};
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
  }
  & :is([scope], [data-place]):nth-child(6) {
    --day-ink: ${token("info")};
  }
  & :is([scope], [data-place]):nth-child(7) {
    --day-ink: ${token("danger")};
  }
  & [scope]:nth-child(n + 6) {
    color: var(--day-ink);
  }
  & [data-place] {
    height: calc(2 * ${token("sp-9")});
    padding: ${token("sp-1")} ${token("sp-1")} calc(${token("sp-3")} / 2);
    border-block-start: ${token("hairline")} solid ${token("line")};
    vertical-align: top;
  }
  & [data-place] + [data-place] {
    border-inline-start: ${token("hairline")} solid ${token("line")};
  }
  & [data-place="outside"] {
    background: ${token("bg")};
  }
  & [data-place][data-clash] {
    background: ${token("warn-soft")};
    box-shadow: inset 0 0 0 ${token("rule")} ${token("warn-mark")};
  }
  & [data-part="head"] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(${token("sp-3")} / 2);
    min-height: ${token("sp-6")};
  }
  & [data-part="number"] {
    padding: 0 ${token("sp-1")};
    border-radius: ${token("r-s")};
    color: var(--day-ink, inherit);
    ${figures}
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-s")};
  }
  & [data-place="outside"] [data-part="number"] {
    color: ${token("ink-3")};
    font-weight: ${token("fw-caption")};
  }
  & [data-today] [data-part="number"] {
    background: ${token("ink")};
    color: ${token("ink-inverse")};
  }
  & [data-part="mark"] {
    display: inline-flex;
    align-items: center;
    gap: calc(${token("sp-1")} / 2);
    font-size: ${token("fs-caption")};
    font-style: normal;
    font-weight: ${token("fw-label")};
  }
  & [data-part="mark"][data-clash] {
    margin-inline-start: auto;
    color: ${token("warn")};
  }
  & [data-part="events"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(${token("sp-1")} / 2);
  }
  @media ${media.forcedColors} {
    & [data-today] [data-part="number"] {
      outline: ${token("rule")} solid;
    }
  }
`;
