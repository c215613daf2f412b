import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

const ink = `light-dark(${token("ink-inverse")}, ${token("ink")})`;
/** The panel is dark in both themes, so neither theme's danger colour alone is readable on it. */
const danger = `light-dark(color-mix(in srgb, ${token("danger")} 30%, ${token("danger-soft")}), ${token("danger")})`;

const action = ':is([type="button"]:not([title]), [href])';

/** One row above the table; on a phone two rows over the bottom of the screen. */
export const bulkBarStyle = css`
  border-radius: inherit;
  background: light-dark(${token("ink")}, ${token("surface-3")});
  color: ${ink};

  & > [data-part="row"] {
    display: flex;
    align-items: center;
    gap: ${token("sp-2")};
    height: ${token("sp-9")};
    padding: 0 ${token("sp-3")} 0 ${token("sp-4")};
    overflow-x: auto;
    scrollbar-width: none;
  }
  & > [data-part="reason"] {
    padding: 0 ${token("sp-4")} ${token("sp-3")};
  }
  & [data-part="progress"] {
    flex: 1;
    max-width: calc(${token("cell-l")} + 4 * ${token("sp-6")});
  }

  & [data-part="selected"] {
    flex: none;
    font-weight: ${token("fw-h3")};
  }
  & [data-part="count"] {
    font-family: ${token("font-num")};
    font-size: ${token("fs-h1-header")};
    font-weight: ${token("fw-num-l")};
    font-feature-settings: "tnum", "lnum";
    line-height: 1;
  }
  & ${action} {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: ${token("sp-2")};
    min-height: ${token("control-s")};
    padding: 0 ${token("sp-3")};
    border: ${token("hairline")} solid currentColor;
    border-radius: ${token("r-m")};
    background: none;
    font-weight: ${token("fw-label")};
    white-space: nowrap;
  }
  & ${action}:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  & ${action}:focus-visible {
    outline-color: currentColor;
    outline-offset: calc(-1 * ${token("edge")});
  }
  & [type="button"][data-look="quiet"] {
    border-color: transparent;
  }
  & [type="button"][data-tone="danger"] {
    color: ${danger};
  }
  & [type="button"][aria-disabled="true"] {
    border-style: dashed;
    cursor: not-allowed;
  }
  & [type="button"][aria-busy="true"] {
    cursor: progress;
  }
  & [data-part="gap"] {
    flex: 1;
  }

  @media ${media.mobile} {
    position: fixed;
    inset: auto 0 0;
    z-index: calc(${token("z-bottombar")} + 1);
    max-height: 50dvh;
    padding: ${token("sp-2")} ${token("sp-3")} calc(${token("sp-3")} + env(safe-area-inset-bottom));
    border-radius: 0;
    overflow: auto;

    & > [data-part="row"] {
      padding: 0;
    }
    & > [data-part="reason"] {
      padding: ${token("sp-2")} 0 0;
    }
    & > [data-part="head"] {
      display: flex;
      align-items: center;
      gap: ${token("sp-2")};
      min-height: ${token("control-l")};
      padding-block-end: ${token("sp-1")};
    }
    & > [data-part="head"] > [data-part="selected"] {
      flex: 1;
    }
    & > [data-part="actions"] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(${token("sp-10")}, 100%), 1fr));
      gap: ${token("sp-2")};
    }
    & > [data-part="actions"] > ${action} {
      flex-direction: column;
      gap: ${token("sp-1")};
      min-height: ${token("bottombar")};
      padding: ${token("sp-1")};
    }
    & > [data-part="actions"] [aria-hidden] {
      width: ${token("icon")};
      height: ${token("icon")};
    }
  }
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
  @media print {
    display: none;
  }
`;
