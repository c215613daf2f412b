// Runs the unit tests of one package, as `npm run test:unit` in it does: `node scripts/unit.ts app routes` names its vitest
// projects. The result is kept in the package, where turbo finds it again when nothing has changed.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";

export const resultFile = "test-results/unit.json";

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  const projects = process.argv.slice(2).flatMap((name) => ["--project", name]);
  const report = ["--reporter=default", "--reporter=json", `--outputFile=${join(process.cwd(), resultFile)}`];
  const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", root, ...projects, ...report];
  process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit" }).status ?? 1;
}
