import { css } from "styled-components";
import { token } from "../../tokens/theme.ts";

/** A panel of fields on a phone, one row of the sheet after another. */
export const entryRowStyle = css`
  overflow: clip;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-1")} ${token("sp-3")};
    padding: ${token("sp-3")};
  }
  & > header > div {
    margin-inline-start: auto;
  }
  & small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-2")} ${token("sp-3")};
    padding: ${token("sp-2")} ${token("sp-3")};
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & li[data-state="error"] {
    background: ${token("danger-soft")};
  }
  & li[data-state="ask"] {
    background: ${token("warn-soft")};
  }
  & li > span > :is(b, small) {
    display: block;
    line-height: ${token("lh-h3")};
    overflow-wrap: anywhere;
  }
`;
