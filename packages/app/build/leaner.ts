import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { chartStandIns } from "./leanCharts.ts";
import { exportNames, markPure } from "./pureCalls.ts";
import { reached } from "./reached.ts";

const { resolve } = createRequire(import.meta.url);
const production = join(dirname(resolve("react-router/package.json")), "dist", "production");

/**
 * Unused parts and their replacements. axios: uses XMLHttpRequest with an abort signal, no forms, cookies, progress or
 * interceptors, and one configuration. The table library sorts and pages rows (`useSorted`); heads and cells are
 * rendered without it.
 */
const unreached: Readonly<Record<string, string>> = {
  "axios/lib/adapters/fetch.js": "export const getFetch = undefined;",
  "axios/lib/cancel/CancelToken.js": "export default null;",
  "axios/lib/helpers/formDataToJSON.js": "export default null;",
  "axios/lib/helpers/HttpStatusCode.js": "export default null;",
  "axios/lib/helpers/toURLEncodedForm.js": "export default null;",
  "axios/lib/helpers/progressEventReducer.js": "export const progressEventReducer = undefined;",
  "axios/lib/core/setFormDataHeaders.js": "export default () => {};",
  "axios/lib/core/InterceptorManager.js": "export default class { forEach() {} }",
  "axios/lib/helpers/cookies.js": "export default { read: () => null, readAsync: async () => null };",
  "axios/lib/helpers/validator.js":
    "export default { assertOptions() {}, validators: { transitional() {}, spelling() {} } };",
  "table-core/dist/core/headers/coreHeadersFeature.js": "export const coreHeadersFeature = {};",
  "table-core/dist/core/cells/coreCellsFeature.js": "export const coreCellsFeature = {};",
  "table-core/dist/core/cells/constructCell.js": "export const constructCell = undefined;",
  "react-table/dist/FlexRender.js": "export const FlexRender = undefined, flexRender = undefined;",
  "react-table/dist/Subscribe.js": "export const Subscribe = undefined;",
  // The analytics client: clicks, flags, targeting, links and forms are not tracked, and recordings contain only
  // elements.
  "mixpanel-browser/src/autocapture/index.js": "export class Autocapture { init() {} }",
  "mixpanel-browser/src/flags/index.js":
    "export class FeatureFlagManager { init() {} reset() {} fetchFlags() { return Promise.resolve(); } }",
  "mixpanel-browser/src/dom-trackers.js": "export const FormTracker = undefined, LinkTracker = undefined;",
  "mixpanel-browser/src/targeting/loader.js": "export const getTargetingPromise = undefined;",
  "mixpanel-browser/src/recorder/rrweb-network-plugin.js": "export const getRecordNetworkPlugin = undefined;",
  "mixpanel-browser/src/promise-polyfill.js": "const own = Promise; export { own as Promise, own as NpoPromise };",
  "rrweb-plugin-console-record/dist/rrweb-plugin-console-record.js": "export const getRecordConsolePlugin = undefined;",
  // Only the Gregorian calendar is used.
  ...calendars({
    BuddhistCalendar: ["BuddhistCalendar"],
    EthiopicCalendar: ["EthiopicCalendar", "EthiopicAmeteAlemCalendar", "CopticCalendar"],
    HebrewCalendar: ["HebrewCalendar"],
    IndianCalendar: ["IndianCalendar"],
    IslamicCalendar: ["IslamicCivilCalendar", "IslamicTabularCalendar", "IslamicUmalquraCalendar"],
    JapaneseCalendar: ["JapaneseCalendar"],
    PersianCalendar: ["PersianCalendar"],
    TaiwanCalendar: ["TaiwanCalendar"],
  }),
  // React itself has it.
  "use-sync-external-store/shim/index.js": "module.exports = require('react');",
};

function calendars(files: Record<string, readonly string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, names]) => [
      `@internationalized/date/dist/private/calendars/${file}.mjs`,
      names.map((name) => `export const ${name} = undefined;`).join("\n"),
    ]),
  );
}

/**
 * The router creates its links and forms at load time with names, so that none could be dropped: they are marked pure,
 * which drops the unused ones.
 */
const marked = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, "")
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2");

/** Packages that create tables and components at load time, which would prevent dropping unused ones. */
const making = /\/node_modules\/(@nivo|d3-[a-z-]+)\//;

/**
 * The used part of the recorder, which has three style sheet parsers for playback: nothing here plays recordings, and
 * neither canvases nor fonts are recorded.
 */
const recorded = {
  "@mixpanel/rrweb/dist/rrweb.js": {
    names: ["record", "EventType", "IncrementalSource"],
    without: [
      "initCanvas2DMutationObserver",
      "initCanvasContextObserver",
      "initCanvasWebGLMutationObserver",
      "initFontObserver",
      "WorkerWrapper",
    ],
  },
  "@mixpanel/rrweb-snapshot/dist/rrweb-snapshot.js": { names: ["classMatchesRegex"], without: [] },
};

/**
 * Drops library code that never runs in our browsers: the router's developer warnings, which its production entry
 * includes, its parts for other kinds of apps, and parts of libraries.
 */
export const leaner = (): Plugin => ({
  name: "kyuseki-leaner",
  apply: "build",
  enforce: "pre",
  resolveId: (source, importer) => {
    if (source === "react-router") return join(production, "index.mjs");
    // The parts the recorder is composed of.
    if (source === "mixpanel-browser/dist/mixpanel-core.cjs.js") {
      return resolve("mixpanel-browser/src/loaders/loader-module-core.js");
    }
    if (source === "react-router/dom") return join(production, "dom-export.mjs");
    return source in chartStandIns && !importer?.startsWith(standIn) ? standIn + source : null;
  },
  async load(id) {
    const code = chartStandIns[id.slice(standIn.length)];
    if (!id.startsWith(standIn) || code === undefined) {
      return Object.entries(unreached).find(([part]) => id.endsWith(`/${part}`))?.[1] ?? null;
    }
    const library = await this.resolve(id.slice(standIn.length), id);
    if (!library) return null;
    const given = exportNames(this.parse(code));
    const left = exportNames(this.parse(await readFile(library.id, "utf8"))).filter((name) => !given.includes(name));
    return { code: left.map((name) => `export const ${name} = undefined;`).join("") + code, moduleSideEffects: false };
  },
  transform(code, id) {
    const recording = Object.entries(recorded).find(([file]) => id.endsWith(`/${file}`))?.[1];
    if (recording) {
      return { code: reached(code, this.parse(code), recording.names, recording.without), map: null };
    }
    if (id.startsWith(production)) return { code: marked(code), map: null };
    return making.test(id) ? { code: markPure(code, this.parse(code)), map: null, moduleSideEffects: false } : null;
  },
});

const standIn = "\0kyuseki-stand-in:";
