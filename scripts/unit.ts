// Runs the unit tests of one package, as its `npm run test:unit` does: `node scripts/unit.ts app routes` names its
// vitest projects. The result is stored in the package, where turbo caches it.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";

export const resultFile = "test-results/unit.json";

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const projects = process.argv.slice(2).flatMap((name) => ["--project", name]);
  const report = ["--reporter=default", "--reporter=json", `--outputFile=${join(process.cwd(), resultFile)}`];
  const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", root, ...projects, ...report];
  // Server processes that tests start do not compile their modules again.
  const env = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compile"), ...process.env };
  process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit", env }).status ?? 1;
}
