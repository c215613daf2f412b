// `npm test`: checks, unit tests, stories with their pictures, e2e tests of the built app. The fastest stages come
// first, and the first failing one ends the run. The last line is the total, including what turbo has cached. With
// `--changed` it runs what a change since main affects.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { e2eTouchedBy, filesSince, startOfWork, storiesTouchedBy } from "./changed.ts";
import { runChecks } from "./check.ts";
import { turboTasks } from "./turbo.ts";
import { resultFile } from "./unit.ts";

/** `failures` names the tests that failed. */
type Sum = { passed: number; failed: number; failures: string[] };
type Stage = { name: string; run: () => Sum };

const { values: options } = parseArgs({ options: { changed: { type: "boolean", default: false } } });
const results = mkdtempSync(join(tmpdir(), "kyuseki-test-"));
const nothing: Sum = { passed: 0, failed: 0, failures: [] };

let sum = nothing;
for (const { name, run } of options.changed ? changedStages() : allStages()) {
  console.log(`\n══ ${name}`);
  sum = added(sum, run());
  if (sum.failed > 0) break;
}
rmSync(results, { recursive: true });
process.exitCode = sum.failed === 0 ? 0 : 1;
for (const name of sum.failures) console.log(`failed: ${name}`);
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
  const tasks = turboTasks("test:unit", "test:scripts", "build", "//#build-storybook", "--concurrency=2");
  const sums = tasks.map(({ task, directory, passed }) => {
    if (/test/.test(task)) return sumOf(join(directory, resultFile), passed);
    return passed ? nothing : failed(task);
  });
  return sums.length === 0 ? failed("turbo") : sums.reduce(added);
}

function runStories(...files: string[]): Sum {
  return runTests("stories", (file) => ["scripts/stories/stories.ts", "--visual", `--json=${file}`, ...files]);
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
  if (!existsSync(file)) return failed(file);
  const result: Result = JSON.parse(readFileSync(file, "utf8"));
  const failures = result.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => `${name} › ${test.fullName}: ${test.failureMessages?.[0]?.split("\n")[0]}`),
  );
  // A file that does not load, or an error outside the tests, is no failed test; the runner's exit code still counts.
  const least = hasPassed ? 0 : 1;
  if (failures.length < least) failures.push(`${file}: an error outside its tests, printed above`);
  return { passed: result.numPassedTests, failed: Math.max(result.numFailedTests, least), failures };
}

/** What vitest and jest both write. */
type Result = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: AssertionResult[] }[];
};
type AssertionResult = { status: string; fullName: string; failureMessages?: string[] | null };

function failed(name: string): Sum {
  return { passed: 0, failed: 1, failures: [name] };
}

function added(one: Sum, other: Sum): Sum {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
  };
}
