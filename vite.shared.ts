// What the app's build, the app's tests and Storybook have in common: what is tested is what ships.
import formatjs from "@formatjs/unplugin/vite";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { dependencyPatches } from "./packages/app/build/dependencyPatches.ts";
import { numeralsInPage } from "./packages/app/build/numeralsInPage.ts";
import { pureConstants } from "./packages/app/build/pureConstants.ts";
import { tightStyles } from "./packages/app/build/tightStyles.ts";

/** Sentences of `copy/` are parsed at build time, so neither the ICU parser nor a catalogue is shipped. */
const messages = () => formatjs({ ast: true, preserveWhitespace: true, overrideIdFn: () => "_" });

/** The behaviour library speaks thirty languages; only its Japanese is shipped. */
const japaneseOnly = () => optimizeLocales.vite({ locales: ["ja-JP"] });

export const sharedPlugins = () => [
  messages(),
  japaneseOnly(),
  pureConstants(),
  tightStyles(),
  dependencyPatches(),
  numeralsInPage(),
];

export const sharedAlias = {
  "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js",
};
