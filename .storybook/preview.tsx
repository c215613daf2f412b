import "@fontsource-variable/noto-sans-jp";
import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { createGlobalStyle } from "styled-components";
import { loadSegmentedFields } from "../packages/ui/src/components/DateField/useSegmentedFields.ts";
import { JapaneseFormats } from "../packages/ui/src/format/JapaneseFormats.tsx";
import { Appearance } from "../packages/ui/src/tokens/Appearance.tsx";
import { numeralFamily } from "../packages/ui/src/tokens/numerals.ts";
import { stillScale } from "../packages/ui/src/tokens/scale.ts";
import { globalTypes, initialGlobals } from "./globals.ts";
import { settleAfterActions, settled } from "./settled.ts";
import { speakJapanese } from "./speakJapanese.ts";
import { docsTheme } from "./theme.ts";
import { type Viewport, viewports, widthNames } from "./viewports.ts";

// The page's language selects Japanese glyphs, as in the app.
document.documentElement.lang = "ja";
// Written pages only: a story's texts are the product's.
const pages = document.getElementById("storybook-docs");
if (pages) speakJapanese(pages, (element) => element.closest(".sb-story") !== null);

// On a busy machine a late part is waited for.
configure({ asyncUtilTimeout: 8000 });

/**
 * The same glyphs on every machine, where the product uses the device's fonts. Removes the guard against double
 * presses, because play functions press at once.
 */
const SameText = createGlobalStyle`html:root { --font-sans: "Noto Sans JP Variable", sans-serif; --press-guard: 0ms; } html:root code { font-family: var(--font-sans); }`;

const preview: Preview = {
  // In the product a late numeral font is skipped, and fields begin as the browser's own until theirs arrive; here both are
  // there at once, so that pictures do not vary.
  async beforeAll() {
    await Promise.all([document.fonts.load(`1em "${numeralFamily}"`, "0"), loadSegmentedFields()]);
    settleAfterActions();
  },
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await settled();
    return context.canvas;
  },
  beforeEach({ globals, parameters }) {
    // In forced colours the browser chooses every pair; axe would measure ours.
    if (globals.contrast === "forced") parameters.a11y = { ...parameters.a11y, config: withoutContrast };
  },
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  parameters: {
    // Describing what passes takes a third of the time. React cannot write an inline `!important`, which the one rule
    // looks for on every element.
    a11y: {
      test: "error",
      options: { resultTypes: ["violations"], rules: { "avoid-inline-spacing": { enabled: false } } },
    },
    layout: "padded",
    docs: { theme: docsTheme },
    options: {
      storySort: (one, other) => storyOrder(one, other),
    },
    viewport: {
      options: {
        mobile: { ...sized("mobile"), type: "mobile" },
        tablet: { ...sized("tablet"), type: "tablet" },
        laptop: { ...sized("laptop"), type: "desktop" },
        desktop: { ...sized("desktop"), type: "desktop" },
      },
    },
  } satisfies Sorted & Record<string, unknown>,
  decorators: [
    (Story, { globals }) => (
      <JapaneseFormats>
        <Appearance>
          <SameText />
          {globals.text === "200" && <TextDoubled />}
          {globals.motion === "reduced" && <Still />}
          <Story />
        </Appearance>
      </JapaneseFormats>
    ),
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark" },
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
  ],
};
export default preview;

/** Storybook reads `storySort` as text, so its types are declared outside. */
type Sorted = { options: { storySort: typeof storyOrder } };

const withoutContrast = { rules: [{ id: "color-contrast", enabled: false }] };

function sized(viewport: Viewport) {
  const { width, height } = viewports[viewport];
  return { name: `${widthNames[viewport]} ${width}`, styles: { width: `${width}px`, height: `${height}px` } };
}

const TextDoubled = createGlobalStyle`
  :root { font-size: 200%; }
`;
const Still = createGlobalStyle`
  :root { ${Object.entries(stillScale)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ")} }
  *, ::before, ::after { animation: none !important; }
`;
