import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "accent" | "danger" | "board";
export type ButtonSize = "s" | "m" | "l";

type Paint = { ink: string; ground: string; edge: string; hover: string };

const paints = {
  primary: {
    ink: token("primary-ink"),
    ground: token("primary"),
    edge: token("primary"),
    hover: token("primary-hover"),
  },
  secondary: {
    ink: token("ink"),
    ground: token("surface"),
    edge: token("line-strong"),
    hover: token("surface-3"),
  },
  ghost: { ink: token("primary-text"), ground: "transparent", edge: "transparent", hover: token("primary-soft") },
  accent: { ink: token("accent-ink"), ground: token("accent"), edge: token("accent"), hover: token("accent-hover") },
  /** A quiet action on a dark panel. */
  board: { ink: token("board-ink"), ground: "transparent", edge: token("board-ink-2"), hover: token("board-3") },
  danger: { ink: token("danger"), ground: token("surface"), edge: token("danger"), hover: token("danger-soft") },
} as const satisfies Record<ButtonVariant, Paint>;

const sizes = {
  s: { height: token("control-s"), pad: token("sp-3"), text: token("fs-small") },
  m: { height: token("control-m"), pad: token("sp-4"), text: token("fs-body") },
  l: { height: token("control-l"), pad: token("sp-6"), text: token("fs-body-lg") },
} as const satisfies Record<ButtonSize, { height: string; pad: string; text: string }>;

/** The look of an action, for buttons and links. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token("sp-2")};
  border: ${token("hairline")} solid;
  border-radius: ${token("r-m")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  text-align: center;

  ${Object.entries(paints)
    .map(
      ([variant, { ink, ground, edge, hover }]) => `
        &[data-variant="${variant}"] { color: ${ink}; background: ${ground}; border-color: ${edge}; }
        &[data-variant="${variant}"]:hover { background: ${hover}; }`,
    )
    .join("\n")}
  ${Object.entries(sizes)
    .map(
      ([size, { height, pad, text }]) =>
        `&[data-size="${size}"] { min-height: ${height}; padding: ${token("sp-1")} ${pad}; font-size: ${text}; }`,
    )
    .join("\n")}

  /* Only while hovered, so that a change of theme does not fade. */
  &:hover {
    transition: background ${token("dur-1")}, transform ${token("dur-1")};
  }
  &:active:not([aria-disabled="true"], :disabled) {
    transform: translateY(${token("hairline")});
  }
  &[data-wide] {
    width: 100%;
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
  &:is(:disabled, [aria-disabled="true"]:not([aria-busy])),
  &:is(:disabled, [aria-disabled="true"]:not([aria-busy])):hover {
    background: ${token("surface-3")};
    border-color: ${token("line")};
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    border-color: ButtonBorder;
    &:is(:disabled, [aria-disabled="true"]:not([aria-busy])) {
      color: GrayText;
    }
  }
`;
