import type { Plugin } from "vite";

/**
 * Asks the browser to compile whole files while others are still on their way, instead of function by function when the
 * page is drawn. For files of which nearly all runs before a first page stands. Last of all plugins: the words count
 * only as the first of a file.
 */
export const compileAhead = (names: readonly string[]): Plugin => ({
  name: "kyuseki-compile-ahead",
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
