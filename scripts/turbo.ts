// Runs turbo with its telemetry and update notices off: `node scripts/turbo.ts run build`.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs turbo at the repository's root; throws when a task of it fails. */
export function turbo(...args: string[]) {
  const { status, error } = spawnSync(process.execPath, [join(root, "node_modules/turbo/bin/turbo"), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`turbo ${args.join(" ")} failed`);
}

if (import.meta.main) {
  try {
    turbo(...process.argv.slice(2));
  } catch {
    process.exitCode = 1;
  }
}
