import type { Plugin } from "vite";

/**
 * Asks the browser to compile whole files while others are still loading, instead of function by function during
 * rendering. For files that nearly all run before a first page appears. Must be the last plugin, because the comment
 * only counts at the beginning of a file.
 */
export const compileHints = (names: readonly string[]): Plugin => ({
  name: "kyuseki-compile-hints",
  apply: "build",
  generateBundle: {
    order: "post",
    handler: (_options, bundle) => {
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk" && names.includes(output.name)) output.code = hint + output.code;
      }
    },
  },
});

const hint = "//# allFunctionsCalledOnLoad\n";
