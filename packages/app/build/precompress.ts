import { glob, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Puts `.br` and `.gz` beside every text file of the build, so that the server never compresses one while serving. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "kyuseki-precompress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: async () => {
        for await (const name of glob("**/*.{js,css,svg,json,webmanifest}", { cwd: folder })) {
          await compress(join(folder, name));
        }
      },
    },
  };
}

async function compress(path: string) {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
