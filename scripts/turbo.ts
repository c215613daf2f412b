// Runs turbo with its telemetry and update notices off: `node scripts/turbo.ts run build`.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);

/** Runs turbo at the repository's root; throws when a task of it fails. */
export function turbo(...args: string[]) {
  if (spawnTurbo(args) !== 0) throw new Error(`turbo ${args.join(" ")} failed`);
}

export type TaskResult = { task: string; directory: string; passed: boolean };

/** Runs all of these tasks, also after one that fails, and returns how each ended. */
export function turboTasks(...args: string[]): TaskResult[] {
  rmSync(join(root, summaries), { recursive: true, force: true });
  spawnTurbo(["run", ...args, "--continue=always", "--summarize"]);
  const [file] = globSync(`${summaries}/*.json`, { cwd: root });
  if (!file) return [];
  const { tasks }: Summary = JSON.parse(readFileSync(join(root, file), "utf8"));
  return tasks
    .filter(({ command }) => command !== "<NONEXISTENT>")
    .map(({ taskId, directory, execution }) => ({ task: taskId, directory, passed: execution?.exitCode === 0 }));
}

const summaries = ".turbo/runs";
type Summary = {
  tasks: { taskId: string; directory: string; command: string; execution?: { exitCode: number | null } }[];
};

function spawnTurbo(args: string[]) {
  const { status, error } = spawnSync(process.execPath, [join(root, "node_modules/turbo/bin/turbo"), ...args], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: "1",
      TURBO_NO_UPDATE_NOTIFIER: "1",
      // Part of every task's hash: a result from one machine does not hold on another.
      KYUSEKI_PLATFORM: `${process.platform} ${process.arch} ${process.version}`,
    },
  });
  if (error) throw error;
  return status;
}

if (import.meta.main) {
  try {
    turbo(...process.argv.slice(2));
  } catch {
    process.exitCode = 1;
  }
}
