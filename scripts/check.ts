// `npm run check`: every static check. All run; one failure fails the command. turbo caches passed checks until a file
// they read changes.
import { turboTasks } from "./turbo.ts";

const checks = [
  "types",
  "style",
  "boundaries",
  "ownership",
  "screens",
  "selectors",
  "folders",
  "requirements",
  "dependencies",
  "unused",
  "production",
];

/** Runs every check and counts those that passed. */
export function runChecks() {
  const results = turboTasks(...checks.map((name) => `//#check:${name}`), "--concurrency=2");
  const failed = results.filter(({ passed }) => !passed);
  if (failed.length > 0) console.error(`check failed: ${failed.map(({ task }) => task).join(", ")}`);
  const passed = results.length - failed.length;
  const failures = failed.map(({ task }) => task);
  return { passed, failed: Math.max(failed.length, checks.length - passed), failures };
}

if (import.meta.main) process.exitCode = runChecks().failed === 0 ? 0 : 1;
