import { createHash } from "node:crypto";
import { build, type Plugin, type Rolldown } from "vite";

/** What is imported of React; its other modules are inside these. */
const modules = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/** The same as files: `react/index.js`, `react-dom/client.js` … */
const files = /\/node_modules\/(react|react-dom)\/(index|jsx-runtime|client)\.js$/;
const moduleOf = (file: string) => {
  const [, library, part] = files.exec(file) ?? [];
  return part === "index" ? library : `${library}/${part}`;
};

/**
 * Writes React at the end of index.html, where it arrives while the requests for the files are on their way: nothing else
 * would come in that time. It is a file besides, which the server names instead where a service worker keeps files with
 * their compiled code (docs/adr/0020-react-in-the-page.md).
 */
export function reactInPage(): Plugin {
  let base = "/";
  let code = "";
  let fileName = "";
  return {
    name: "kyuseki-react-in-page",
    apply: "build",
    configResolved: (config) => {
      base = config.base;
    },
    async buildStart() {
      code = withoutTags(await bundle());
      fileName = `assets/react-${createHash("sha256").update(code).digest("base64url").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName, source: code });
    },
    load: {
      filter: { id: files },
      handler: (id) => `module.exports = reactInPage[${JSON.stringify(moduleOf(id))}];`,
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { "data-file": base + fileName }, children: code, injectTo: "body" }],
    },
  };
}

/** Texts of React that begin a tag would begin one in the page. */
export const withoutTags = (code: string) => code.replaceAll(/<(?=!--|\/?(?:script|style)\b)/gi, "\\x3c");

const entry = "virtual:react-in-page";

async function bundle(): Promise<string> {
  const imports = modules.map((module, at) => `import m${at} from ${JSON.stringify(module)};`);
  const values = modules.map((module, at) => `${JSON.stringify(module)}: m${at}`);
  const source: Plugin = {
    name: "kyuseki-react-modules",
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? `${imports.join("\n")}\nwindow.reactInPage = { ${values.join(", ")} };` : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [source],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, output: { format: "iife" } } },
  });
  const { output } = built as Rolldown.RolldownOutput; // Neither watched, nor several of them.
  return output[0].code.trim();
}
