import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { expect, test } from "vitest";
import { drawn } from "./leanCharts.fixture.ts";
import { leaner } from "./leaner.ts";

/** The fixture as built, which fails when a replacement lacks something a library imports. */
async function drawnLean(): Promise<typeof drawn> {
  const outDir = await mkdtemp(join(tmpdir(), "kyuseki-lean-"));
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [leaner()],
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, "leanCharts.fixture.ts"), outDir, minify: false },
  });
  const built = await import(pathToFileURL(join(outDir, "leanCharts.fixture.js")).href);
  await rm(outDir, { recursive: true });
  return built.drawn;
}

test("図は、使わない部品を除いても、同じ絵になる", async () => {
  expect(drawn).toHaveLength(4);
  expect(await drawnLean()).toEqual(drawn);
});
