// Vite plugins shared by the app's build and Storybook.
import formatjs from "@formatjs/unplugin/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";

/** Sentences of `copy/` are parsed at build time, so that neither the ICU parser nor a catalogue is shipped. */
export const messages = () => formatjs({ ast: true, preserveWhitespace: true, overrideIdFn: () => "_" });

export const noParser = {
  "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js",
};

/** The behaviour library has thirty languages; only Japanese is shipped. */
export const japaneseOnly = () => optimizeLocales.vite({ locales: ["ja-JP"] });
