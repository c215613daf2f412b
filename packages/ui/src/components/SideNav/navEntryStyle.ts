import styled, { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";

/** The home-plate mark beside the current place. */
export const hereStyle = css`
  content: "";
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: calc(-1 * ${token("sp-3")});
  width: ${token("mark")};
  height: ${token("mark-tall")};
  background: ${token("board-lamp")};
  clip-path: polygon(0 0, 58% 0, 100% 50%, 58% 100%, 0 100%);
  transform: translateY(-50%);
`;

export const NavSign = styled(Icon)`
  color: ${token("board-ink-2")};

  [data-inside] > * > & {
    color: ${token("board-lamp")};
  }
`;

/** An entry of the navigation: a link or a button. */
export const Entry = styled.div`
  position: relative;

  & > * {
    display: flex;
    align-items: center;
    gap: calc(0.75 * ${token("sp-3")});
    width: 100%;
    min-height: calc(1.75 * ${token("sp-5")});
    padding: ${token("sp-1")} calc(0.5 * ${token("sp-5")});
    border: 0;
    border-radius: ${token("r-m")};
    background: none;
    text-align: start;
    color: ${token("board-ink")};
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-caption")};
    line-height: 1.3;
    letter-spacing: 0;
  }
  & [data-part="label"] {
    min-width: 0;
    text-wrap: balance;
  }
  & > :hover {
    background: ${token("board-2")};
  }
  & > :active,
  &[data-inside] > * {
    background: ${token("board-3")};
    font-weight: ${token("fw-h3")};
  }
  &[data-inside]:not([data-look="tile"])::before {
    ${hereStyle}
  }
  & > :focus-visible {
    outline-color: ${token("board-lamp")};
    outline-offset: calc(-1 * ${token("rule")});
  }

  & [data-part="badge"] {
    display: grid;
    margin-inline-start: auto;
  }

  &[data-look="touch"] > * {
    gap: ${token("sp-2")};
    min-height: ${token("control-l")};
    padding-inline-end: ${token("sp-1")};
    font-size: ${token("fs-h3")};
  }
  &[data-look="sub"] > * {
    min-height: calc(1.5 * ${token("sp-5")});
    font-size: ${token("fs-small")};
  }
  &[data-look="sub"][data-inside]::before {
    inset-inline-start: calc(-1 * ${token("sp-2")} - ${token("rule")});
  }
  &[data-look="tile"] > * {
    justify-content: center;
    min-height: ${token("touch")};
    padding-inline: ${token("sp-1")};
    background: ${token("board-2")};
    font-size: ${token("fs-small")};
    text-align: center;
  }
  &[data-look="tile"][data-inside] > * {
    background: ${token("board-3")};
    color: ${token("board-lamp")};
  }

  &[data-look="rail"] > * {
    justify-content: center;
    min-height: ${token("touch")};
    padding: 0;
  }
  &[data-look="rail"] [data-part="badge"] {
    position: absolute;
    inset: calc(-1 * ${token("sp-1")}) calc(-1 * ${token("sp-1")}) auto auto;
  }
  /* Fixed without an offset: beside its icon, yet not cut off by the scrolling column. */
  &[data-look="rail"] [data-part="label"] {
    position: fixed;
    inset-inline-start: calc(${token("rail")} + ${token("sp-1")});
    padding: ${token("sp-2")} ${token("sp-3")};
    border: ${token("hairline")} solid ${token("board-line")};
    border-radius: ${token("r-s")};
    background: ${token("board-2")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-label")};
    white-space: nowrap;
    opacity: 0;
    pointer-events: none;
  }
  &[data-look="rail"] > :is(:hover, :focus-visible) > [data-part="label"] {
    opacity: 1;
  }

  @media ${media.forcedColors} {
    &[data-inside]::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
