import { resolve } from "node:path";
import type { Plugin } from "vite";

type Patch = { file: RegExp; find: RegExp; replacement: string };

const styledComponents = /styled-components\/dist\/styled-components\.browser\.esm\.js$/;

/** What a browser gathers every language it has for, only to say that it has Japanese: 20 to 60 ms on a phone. */
const languagesGathered = {
  find: /Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(/g,
  replacement: "Intl.getCanonicalLocales(",
};

/** Named by its content: an update has another. */
const router = /react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/;

const waitingRules = resolve(import.meta.dirname, "waitingRules.ts");

const patches: Patch[] = [
  // The page's content policy forbids to write HTML (require-trusted-types-for): the page would break at the second
  // announcement of a changed date or number.
  {
    file: /react-aria\/dist\/private\/.*LiveAnnouncer\.mjs$/,
    find: /\.innerHTML\s*=\s*(?:''|""|``)/g,
    replacement: ".replaceChildren()",
  },
  // What belongs to a router on a server: pages it has drawn, its components' errors, and watching it from outside.
  { file: router, find: / \|\| parseHydrationData\(\)/g, replacement: "" },
  { file: router, find: /\bif \(this\.context(?: && typeof error === "object"[^{]*)?\)/g, replacement: "if (false)" },
  { file: router, find: /\bif \(init\.instrumentations\)/g, replacement: "if (false)" },
  // What the app writes goes through its own calls and the outbox, never through the library's mutations.
  {
    file: /@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    find: /^import \{ MutationCache \} from "\.\/mutationCache\.js";$/gm,
    replacement: "class MutationCache { clear() {} resumePausedMutations() {} findAll() { return []; } }",
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
  // Asked with German numbers whether signs can be chosen, which every browser we support can: 150 ms on a phone.
  {
    file: /@internationalized\/number\/dist\/private\/NumberFormatter\.mjs$/,
    find: /new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero'/g,
    replacement: "true",
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
    file: styledComponents,
    find: /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g,
    replacement: "",
  },
  // Rules of a style wait until what they style stands (waitingRules.ts).
  {
    file: styledComponents,
    find: /^/g,
    replacement: `import { insertRule, insertWaitingRules, withRulesWaiting } from ${JSON.stringify(waitingRules)};`,
  },
  {
    file: styledComponents,
    find: /(?<=,)(\w)=(\w\.generateAndInjectStyles\(\w,\w\.styleSheet,\w\.stylis\));/g,
    replacement: "$1=withRulesWaiting(()=>$2);t.useInsertionEffect(insertWaitingRules,[$1]);",
  },
  {
    file: styledComponents,
    find: /insertRule\((\w),(\w)\)\{try\{return this\.sheet\.insertRule\(.+?\}catch\(\w\)\{return!1\}\}deleteRule\(\w\)\{/g,
    replacement: "insertRule($1,$2){return insertRule(this,$1,$2)}deleteRule(e){insertWaitingRules();",
  },
  // Only a server, or a development build, writes styles as text or finds styles that are there before it.
  {
    file: styledComponents,
    find: /\(\(\{useCSSOMInjection:\w,target:(\w),nonce:(\w)\}\)=>\w\?new (\w+)\(\1,\2\):new \w+\(\1,\2\)\)/g,
    replacement: "(({target:$1,nonce:$2})=>new $3($1,$2))",
  },
  { file: styledComponents, find: /&&(\w+)&&\(\1=!1,\w+\(this\)\)/g, replacement: "" },
  { file: styledComponents, find: /(?<=rehydrate\(\)\{)!this\.server&&\w+&&\w+\(this\)(?=\})/g, replacement: "" },
  { file: styledComponents, find: /!this\.server&&\w+&&\w+\.target!==[^,]+&&\w+\(\w+\),/g, replacement: "" },
  {
    file: styledComponents,
    find: /,\w+\(this,\(\)=>\(\w+=>\{const \w+=\w+\.getTag\(\).+?\}\)\(this\)\)/g,
    replacement: "",
  },
  // Asked whether the messages' language, which is always Japanese, is known.
  { file: /@formatjs\/intl\/index\.js$/, ...languagesGathered },
  { file: /intl-messageformat\/index\.js$/, ...languagesGathered },
];

/** The files that are changed. */
export const patchedFiles: readonly RegExp[] = patches.map(({ file }) => file);

/** Changes, in a build, places of libraries that the content policy forbids or that cost a page's start its time. */
export function dependencyPatches(): Plugin {
  return {
    name: "dependency-patches",
    apply: "build",
    transform: {
      filter: { id: [...patchedFiles] },
      handler(code, id) {
        let changed = code;
        for (const { file, find, replacement } of patches) {
          if (!file.test(id)) continue;
          if (changed.search(find) < 0) this.error(`${id} has changed: it has no ${find}`);
          changed = changed.replaceAll(find, replacement);
        }
        return { code: changed, map: null };
      },
    },
  };
}
