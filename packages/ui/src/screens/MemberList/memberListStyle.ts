import { css } from "styled-components";
import { token } from "../../tokens/theme.ts";

/** The look of names and cards, once for all rows: hundreds of them must not cost a styled component each. */
export const memberListStyle = css`
  & [data-part="who"] {
    display: flex;
    align-items: center;
    gap: ${token("sp-3")};
    min-width: 0;
  }
  & [data-part="who"] > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="who"] b,
  & [data-part="who"] small {
    display: block;
  }
  & [data-part="who"] b {
    font-weight: ${token("fw-label")};
    line-height: 1.35;
  }
  & [data-part="who"] small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    line-height: 1.3;
  }

  & [data-part="card"] > dl {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${token("sp-1")} ${token("sp-3")};
    padding: ${token("sp-1")} 0 0 calc(${token("avatar")} + ${token("sp-3")});
    font-size: ${token("fs-small")};
  }
  & [data-part="card"] div {
    grid-column: span 2;
  }
  & [data-part="card"] div[data-half] {
    grid-column: span 3;
  }
  & [data-part="card"] dt {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    line-height: 1.5;
  }
  & [data-part="card"] div[data-plain] > dt {
    position: absolute;
    clip-path: inset(50%);
    width: ${token("hairline")};
    height: ${token("hairline")};
    overflow: hidden;
    white-space: nowrap;
  }
`;
