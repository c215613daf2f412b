import { css } from "styled-components";
import { keyframes } from "../../tokens/keyframes.ts";
import { media, token } from "../../tokens/theme.ts";

export type DialogSize = "s" | "m" | "l";
export type DialogTone = "surface" | "board";

const widths = {
  s: token("modal-s"),
  m: token("modal"),
  l: token("modal-l"),
} as const satisfies Record<DialogSize, string>;

const paints = {
  surface: { ground: token("surface"), ink: token("ink"), line: token("line"), edge: "transparent" },
  board: { ground: token("board"), ink: token("board-ink"), line: token("board-line"), edge: token("board-line") },
} as const satisfies Record<DialogTone, { ground: string; ink: string; line: string; edge: string }>;

/**
 * The layer is as large as the screen, so that lists and calendars opened inside are not clipped at the dialog's edge.
 */
export const dialogStyle = css`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  font-size: ${token("fs-body")};
  text-align: start;
  white-space: normal;

  &[open] {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  /* Ignores the second press of a double press, which would answer an unread question. */
  &[role="alertdialog"] {
    animation: ${keyframes("unpressable")} ${token("press-guard")};
  }
  & > [data-part="host"] {
    display: contents;
  }
  &::backdrop {
    background: ${token("scrim")};
  }
  ${Object.entries(paints)
    .map(
      ([tone, { ground, ink, line, edge }]) =>
        `&[data-tone="${tone}"] { --dialog-ground: ${ground}; --dialog-line: ${line}; --dialog-edge: ${edge}; color: ${ink}; }`,
    )
    .join("\n")}
  ${Object.entries(widths)
    .map(([size, width]) => `&[data-size="${size}"] { --dialog-width: ${width}; }`)
    .join("\n")}

  & > [data-part="surface"] {
    display: flex;
    flex-direction: column;
    align-self: end;
    justify-self: center;
    width: 100%;
    min-width: 0;
    max-width: ${token("modal")};
    max-height: 88dvh;
    padding-block-end: env(safe-area-inset-bottom);
    border: ${token("hairline")} solid var(--dialog-edge);
    background: var(--dialog-ground);
    border-radius: ${token("r-sheet")} ${token("r-sheet")} 0 0;
    box-shadow: ${token("shadow-3")};
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: ${token("sp-10")};
    outline: none;
    transition: opacity ${token("dur-3")} ${token("ease-out")}, translate ${token("dur-3")} ${token("ease-out")};
  }
  &[data-place="full"] > [data-part="surface"] {
    max-width: none;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
  @media ${media.tablet} {
    &[data-place="center"] > [data-part="surface"] {
      align-self: center;
      width: min(var(--dialog-width), 100% - 2 * ${token("sp-6")});
      max-width: none;
      max-height: calc(100dvh - 2 * ${token("sp-6")});
      border-radius: ${token("r-l")};
    }
  }
  @starting-style {
    &[open] > [data-part="surface"] {
      opacity: 0;
      translate: 0 ${token("sp-3")};
    }
  }
  @media ${media.forcedColors} {
    & > [data-part="surface"] {
      border-color: CanvasText;
    }
  }
`;
