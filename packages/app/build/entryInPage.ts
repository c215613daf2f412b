import type { Plugin, Rolldown } from "vite";
import { reassignedExports } from "./reassignedExports.ts";

/**
 * Writes the entry, and before it the files it imports, at the end of index.html, where they arrive while the requests for
 * the other files are on their way: nothing else would come in that time. What it imports are classic scripts, which a browser
 * compiles and runs as they arrive; modules would wait for the end of the page. All stay files besides, which the server names
 * instead where a service worker keeps files with their compiled code (docs/adr/0020-the-entry-in-the-page.md). Other files
 * take their exports from `window`, since a script in a page cannot be imported. Stands before plugins that change files only.
 */
export function entryInPage(): Plugin {
  let base = "/";
  return {
    name: "kyuseki-entry-in-page",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const isInPage = scriptsInPage(Object.values(chunks)).some(({ fileName }) => fileName === chunk.fileName);
      const changing = isInPage ? reassignedExports(this.parse(code)) : [];
      if (changing.length > 0) this.error(`others would keep the first value of ${changing.join(", ")}`);
      return null;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const scripts = scriptsInPage(chunks);
        const page = bundle["index.html"];
        if (scripts.length === 0 || page?.type !== "asset") return this.error("there is no entry, or no page");
        const asked = scripts.find(({ fileName }) => !hasArrived(fileName));
        if (asked) return this.error(`${asked.fileName} would be asked for besides: see hasArrived`);
        const twice = scriptImportedLater(chunks, scripts);
        if (twice) return this.error(`${twice.by} imports ${twice.script} later, which would start the app once more`);
        for (const chunk of chunks) chunk.code = importsFromWindow(chunk, scripts);
        for (const script of scripts) script.code = exportsToWindow(script, base);
        page.source = withScripts(String(page.source), base, scripts);
      },
    },
  };
}

/** Stands in the page, before anything that needs it. */
export const hasArrived = (file: string) => /^assets\/(?:index|react|rolldown-runtime)-[^/]+\.js$/.test(file);

type Named = Pick<Rolldown.RenderedChunk, "name" | "fileName" | "imports" | "isEntry">;
type Chunk = Named & { code: string };

/** What the entry imports, each after what it imports itself, and the entry. */
function scriptsInPage<C extends Named>(chunks: readonly C[]): C[] {
  const withImports = (chunk: C): C[] => [
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(withImports),
    chunk,
  ];
  return [...new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(withImports))];
}

type Importing = { fileName: string; dynamicImports: readonly string[] };

/** A file that imports a script of the page with `import()`, which takes the file beside the page and runs it again. */
export function scriptImportedLater(chunks: readonly Importing[], scripts: readonly { fileName: string }[]) {
  for (const { fileName: by, dynamicImports } of chunks) {
    const script = scripts.find(({ fileName }) => dynamicImports.includes(fileName))?.fileName;
    if (script) return { by, script };
  }
  return null;
}

/** `window.entryExports` of the entry, `window.rolldownRuntimeExports` of rolldown-runtime. */
const exportsOf = ({ name, isEntry }: Named) =>
  `window.${isEntry ? "entry" : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Exports`;

/**
 * A script's code with its exports on `window`, and imports that do not depend on where it stands; of all but the entry in a
 * function of its own, since names of classic scripts are everybody's. @throws when it exports nothing
 */
export function exportsToWindow(chunk: Chunk, base: string): string {
  const { code, fileName, isEntry } = chunk;
  const folder = base + fileName.replace(/[^/]+$/, "");
  const given = code.replace(
    /\bexport\s*\{([^}]*)\};?\s*$/,
    (_, names: string) => `${exportsOf(chunk)}={${pairs(names, "$2:$1")}};`,
  );
  if (given === code) throw new Error(`${fileName} does not end with its exports`);
  const placed = given.replaceAll(/\bimport\(([`"'])\.\//g, (_, quote: string) => `import(${quote}${folder}`);
  return isEntry ? placed : `(()=>{"use strict";${placed}})();`;
}

/** A chunk's code that takes what it imports of the scripts in the page from `window`. @throws when it imports it in another form */
export function importsFromWindow(
  chunk: Pick<Chunk, "code" | "fileName" | "imports">,
  scripts: readonly Named[],
): string {
  return scripts
    .filter(({ fileName }) => chunk.imports.includes(fileName))
    .reduce((code, script) => {
      const file = script.fileName.replace(/^.*\//, "").replaceAll(".", "\\.");
      const statement = new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file}["'\`];?`);
      const taken = code.replace(
        statement,
        (_, names: string) => `const{${pairs(names, "$1:$2")}}=${exportsOf(script)};`,
      );
      if (taken === code) throw new Error(`${chunk.fileName} does not name what it imports of ${script.fileName}`);
      return taken;
    }, chunk.code);
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

function withScripts(html: string, base: string, scripts: readonly Chunk[]): string {
  const written = scripts.map(({ fileName, code, isEntry }) => {
    const kind = isEntry ? ' type="module" crossorigin' : "";
    return `\n    <script${kind} data-file="${base}${fileName}">${escapeTags(code.trim())}</script>`;
  });
  const without = html.replace(/\s*<script type="module"[^>]*><\/script>/, "");
  return without.replace(/\s*<\/body>/, (end) => written.join("") + end);
}

/** Texts of a script that begin a tag would begin one in the page. */
export const escapeTags = (code: string) => code.replaceAll(/<(?=!--|\/?(?:script|style)\b)/gi, "\\x3c");
