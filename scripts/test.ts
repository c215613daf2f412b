// `npm test`: checks, unit tests, stories with their pictures, walks through the built app. The quickest come first and
// the first stage that fails ends the run. The last line is the sum.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./check.ts";

const results = mkdtempSync(join(tmpdir(), "kyuseki-test-"));

const vitest = (...args: string[]) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  ...args,
];

const stages = [
  { name: "checks", run: runChecks },
  { name: "unit", run: () => runTests("unit", (file) => vitest(`--outputFile=${file}`)) },
  {
    name: "stories and pictures",
    run: () => runTests("stories", (file) => ["scripts/stories.ts", "--visual", `--json=${file}`]),
  },
  {
    name: "walks",
    run: () => runTests("walks", (file) => vitest("--config", "vitest.e2e.config.ts", `--outputFile=${file}`)),
  },
];

const sum = { passed: 0, failed: 0 };
for (const { name, run } of stages) {
  console.log(`\n══ ${name}`);
  const { passed, failed } = run();
  sum.passed += passed;
  sum.failed += failed;
  if (failed > 0) break;
}
rmSync(results, { recursive: true });
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);

/** Runs one test runner and reads its JSON result: vitest and jest write the same two numbers. */
function runTests(name: string, argsFor: (file: string) => string[]) {
  const file = join(results, `${name}.json`);
  const { status } = spawnSync(process.execPath, argsFor(file), { stdio: ["ignore", "inherit", "inherit"] });
  const { numPassedTests: passed, numFailedTests: failed } = readResult(file);
  // A file that does not even load has no failed test; the runner's exit code still counts as one failure.
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

function readResult(file: string): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 };
  }
}
