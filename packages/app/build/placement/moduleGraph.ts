import { resolve } from "node:path";
import { build, mergeConfig, type Plugin, type PluginOption, type UserConfig } from "vite";

const root = resolve(import.meta.dirname, "../../../..");

export type Module = {
  /** Of its code in the build, without imports. */
  characters: number;
  /** Of modules it runs with; those it only names in a call of import() are not among them. */
  imports: readonly string[];
};

/** Its path from the root of the repository; null of what is no file of it. */
export function moduleName(id: string): string | null {
  const path = id.replace(/\?.*$/, "");
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
}

/** All modules of the app as a build leaves them, by name: what it does not use is gone. Takes about 15 s. */
export async function moduleGraph(app: UserConfig): Promise<ReadonlyMap<string, Module>> {
  const modules = new Map<string, Module>();
  const record: Plugin = {
    name: "kyuseki-module-graph",
    generateBundle: {
      order: "post",
      handler: (_options, bundle) => {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const nameOf = (fileName: string) => {
          const id = chunks.find((chunk) => chunk.fileName === fileName)?.moduleIds[0];
          return (id && moduleName(id)) || fileName;
        };
        const names = new Map(chunks.map(({ fileName }) => [fileName, nameOf(fileName)]));
        for (const { fileName, code, imports } of chunks)
          modules.set(names.get(fileName) ?? fileName, {
            characters: code.replaceAll(/\bimport\s*[^"'`(;]*["'`][^"'`]*["'`];?/g, "").length,
            imports: imports.flatMap((one) => names.get(one) ?? []),
          });
      },
    },
  };
  const { plugins, build: output, ...rest } = app;
  const kept = (await flat(plugins ?? [])).filter((plugin) => !writesFiles(plugin));
  await build(
    mergeConfig(rest, {
      configFile: false,
      root: resolve(root, "packages/app"),
      logLevel: "warn",
      plugins: [...kept, record],
      build: {
        ...output,
        write: false,
        rolldownOptions: { ...output?.rolldownOptions, output: { preserveModules: true } },
      },
    }),
  );
  return modules;
}

const writesFiles = (plugin: Plugin) =>
  ["transformIndexHtml", "generateBundle", "closeBundle"].some((hook) => hook in plugin);

async function flat(option: PluginOption): Promise<Plugin[]> {
  const resolved = await option;
  if (Array.isArray(resolved)) return (await Promise.all(resolved.map(flat))).flat();
  return resolved ? [resolved] : [];
}
