import { createGlobalStyle } from "styled-components";
import { allKeyframes } from "./keyframes.ts";
import { scale, stillScale, touchScale } from "./scale.ts";
import { media, themes, token } from "./theme.ts";

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join("\n");

const light = `color-scheme: light; ${declare(themes.light)}`;
const dark = `color-scheme: dark; ${declare(themes.dark)}`;

/** Variables of both themes, reset, text defaults and the focus ring. Rendered once, at the root. */
export const GlobalStyle = createGlobalStyle`
  ${allKeyframes}
  :root { ${declare(scale)} ${light} }
  @media ${media.dark} {
    :root:not([data-theme]) { ${dark} }
  }
  [data-theme="light"] { ${light} }
  [data-theme="dark"] { ${dark} }
  @media ${media.touch} {
    :root { ${declare(touchScale)} }
  }
  @media ${media.still} {
    :root { ${declare(stillScale)} }
    *, ::before, ::after { animation: none !important; scroll-behavior: auto !important; }
  }

  :root[data-modal] { overflow: hidden; }
  :root[data-modal="gutter"] { scrollbar-gutter: stable; }
  [data-switching] *, [data-switching] ::before, [data-switching] ::after { transition: none !important; }

  *, ::before, ::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scrollbar-color: ${token("line-strong")} transparent; }
  body {
    margin: 0;
    background: ${token("bg")};
    color: ${token("ink")};
    font-family: ${token("font-sans")};
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-body")};
    line-height: ${token("lh-body")};
    line-break: strict;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table, dialog { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  h1, h2, h3, h4, th, button, nav { font-feature-settings: "palt"; word-break: auto-phrase; letter-spacing: 0.01em; }
  h1, h2, h3, h4 { font-weight: ${token("fw-h3")}; text-wrap: balance; }
  h1:focus { outline: none; }
  h1 { font-size: ${token("fs-h1")}; line-height: ${token("lh-h1")}; }
  h2 { font-size: ${token("fs-h3")}; line-height: ${token("lh-h3")}; }
  h3, h4 { font-size: ${token("fs-body")}; line-height: ${token("lh-h3")}; }
  p { word-break: auto-phrase; text-wrap: pretty; }
  a { color: ${token("primary-text")}; text-underline-offset: 0.2em; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button, select, summary, label:has(input) { cursor: pointer; }
  button, a, select, input { -webkit-tap-highlight-color: transparent; touch-action: manipulation; }
  :is(a, button):active:not([aria-disabled="true"], :disabled) { opacity: 0.7; }
  input::placeholder, textarea::placeholder { color: ${token("ink-3")}; opacity: 1; }
  svg { display: block; }
  [hidden] { display: none !important; }

  :focus-visible {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: ${token("rule")};
    border-radius: ${token("r-s")};
  }
  @media ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
    /* SVG keeps its own colours unless it inherits the text's. */
    svg { color: inherit !important; }
  }

  @media print {
    :root, [data-theme] { ${light} }
    body { background: none; }
  }
`;
