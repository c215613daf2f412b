import { create } from "storybook/theming";
import { themes } from "../packages/ui/src/tokens/theme.ts";

const { primary, ink, board } = themes.light;

/** Storybook's own theme in the product's colours, with a Japanese font. */
export const docsTheme = create({
  base: "light",
  brandTitle: "球跡のデザイン",
  fontBase: "'Noto Sans JP Variable', 'Hiragino Sans', 'Yu Gothic UI', Meiryo, sans-serif",
  colorPrimary: primary,
  colorSecondary: primary,
  barSelectedColor: primary,
  textColor: ink,
  appBg: themes.light.bg,
  barTextColor: board,
});
