import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);
const production = join(dirname(resolve("react-router/package.json")), "dist", "production");

/** Parts of axios nothing of ours reaches, and what stands in their place: it takes XMLHttpRequest, is
 * told to stop by a signal, and sends no forms. */
const unreached = {
  "adapters/fetch.js": "export const getFetch = undefined;",
  "cancel/CancelToken.js": "export default null;",
  "helpers/formDataToJSON.js": "export default null;",
  "helpers/HttpStatusCode.js": "export default null;",
} as const;

/**
 * What the libraries carry and a browser of ours never runs: the router's warnings for developers, which its own entry
 * ships to production too, and parts of axios.
 */
export const leaner = (): Plugin => ({
  name: "kyuseki-leaner",
  apply: "build",
  enforce: "pre",
  resolveId: (source) => {
    if (source === "react-router") return join(production, "index.mjs");
    return source === "react-router/dom" ? join(production, "dom-export.mjs") : null;
  },
  load: (id) => Object.entries(unreached).find(([part]) => id.endsWith(`/axios/lib/${part}`))?.[1] ?? null,
});
