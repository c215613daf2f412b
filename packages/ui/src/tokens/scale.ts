/** A step of type: size, line height, weight. Numeral steps (`num-*`) use `--font-num`. */
const type = {
  caption: ["0.75rem", 1.5, 500],
  small: ["0.8125rem", 1.55, 400],
  body: ["0.875rem", 1.7, 400],
  "body-lg": ["1rem", 1.75, 400],
  label: ["0.8125rem", 1.4, 600],
  h3: ["0.9375rem", 1.4, 700],
  h2: ["1.0625rem", 1.4, 700],
  "h1-header": ["1.25rem", 1.35, 700],
  h1: ["1.375rem", 1.35, 700],
  display: ["1.625rem", 1.35, 700],
  "display-lg": ["1.875rem", 1.5, 700],
  "num-s": ["1.0625rem", 1.1, 600],
  "num-m": ["1.375rem", 1.05, 650],
  "num-l": ["1.875rem", 1, 700],
  "num-xl": ["2.75rem", 0.95, 700],
  "num-2xl": ["4rem", 0.9, 750],
} as const;

type Step = keyof typeof type;

const typeTokens = Object.fromEntries(
  Object.entries(type).flatMap(([step, [size, height, weight]]) => [
    [`fs-${step}`, size],
    [`lh-${step}`, String(height)],
    [`fw-${step}`, String(weight)],
  ]),
  // Object.fromEntries widens its keys; they are exactly the ones above.
) as Record<`${"fs" | "lh" | "fw"}-${Step}`, string>;

/** Everything that is not a colour. */
export const scale = {
  /** Only fonts that devices have: every missing family costs a search for each weight and size of text. */
  "font-sans": "'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif",
  /** The second name is the whole face, which only Storybook loads, so that its pictures do not depend on timing. */
  "font-num": "'Sofia Sans Condensed Digits', var(--font-sans)",
  ...typeTokens,
  /** Text inside compact controls; on touch widths 16px, or the phone zooms the page on focus. */
  "fs-control": "0.875rem",
  /** Labels of the phone's bottom bar: four letters in a fifth of the window, also where the reader asks for larger text. */
  "fs-tab": `min(${type.caption[0]}, 4.6vw)`,
  "sp-0": "0rem",
  "sp-1": "0.25rem",
  "sp-2": "0.5rem",
  "sp-3": "0.75rem",
  "sp-4": "1rem",
  "sp-5": "1.25rem",
  "sp-6": "1.5rem",
  "sp-7": "2rem",
  "sp-8": "2.5rem",
  "sp-9": "3.5rem",
  "sp-10": "4.5rem",
  hairline: "1px",
  rule: "2px",
  edge: "3px",
  "r-xs": "2px",
  "r-s": "4px",
  "r-m": "6px",
  "r-l": "10px",
  "r-sheet": "14px",
  "r-full": "999px",
  "z-base": "0",
  "z-raised": "1",
  "z-sticky": "10",
  "z-nav": "20",
  "z-bottombar": "25",
  "z-drawer": "40",
  "z-modal": "50",
  "z-loading": "60",
  "z-toast": "70",
  "dur-1": "90ms",
  "dur-2": "160ms",
  "dur-3": "240ms",
  /** How long the second press of a double press may take. */
  "press-guard": "400ms",
  "ease-out": "cubic-bezier(.2, .7, .2, 1)",
  "ease-in": "cubic-bezier(.6, 0, .9, .4)",
  "control-s": "32px",
  "control-m": "40px",
  "control-l": "48px",
  "control-field": "44px",
  "control-xl": "52px",
  touch: "44px",
  "icon-s": "16px",
  icon: "20px",
  "icon-l": "24px",
  mark: "9px",
  "row-l": "3.75rem",
  avatar: "32px",
  "avatar-l": "44px",
  "avatar-xl": "56px",
  sidebar: "224px",
  rail: "72px",
  header: "60px",
  topbar: "56px",
  bottombar: "60px",
  page: "1680px",
  form: "392px",
  search: "15.625rem",
  drawer: "460px",
  modal: "560px",
  "modal-s": "440px",
  "modal-l": "760px",
  menu: "240px",
  toast: "392px",
  /** A4 portrait at 96 pixels an inch. */
  paper: "794px",
  "paper-long": "1123px",
  "mark-l": "0.6875rem",
  "mark-tall": "0.875rem",
  "row-xs": "2.375rem",
  "row-s": "2.875rem",
  "row-m": "3.125rem",
  /** Heights of a table. */
  row: "3rem",
  "row-tight": "2.625rem",
  "row-head": "2.375rem",
  "cell-s": "7.5rem",
  "cell-m": "12rem",
  "cell-l": "20rem",
  "chart-s": "180px",
  "chart-m": "260px",
  "chart-l": "360px",
} as const;

/** On touch widths and with a coarse pointer no control is smaller than 44px. */
export const touchScale = {
  "control-s": scale.touch,
  "control-m": scale.touch,
  "fs-control": scale["fs-body-lg"],
} as const satisfies Partial<typeof scale | Record<string, string>>;

export const stillScale = { "dur-1": "1ms", "dur-2": "1ms", "dur-3": "1ms" } as const;
