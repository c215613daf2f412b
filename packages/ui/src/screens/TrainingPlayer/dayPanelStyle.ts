import { css } from "styled-components";
import { token } from "../../tokens/theme.ts";

export const dayPanelStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};

  & ul {
    list-style: none;
  }
  & [data-part="entries"] > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-3")};
    padding-block: ${token("sp-2")};
  }
  & [data-part="entries"] > li + li {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & [data-part="entries"] > li > span:nth-child(2) {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="entries"] > li > span:nth-child(n + 3) {
    min-width: ${token("sp-9")};
    text-align: end;
  }
  & [data-part="entries"] > li > span:nth-child(2) > b {
    font-weight: ${token("fw-label")};
  }
  & [data-part="entries"] > li > span:nth-child(2) > small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="none"] {
    color: ${token("ink-2")};
  }
  & > section:not([aria-label]) {
    display: grid;
    gap: ${token("sp-1")};
  }
  & h3 {
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-h3")};
  }
  & > section:not([aria-label]) p {
    font-size: ${token("fs-small")};
    line-height: ${token("lh-body-lg")};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-part="comments"] {
    display: grid;
    gap: ${token("sp-3")};
  }
  & [data-part="comments"] > li {
    display: flex;
    gap: ${token("sp-3")};
  }
  & [data-part="comments"] > li > div {
    flex: 1;
    min-width: 0;
  }
  & p[data-part="by"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token("sp-2")};
  }
  & p[data-part="by"] > b {
    font-weight: ${token("fw-label")};
  }
  & time {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
`;
