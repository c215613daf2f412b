// `npm run dev`: server, app and Storybook side by side, restarted on change. One Ctrl+C ends all three.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (path: string) => join(root, "node_modules", path);

const parts = [
  { name: "server", cwd: root, args: ["--watch", "--watch-preserve-output", "packages/server/src/main.ts"] },
  { name: "app", cwd: join(root, "packages/app"), args: [bin("vite/bin/vite.js"), "--clearScreen", "false"] },
  { name: "storybook", cwd: root, args: [bin("storybook/dist/bin/dispatcher.js"), "dev", "-p", "6006", "--ci"] },
];

const running = parts.map(({ name, cwd, args }) => {
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"], env: process.env });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding("utf8");
    from.on("data", (text: string) => to.write(text.replace(/^(?=.)/gm, `${name.padEnd(9)} │ `)));
  }
  child.on("exit", () => end());
  return child;
});

let ending = false;
function end(signal?: NodeJS.Signals) {
  if (ending) return;
  ending = true;
  // On Ctrl+C the terminal signals all of them; a second signal would keep the server from closing its database.
  if (signal === "SIGINT" && process.stdin.isTTY) return;
  for (const child of running) if (child.exitCode === null) child.kill("SIGTERM");
}
process.on("SIGINT", end);
process.on("SIGTERM", end);
