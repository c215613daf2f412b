import "@fontsource-variable/noto-sans-jp";
import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Preview } from "@storybook/react-vite";
import { IntlProvider } from "react-intl";
import { GlobalStyle } from "../packages/ui/src/tokens/GlobalStyle.tsx";
import { numeralFile } from "../packages/ui/src/tokens/numerals.ts";
import { type Viewport, viewports } from "./viewports.ts";

// Japanese glyphs are chosen by the language of the page, as in the app.
document.documentElement.lang = "ja";

const preview: Preview = {
  // In the product a late numeral font is left out. Here it is always there, so that pictures do not depend on luck.
  async beforeAll() {
    const numerals = new FontFace("Sofia Sans Condensed Digits", `url("${numeralFile}")`, { weight: "1 1000" });
    document.fonts.add(await numerals.load());
  },
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
    layout: "padded",
    options: {
      storySort: { order: ["はじめに", "基礎", "部品", "図表", "画面", "流れ"] },
    },
    viewport: {
      options: {
        mobile: { name: "スマートフォン 390", styles: sized("mobile"), type: "mobile" },
        tablet: { name: "タブレット 820", styles: sized("tablet"), type: "tablet" },
        laptop: { name: "ノートPC 1024", styles: sized("laptop"), type: "desktop" },
        desktop: { name: "デスクトップ 1440", styles: sized("desktop"), type: "desktop" },
      },
    },
  },
  decorators: [
    (Story) => (
      <IntlProvider locale="ja" defaultLocale="ja" timeZone="Asia/Tokyo">
        <GlobalStyle />
        <Story />
      </IntlProvider>
    ),
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark" },
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
  ],
};
export default preview;

function sized(viewport: Viewport) {
  const { width, height } = viewports[viewport];
  return { width: `${width}px`, height: `${height}px` };
}
