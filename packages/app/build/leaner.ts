import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);
const production = join(dirname(resolve("react-router/package.json")), "dist", "production");

/**
 * Parts nothing of ours reaches, and what stands in their place. axios: it takes XMLHttpRequest, is told to stop by a
 * signal, sends no forms, knows no cookies, and is configured in one place. The table library orders rows and parts them
 * into pages (`useSorted`); heads and cells are drawn without it.
 */
const unreached = {
  "axios/lib/adapters/fetch.js": "export const getFetch = undefined;",
  "axios/lib/cancel/CancelToken.js": "export default null;",
  "axios/lib/helpers/formDataToJSON.js": "export default null;",
  "axios/lib/helpers/HttpStatusCode.js": "export default null;",
  "axios/lib/helpers/cookies.js": "export default { read: () => null, readAsync: async () => null };",
  "axios/lib/helpers/validator.js":
    "export default { assertOptions() {}, validators: { transitional() {}, spelling() {} } };",
  "table-core/dist/core/headers/coreHeadersFeature.js": "export const coreHeadersFeature = {};",
  "table-core/dist/core/cells/coreCellsFeature.js": "export const coreCellsFeature = {};",
  "table-core/dist/core/cells/constructCell.js": "export const constructCell = undefined;",
  "react-table/dist/FlexRender.js": "export const FlexRender = undefined, flexRender = undefined;",
  "react-table/dist/Subscribe.js": "export const Subscribe = undefined;",
  // React has it itself.
  "use-sync-external-store/shim/index.js": "module.exports = require('react');",
} as const;

/**
 * The router makes its links and forms as it is loaded, and names them, so that none could be left out: marked as without
 * effect, those nobody imports are.
 */
const marked = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, "")
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2");

/**
 * What the libraries carry and a browser of ours never runs: the router's warnings for developers, which its own entry
 * ships to production too, its components of other kinds of apps, and parts of two libraries.
 */
export const leaner = (): Plugin => ({
  name: "kyuseki-leaner",
  apply: "build",
  enforce: "pre",
  resolveId: (source) => {
    if (source === "react-router") return join(production, "index.mjs");
    return source === "react-router/dom" ? join(production, "dom-export.mjs") : null;
  },
  load: (id) => Object.entries(unreached).find(([part]) => id.endsWith(`/${part}`))?.[1] ?? null,
  transform: (code, id) => (id.startsWith(production) ? { code: marked(code), map: null } : null),
});
