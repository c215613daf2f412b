import type { Plugin } from "vite";

type Patch = { file: RegExp; find: RegExp; replacement: string };

/** What a browser gathers every language it has for, only to say that it has Japanese: 20 to 60 ms on a phone. */
const languagesGathered = {
  find: /Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(/g,
  replacement: "Intl.getCanonicalLocales(",
};

const patches: Patch[] = [
  // The page's content policy forbids to write HTML (require-trusted-types-for): the page would break at the second
  // announcement of a changed date or number.
  {
    file: /react-aria\/dist\/private\/.*LiveAnnouncer\.mjs$/,
    find: /\.innerHTML\s*=\s*(?:''|""|``)/g,
    replacement: ".replaceChildren()",
  },
  // Asked while the page loads whether the browser's language is well formed; nothing here follows it.
  { file: /react-aria\/dist\/private\/.*useDefaultLocale\.mjs$/, ...languagesGathered },
  // The direction of the browser's language: guessed by its name instead of by the browser's tables, 70 ms on a phone.
  { file: /react-aria\/dist\/private\/i18n\/utils\.mjs$/, find: /if \(Intl\.Locale\)/g, replacement: "if (false)" },
  // Dates are of the Gregorian calendar alone; eight others and their tables would load with every field of a date.
  {
    file: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/,
    find: /^import (?!.*GregorianCalendar).*$|case '(?!gregory)[\w-]+':\s*return new \(0, \S+\)\(\);/gm,
    replacement: "",
  },
  // For a trigger that is not used here, every dialog would bring the menus with it, and so would the fields of dates.
  {
    file: /react-aria-components\/dist\/private\/Dialog\.mjs$/,
    find: /^import \{RootMenuTriggerStateContext as (\S+)\} from "\.\/Menu\.mjs";$/gm,
    replacement:
      'import { createContext as createRootContext } from "react";const $1 = /*#__PURE__*/ createRootContext(null);',
  },
  // Prefixes for browsers older than those we support; never asked for.
  {
    file: /styled-components\/dist\/styled-components\.browser\.esm\.js$/,
    find: /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g,
    replacement: "",
  },
  // Asked whether the messages' language, which is always Japanese, is known.
  { file: /@formatjs\/intl\/index\.js$/, ...languagesGathered },
  { file: /intl-messageformat\/index\.js$/, ...languagesGathered },
];

/** Changes, in a build, places of libraries that the content policy forbids or that cost a page's start its time. */
export function dependencyPatches(): Plugin {
  return {
    name: "dependency-patches",
    apply: "build",
    transform: {
      filter: { id: patches.map(({ file }) => file) },
      handler(code, id) {
        let changed = code;
        for (const { file, find, replacement } of patches) {
          if (file.test(id)) changed = changed.replaceAll(find, replacement);
        }
        if (changed === code) this.error(`${id} has changed: nothing of it was replaced`);
        return { code: changed, map: null };
      },
    },
  };
}
