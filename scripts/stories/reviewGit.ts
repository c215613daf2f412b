// The review's use of git: a commit of the approved pictures only.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Why a commit is impossible, as a sentence for the designer. */
export class CallFailure extends Error {}

/** @throws CallFailure when a commit cannot be made or would get lost */
export function assertReady(root: string) {
  const inside = run(root, "rev-parse", "--git-dir");
  if (inside.error) throw new CallFailure("git が見つかりません。git を入れてから、もう一度承認してください。");
  if (inside.status !== 0) throw new CallFailure("ここは git のリポジトリではないので、承認をコミットできません。");
  const folder = resolve(root, inside.stdout.trim());
  if (run(root, "diff", "--name-only", "--diff-filter=U").stdout !== "")
    throw new CallFailure("git に解決していない競合があります。競合を解決してから、もう一度承認してください。");
  if (unfinished.some((name) => existsSync(resolve(folder, name))))
    throw new CallFailure("git のマージやリベースの途中です。終えてから、もう一度承認してください。");
  if (existsSync(resolve(folder, "index.lock")))
    throw new CallFailure("ほかの git の作業が続いています。終わるのを待って、もう一度承認してください。");
  if (run(root, "symbolic-ref", "-q", "HEAD").status !== 0)
    throw new CallFailure("ブランチの上にいません。ブランチに移ってから、もう一度承認してください。");
  if (run(root, "var", "GIT_COMMITTER_IDENT").status !== 0)
    throw new CallFailure(
      "git に名前とメールアドレスがありません。git config で user.name と user.email を決めてください。",
    );
}

/** Commits these files alone, whatever else is changed or staged. Returns the short id of the commit that holds them. */
export function commitFiles(root: string, files: string[], message: string): string {
  demand(root, "add", "--all", "--", ...files);
  if (run(root, "diff", "--quiet", "HEAD", "--", ...files).status !== 0) {
    const { status, stderr } = run(root, "commit", "--quiet", "--only", "-m", message, "--", ...files);
    if (status !== 0) {
      run(root, "reset", "--quiet", "--", ...files);
      throw new CallFailure(`git がコミットを断りました。${stderr.trim()}`);
    }
  }
  return demand(root, "rev-parse", "--short", "HEAD").trim();
}

function demand(root: string, ...args: string[]) {
  const { status, stdout, stderr } = run(root, ...args);
  if (status !== 0) throw new CallFailure(`git ${args[0]} ができませんでした。${stderr.trim()}`);
  return stdout;
}

const run = (cwd: string, ...args: string[]) =>
  spawnSync("git", ["--literal-pathspecs", ...args], {
    cwd,
    encoding: "utf8",
    timeout: 60_000,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
  });

const unfinished = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];
