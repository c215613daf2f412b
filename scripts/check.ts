// `npm run check`: everything a tool can see without running the product. All of it runs; one failure fails the command.
import { spawnSync } from "node:child_process";

const checks = [
  { name: "types", args: ["node_modules/typescript/bin/tsc", "-b"] },
  { name: "lint and format", args: ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings"] },
  { name: "boundaries", args: ["node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", "packages"] },
  { name: "ownership", args: ["scripts/ownership.ts"] },
  { name: "screens", args: ["scripts/screens.ts"] },
  { name: "unused code", args: ["node_modules/knip/bin/knip.js", "--treat-config-hints-as-errors"] },
];

/** Runs every check and returns how many held. */
export function runChecks() {
  const failed = checks.filter(({ name, args }) => {
    console.log(`— ${name}`);
    return spawnSync(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] }).status !== 0;
  });
  if (failed.length > 0) console.error(`check failed: ${failed.map(({ name }) => name).join(", ")}`);
  return { passed: checks.length - failed.length, failed: failed.length };
}

if (import.meta.main) process.exitCode = runChecks().failed === 0 ? 0 : 1;
