import type { Plugin, Rolldown } from "vite";
import { reassignedExports } from "./reassignedExports.ts";

/**
 * Writes the entry at the end of index.html, where it arrives while the requests for the other files are on their way:
 * nothing else would come in that time. It stays a file besides, which the server names instead where a service worker
 * keeps files with their compiled code (docs/adr/0020-the-entry-in-the-page.md). Other files take its exports from
 * `window`, since a script in a page cannot be imported. Stands before plugins that change the file only.
 */
export function entryInPage(): Plugin {
  let base = "/";
  return {
    name: "kyuseki-entry-in-page",
    apply: "build",
    config: () => ({
      build: { modulePreload: { resolveDependencies: (_file, needed) => needed.filter((one) => !isEntry(one)) } },
    }),
    configResolved: (config) => {
      base = config.base;
    },
    renderChunk(code, chunk) {
      const changing = chunk.isEntry ? reassignedExports(this.parse(code)) : [];
      if (changing.length > 0) this.error(`others would keep the first value of ${changing.join(", ")}`);
      return null;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const entry = chunks.find((chunk) => chunk.isEntry);
        const page = bundle["index.html"];
        if (!entry || page?.type !== "asset") return this.error("there is no entry, or no page");
        for (const chunk of chunks)
          chunk.code = chunk === entry ? exportsToWindow(chunk, base) : importsFromWindow(chunk, entry);
        page.source = withEntry(String(page.source), base + entry.fileName, entry.code);
      },
    },
  };
}

/** It has arrived before anything that needs it. */
const isEntry = (file: string) => /^assets\/index-[^/]+\.js$/.test(file);

type Chunk = Pick<Rolldown.OutputChunk, "code" | "fileName" | "imports">;
const global = "window.entryExports";

/** The entry's code with its exports on `window`, and imports that do not depend on where it stands. @throws when it exports nothing */
export function exportsToWindow({ code, fileName }: Chunk, base: string): string {
  const folder = base + fileName.replace(/[^/]+$/, "");
  const given = code.replace(
    /\bexport\s*\{([^}]*)\};?\s*$/,
    (_, names: string) => `${global}={${pairs(names, "$2:$1")}};`,
  );
  if (given === code) throw new Error(`${fileName} does not end with its exports`);
  return given.replaceAll(/\bimport\(([`"'])\.\//g, (_, quote: string) => `import(${quote}${folder}`);
}

/** A chunk's code that takes what it imports of the entry from `window`. @throws when it imports it in another form */
export function importsFromWindow({ code, imports, fileName }: Chunk, entry: Pick<Chunk, "fileName">): string {
  if (!imports.includes(entry.fileName)) return code;
  const name = entry.fileName.replace(/^.*\//, "").replaceAll(".", "\\.");
  const statement = new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${name}["'\`];?`);
  const taken = code.replace(statement, (_, names: string) => `const{${pairs(names, "$1:$2")}}=${global};`);
  if (taken === code) throw new Error(`${fileName} does not name what it imports of the entry`);
  return taken;
}

/** "a as b,c" as the members of an object or a pattern; `form`: of each, with its name before and after "as". */
const pairs = (names: string, form: string) =>
  names
    .split(",")
    .map((one) =>
      one
        .trim()
        .replace(/^([\w$]+)(?: as ([\w$]+))?$/, (_, name, as = name) =>
          form.replace("$1", () => name).replace("$2", () => as),
        ),
    )
    .join(",");

function withEntry(html: string, file: string, code: string): string {
  const script = `<script type="module" crossorigin data-file="${file}">${escapeTags(code.trim())}</script>`;
  const without = html.replace(/\s*<script type="module"[^>]*><\/script>/, "");
  return without.replace(/\s*<\/body>/, (end) => `\n    ${script}${end}`);
}

/** Texts of a script that begin a tag would begin one in the page. */
export const escapeTags = (code: string) => code.replaceAll(/<(?=!--|\/?(?:script|style)\b)/gi, "\\x3c");
