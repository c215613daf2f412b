import { resolve } from "node:path";
import { callLimits, getSession, storageKeys } from "@kyuseki/domain";
import type { Plugin, Rolldown } from "vite";
import { type Route, routes } from "../src/navigation/routeTable.ts";
import { firstCalls, linkCalls } from "./firstCalls.ts";
import { preloadScript } from "./preloadScript.ts";

type Modules = {
  /** Modules, from the package's folder. Of a route that is drawn without the shell. */
  alone: (route: Route) => string;
  /** Loaded with every other page. */
  shell: string;
  screen: (route: Route) => string;
  /** What a route draws once its page stands, such as its charts; announced in windows at least `from` pixels wide. */
  later: (route: Route) => { module: string; from: number } | undefined;
};

/** Writes the path → chunks and first calls map into index.html. Fails the build when a route's module has no chunk, or what comes later none of its own. */
export function preloadMap(modules: Modules): Plugin {
  let base = "/";
  return {
    name: "kyuseki-preload-map",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === "chunk");
        const entry = closure(
          chunks,
          chunks.filter((chunk) => chunk.isEntry),
        );
        const filesOf = (...names: string[]) =>
          [
            ...closure(
              chunks,
              names.map((name) => chunkOf(chunks, name)),
            ),
          ]
            .filter((chunk) => !entry.has(chunk))
            .map((chunk) => base + chunk.fileName);

        const all: readonly Route[] = routes;
        for (const route of all.filter(({ alone }) => alone)) {
          if (filesOf(modules.alone(route)).some((file) => filesOf(modules.shell).includes(file)))
            throw new Error(`${route.path} brings the shell along: see entry in build/chunks/chunks.ts`);
        }
        const rows = all.map((route) => {
          const files = route.alone ? filesOf(modules.alone(route)) : filesOf(modules.shell, modules.screen(route));
          const { module, from } = modules.later(route) ?? {};
          const later = module === undefined ? [] : filesOf(module).filter((file) => !files.includes(file));
          if (module !== undefined && later.length === 0)
            throw new Error(`${route.path} waits for ${module}: a module of it is imported before`);
          return {
            id: route.id,
            path: route.path,
            access: route.access,
            calls: firstCalls[route.id] ?? [],
            linkCall: linkCalls[route.id],
            files,
            later,
            laterFrom: from,
          };
        });
        const settings = {
          rest: filesOf(modules.shell),
          tokenKey: storageKeys.token,
          themeKey: storageKeys.theme,
          sessionPath: getSession.path,
          waitMs: callLimits.attemptMs,
          // 108 kB at 4 kB a second.
          entryWaitMs: 30_000,
          concurrent: callLimits.concurrent,
        };
        return [{ tag: "script", children: preloadScript(rows, settings), injectTo: "head-prepend" }];
      },
    },
  };
}

type Chunk = Rolldown.OutputChunk;

function chunkOf(chunks: readonly Chunk[], name: string): Chunk {
  const module = resolve(import.meta.dirname, "..", name);
  const found = chunks.find((chunk) => chunk.facadeModuleId === module || chunk.moduleIds.includes(module));
  if (!found) throw new Error(`${name} is in no chunk: see build/preloadMap.ts`);
  return found;
}

/** The chunks and everything they import statically. */
function closure(chunks: readonly Chunk[], from: readonly Chunk[]): Set<Chunk> {
  const reached = new Set(from);
  for (const chunk of reached) {
    for (const fileName of chunk.imports) {
      const imported = chunks.find((other) => other.fileName === fileName);
      if (imported) reached.add(imported);
    }
  }
  return reached;
}
