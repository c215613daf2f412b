import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** React's packages that modules import by name; none has exports in the format of modules. */
const sources = ["react", "react/jsx-runtime"];
const prefix = "\0react-exports:";

/**
 * Gives every export of React a name of its own. Its packages are CommonJS: a bundler would write each use as a member of
 * the whole, `(0,react.useState)(…)`, ten thousand times.
 */
export function reactExports(): Plugin {
  return {
    name: "kyuseki-react-exports",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime)?$/ },
      handler: (source, importer, { kind }) =>
        sources.includes(source) && kind === "import-statement" && !importer?.startsWith(prefix)
          ? prefix + source
          : null,
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => namedExports(id.slice(prefix.length)),
    },
  };
}

/** The code of a module that exports, besides the whole, each member of a CommonJS package by its name. */
export function namedExports(source: string): string {
  const names = Object.keys(require(source)).filter((name) => /^[a-zA-Z]\w*$/.test(name));
  // A call without effects is left out where nothing uses its name.
  const exported = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`);
  return ["import whole from ", JSON.stringify(source), ";export default whole;", ...exported].join("");
}

const require = createRequire(import.meta.url);
