import "@fontsource-variable/noto-sans-jp";
import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Preview } from "@storybook/react-vite";
import { IntlProvider } from "react-intl";
import { GlobalStyle } from "../packages/ui/src/tokens/GlobalStyle.tsx";

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
    layout: "padded",
    options: {
      storySort: { order: ["はじめに", "基礎", "部品", "図表", "画面", "流れ"] },
    },
    viewport: {
      options: {
        mobile: { name: "スマートフォン 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "タブレット 820", styles: { width: "820px", height: "1180px" }, type: "tablet" },
        laptop: { name: "ノートPC 1024", styles: { width: "1024px", height: "768px" }, type: "desktop" },
        desktop: { name: "デスクトップ 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
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
