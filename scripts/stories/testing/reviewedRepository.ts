// A repository in the state the review starts from: stored pictures, and a run's different ones.
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { places } from "../visualReport.ts";

export type ReviewedRepository = ReturnType<typeof createReviewedRepository>;

/** One changed, one new and one lost picture, on a branch with one commit. */
export function createReviewedRepository() {
  const root = mkdtempSync(join(tmpdir(), "review-"));
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trimEnd();
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  put(".gitignore", `${places.difference}/\n`);
  put("code.ts", "code");
  put(`${places.before}/desktop/components-tag--dark.dark.webp`, "old");
  put(`${places.before}/desktop/components-old--ready.webp`, "gone");
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "デザイナー");
  git("config", "user.email", "designer@example.com");
  git("config", "commit.gpgsign", "false");
  git("add", ".");
  git("commit", "--quiet", "-m", "start");
  put(`${places.after}/desktop/components-tag--dark.dark.webp`, "changed");
  put(`${places.difference}/difference/desktop/components-tag--dark.dark.webp`, "difference");
  put(`${places.after}/mobile/components-lamp--ready.webp`, "new");

  return {
    root,
    git,
    put,
    read: (file: string) => readFileSync(join(root, file), "utf8"),
    removeFile: (file: string) => rmSync(join(root, file)),
    hook(name: string, script: string) {
      put(`.git/hooks/${name}`, `#!/bin/sh\n${script}\n`);
      chmodSync(join(root, ".git/hooks", name), 0o755);
    },
    /** Leaves `code.ts` changed on both sides of a merge. */
    conflict() {
      git("checkout", "--quiet", "-b", "other");
      put("code.ts", "theirs");
      git("commit", "--quiet", "-am", "theirs");
      git("checkout", "--quiet", "main");
      put("code.ts", "ours");
      git("commit", "--quiet", "-am", "ours");
      try {
        git("merge", "--quiet", "other");
      } catch {
        // The merge conflict is intended.
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
