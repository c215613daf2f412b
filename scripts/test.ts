// `npm test`: checks, unit tests, stories with their pictures, e2e tests of the built app. The fastest stages come
// first, and the first failing one ends the run. The last line is the total, including what turbo has cached. With
// `--changed` it runs what a change since main affects.
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { e2eTouchedBy, filesSince, startOfWork, storiesTouchedBy } from "./changed.ts";
import { runChecks } from "./check.ts";
import { turboTasks } from "./turbo.ts";
import { resultFile } from "./unit.ts";

type Sum = { passed: number; failed: number };
type Stage = { name: string; run: () => Sum };

const { values: options } = parseArgs({ options: { changed: { type: "boolean", default: false } } });
const results = mkdtempSync(join(tmpdir(), "kyuseki-test-"));
const nothing: Sum = { passed: 0, failed: 0 };

const sum: Sum = { ...nothing };
for (const { name, run } of options.changed ? changedStages() : allStages()) {
  console.log(`\n══ ${name}`);
  const { passed, failed } = run();
  sum.passed += passed;
  sum.failed += failed;
  if (failed > 0) break;
}
rmSync(results, { recursive: true });
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);

function allStages(): Stage[] {
  return [
    { name: "checks", run: runChecks },
    { name: "unit", run: runUnits },
    { name: "stories and pictures", run: () => runStories() },
    { name: "e2e", run: () => runE2e() },
  ];
}

function changedStages(): Stage[] {
  const start = startOfWork();
  const files = filesSince(start);
  const stories = storiesTouchedBy(files);
  const e2eFiles = e2eTouchedBy(files);
  const unit = ["--changed", start, "--passWithNoTests"];
  return [
    { name: "checks", run: runChecks },
    { name: "unit, changed", run: () => runTests("unit", (file) => vitest(`--outputFile=${file}`, ...unit)) },
    {
      name: `stories and pictures, ${stories.length} files`,
      run: () => (stories.length > 0 ? runStories(...stories) : nothing),
    },
    {
      name: `e2e, ${e2eFiles === "all" ? "all" : `${e2eFiles.length} files`}`,
      run: () => (e2eFiles === "all" ? runE2e() : e2eFiles.length > 0 ? runE2e(...e2eFiles) : nothing),
    },
  ];
}

/** Package by package; an unchanged package counts with its cached result. What the later stages look at is built here too. */
function runUnits(): Sum {
  for (const folder of globSync(["test-results", "packages/*/test-results"])) rmSync(folder, { recursive: true });
  const tasks = turboTasks("test:unit", "test:scripts", "build", "//#build-storybook", "--concurrency=1");
  const sums = tasks.map(({ task, directory, passed }) => {
    if (/test/.test(task)) return sumOf(join(directory, resultFile), passed);
    return { passed: 0, failed: passed ? 0 : 1 };
  });
  if (sums.length === 0) return { passed: 0, failed: 1 };
  return sums.reduce((one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed }));
}

function runStories(...files: string[]): Sum {
  return runTests("stories", (file) => ["scripts/stories.ts", "--visual", `--json=${file}`, ...files]);
}

function runE2e(...files: string[]): Sum {
  return runTests("e2e", (file) => vitest("--config", "vitest.e2e.config.ts", `--outputFile=${file}`, ...files));
}

function vitest(...args: string[]) {
  return ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json", ...args];
}

/** Runs one test runner and reads its JSON result: vitest and jest write the same two numbers. */
function runTests(name: string, argsFor: (file: string) => string[]): Sum {
  const file = join(results, `${name}.json`);
  const { status } = spawnSync(process.execPath, argsFor(file), { stdio: ["ignore", "inherit", "inherit"] });
  return sumOf(file, status === 0);
}

function sumOf(file: string, hasPassed: boolean): Sum {
  const { numPassedTests: passed, numFailedTests: failed } = readResult(file);
  // A file that does not load has no failed test; the runner's exit code still counts as one failure.
  return { passed, failed: hasPassed ? failed : Math.max(failed, 1) };
}

function readResult(file: string): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 };
  }
}
