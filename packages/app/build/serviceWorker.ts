import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import type { Release } from "../src/worker/release.ts";

const script = "service-worker.js";
const maxBytes = 6000;

/** What no page needs without a network: what sends, and what reads a file that is about to be sent. */
const uselessOffline = /^assets\/(analyticsTracker|csvWorker|recorder)-/;

/**
 * Builds src/worker to /service-worker.js, and writes down the files of this release for it.
 * @throws when the worker is larger than 6 kB (brotli)
 */
export function serviceWorker(): Plugin {
  let root = "";
  let folder = "";
  let isWritten = false;
  return {
    name: "kyuseki-service-worker",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        // The build says itself what went wrong.
        if (!isWritten) return;
        const code = await compile(join(root, "src/worker/serviceWorker.ts"));
        const { length } = await promisify(brotliCompress)(code);
        if (length > maxBytes) throw new Error(`${script} has ${length} bytes (brotli), more than ${maxBytes}`);
        await writeRelease(folder, code);
      },
    },
  };
}

/** `code`: of the worker, with a place for the release's id, which changes with any byte that a page may load. */
export async function writeRelease(folder: string, code: string) {
  const files: string[] = [];
  for await (const name of glob("{*.svg,assets/*.{js,css,svg,woff2}}", { cwd: folder }))
    if (!uselessOffline.test(name)) files.push(name);
  files.sort();
  const entry = files.find((name) => /^assets\/index-.*\.js$/.test(name));
  if (!entry) throw new Error("no file is the entry of the app");
  const hash = createHash("sha256").update(code);
  for (const name of [...files, "index.html"]) hash.update(await readFile(join(folder, name)));
  const id = hash.digest("hex").slice(0, 16);
  const release: Release = { entry, files: files.map((name) => `/${name}`) };
  await writeFile(join(folder, `assets/release-${id}.json`), JSON.stringify(release));
  await writeFile(join(folder, script), code.replaceAll(placeForId, id));
}

/** Stands for the release's id in the code that `writeRelease` is given. */
export const placeForId = "id-of-the-release";

async function compile(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { RELEASE_ID: JSON.stringify(placeForId) },
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: "iife" } } },
  });
  const { output } = built as Rolldown.RolldownOutput; // Neither watched, nor several of them.
  return output[0].code;
}
