import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export const lastDayStyle = css`
  display: grid;
  gap: ${token("sp-4")} ${token("sp-6")};
  padding: ${token("sp-2")} ${token("sp-3")};
  white-space: normal;

  & > section {
    display: flex;
    flex-direction: column;
    gap: ${token("sp-2")};
    min-width: 0;
  }
  & h3 {
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-h3")};
  }
  & ul {
    list-style: none;
  }
  & li {
    display: flex;
    align-items: baseline;
    gap: ${token("sp-4")};
    padding-block: ${token("sp-2")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    background: none;
    font-size: ${token("fs-small")};
  }
  & li > b {
    flex: none;
    font-weight: ${token("fw-label")};
  }
  & li > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & p {
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
    line-height: ${token("lh-body-lg")};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-part="ways"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${token("sp-2")};
    margin-block-start: auto;
  }
  @media ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    padding-inline: calc(${token("avatar")} + ${token("sp-3")}) ${token("sp-2")};
  }
  @media ${media.mobile} {
    & [data-part="ways"] {
      justify-content: start;
    }
  }
`;
