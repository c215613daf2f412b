import type { Plugin } from "vite";
import { hasArrived } from "./entryInPage.ts";

type Chunk = { fileName: string; imports: readonly string[]; moduleIds: readonly string[] };

/**
 * Says for every `import()` which files it asks for at once, besides the file itself: what nothing has loaded before. What
 * the importing file imports is there; a page's files are announced by whoever leads to it (`window.prefetchFiles`), from
 * the one list of pages in index.html.
 */
export function laterImports(): Plugin {
  let chunks: readonly Chunk[] = [];
  return {
    name: "kyuseki-later-imports",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, needed, { hostId }) => filesToAsk(chunks, hostId, file, needed),
        },
      },
    }),
    // Before the lists are written.
    generateBundle: {
      order: "pre",
      handler: (_options, bundle) => {
        chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      },
    },
  };
}

/** Of the files `needed` by `file`, those to ask for when `host` imports it. */
export function filesToAsk(chunks: readonly Chunk[], host: string, file: string, needed: readonly string[]): string[] {
  const chunkOf = (name: string) => chunks.find(({ fileName }) => fileName === name);
  if (chunkOf(file)?.moduleIds.some((id) => page.test(id))) return [];
  const there = new Set([host]);
  for (const name of there) for (const imported of chunkOf(name)?.imports ?? []) there.add(imported);
  return needed.filter((one) => !hasArrived(one) && !there.has(one));
}

const page = /\/app\/src\/routes\/\w+\/\w+Route\.tsx$/;
