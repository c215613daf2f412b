import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startTestServer, type TestServer } from "@kyuseki/server/testing";
import { placeForId, writeRelease } from "../../build/serviceWorker.ts";

const built = resolve(import.meta.dirname, "../../dist");

/** In the page of the next release, which is otherwise like the built one. */
export const nextMark = 'meta[name="release"][content="next"]';

/** The server of a next release, over the same database: `gone` are files of this release that it does not have. */
export async function startNextRelease({ databaseUrl }: TestServer, gone: readonly string[]) {
  const appDist = mkdtempSync(join(tmpdir(), "kyuseki-next-"));
  cpSync(built, appDist, { recursive: true });
  const page = readFileSync(join(built, "index.html"), "utf8");
  writeFileSync(join(appDist, "index.html"), page.replace("<head>", '<head><meta name="release" content="next" />'));
  const code = readFileSync(join(built, "service-worker.js"), "utf8");
  const [, id = ""] = /release-(\w{16})\.json/.exec(code) ?? [];
  const outdated = [...gone.flatMap((file) => globSync(`assets/${file}*`, { cwd: appDist })), "service-worker.js.br"];
  for (const name of [...outdated, "service-worker.js.gz"]) rmSync(join(appDist, name));
  await writeRelease(appDist, code.replaceAll(id, placeForId));

  const server = await startTestServer({ databaseUrl, appDist });
  const address = await server.listen();
  return {
    address,
    stop: async () => {
      await server.stop();
      rmSync(appDist, { recursive: true });
    },
  };
}
