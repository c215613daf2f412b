import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

const plate = "polygon(0 0, 58% 0, 100% 50%, 58% 100%, 0 100%)";

/** One place to go, or one thing to open. */
export const Entry = styled.div`
  position: relative;

  & > :is(a, button) {
    display: flex;
    align-items: center;
    gap: 0.5625rem;
    width: 100%;
    min-height: 2.1875rem;
    padding: ${token("sp-1")} 0.625rem;
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
  & > :is(a, button) > svg {
    color: ${token("board-ink-2")};
  }
  & [data-part="label"] {
    min-width: 0;
    text-wrap: balance;
  }
  & > :is(a, button):hover {
    background: ${token("board-2")};
  }
  &[data-inside] > :is(a, button) {
    background: ${token("board-3")};
    font-weight: ${token("fw-h3")};
  }
  &[data-inside] > :is(a, button) > svg {
    color: ${token("board-lamp")};
  }
  &[data-inside]:not([data-look="tile"])::before {
    content: "";
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: calc(-1 * ${token("sp-3")});
    width: ${token("mark")};
    height: 0.875rem;
    background: ${token("board-lamp")};
    clip-path: ${plate};
    transform: translateY(-50%);
  }
  & > :is(a, button):focus-visible {
    outline-color: ${token("board-lamp")};
    outline-offset: calc(-1 * ${token("rule")});
  }

  & [data-part="badge"] {
    display: grid;
    margin-inline-start: auto;
  }

  &[data-look="touch"] > :is(a, button) {
    gap: ${token("sp-2")};
    min-height: ${token("control-l")};
    padding-inline-end: ${token("sp-1")};
    font-size: ${token("fs-h3")};
  }
  &[data-look="sub"] > :is(a, button) {
    min-height: 1.875rem;
    font-size: ${token("fs-small")};
  }
  &[data-look="sub"][data-inside]::before {
    inset-inline-start: calc(-1 * ${token("sp-2")} - ${token("rule")});
  }
  &[data-look="tile"] > :is(a, button) {
    justify-content: center;
    min-height: ${token("touch")};
    padding-inline: ${token("sp-1")};
    background: ${token("board-2")};
    font-size: ${token("fs-small")};
    text-align: center;
  }
  &[data-look="tile"][data-inside] > :is(a, button) {
    background: ${token("board-3")};
    color: ${token("board-lamp")};
  }

  &[data-look="rail"] > :is(a, button) {
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
  &[data-look="rail"] > :is(a, button):is(:hover, :focus-visible) > [data-part="label"] {
    opacity: 1;
  }

  @media ${media.forcedColors} {
    &[data-inside]::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
