/** One file of the built app: compressed bytes, and the characters of each module before minifying. */
export type BuiltFile = { name: string; bytes: number; modules: Readonly<Record<string, number>> };
/** A page of the route table with the names of its files: those it needs, the entry in index.html first, and those of what it draws later. */
export type BuiltPage = { path: string; files: readonly string[]; later: readonly string[] };

/** Compressed bytes by whose code it is: a package from npm, or a package of ours. */
export type Weights = ReadonlyMap<string, number>;

/** Pages as the inline script of `index.html` lists them. @throws when it lists none */
export function pagesOf(html: string): BuiltPage[] {
  const [list] = html.match(/(?<=\()\[\["\/.*?(?=,\{"rest":)/s) ?? [];
  if (list === undefined) throw new Error("index.html lists no pages: see packages/app/build/preloadScript.ts");
  const entry = [...html.matchAll(/<script[^>]* data-file="([^"]+)"/g)].map(([, name = ""]) => name);
  const pages: [path: string, page: string][] = JSON.parse(list);
  return pages.map(([path, text]) => {
    const { files, later }: Omit<BuiltPage, "path"> = JSON.parse(text);
    return { path, files: [...new Set([...entry, ...files])], later };
  });
}

/** Whose code these files are. The share of a module is that of its file's characters before minifying. */
export function weightsOf(files: readonly BuiltFile[]): Weights {
  const weights = new Map<string, number>();
  for (const { bytes, modules } of files) {
    const whole = Object.values(modules).reduce((sum, length) => sum + length, 0) || 1;
    for (const [module, length] of Object.entries(modules)) {
      const owner = ownerOf(module);
      weights.set(owner, (weights.get(owner) ?? 0) + (bytes * length) / whole);
    }
  }
  return weights;
}

/** "@nivo/line" of "/x/node_modules/@nivo/line/index.js", "ui" of "/x/packages/ui/src/index.ts". */
export function ownerOf(module: string): string {
  const [, library] = module.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? [];
  const [, own] = module.match(/\/packages\/(\w+)\//) ?? [];
  return library ?? own ?? "bundler";
}
