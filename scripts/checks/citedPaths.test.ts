import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => existsSync(file));
/** Documents may leave out `packages/` and `src/`: `server/store/members.ts`. */
const known = files.flatMap((file) => [`/${file}/`, `/${file.replace("/src/", "/")}/`]);

const sources = /\.(ts|tsx|mjs|json|sql|md|conf|service|yaml)$/;
const folders = /^(packages|scripts|bench|audit|deploy|docs|domain|ui|app|server|\.storybook|\.github)\//;
const built = /(^|\/)dist(\/|$)/;
const placeholder = /(^|\/)(NNNN_|Name(\/|$))/;

const citedPaths = (text: string) =>
  [...text.matchAll(/`([\w.*-]+(?:\/[\w.*-]+)+)\/?`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => (sources.test(path) || folders.test(path)) && !built.test(path) && !placeholder.test(path));

const linkedFiles = (text: string) => [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, path = ""]) => path);

function isKnown(path: string): boolean {
  const escaped = path.replaceAll(/[.+]/g, "\\$&").replaceAll("*", "[^/]*");
  const pattern = new RegExp(`/${escaped}/`);
  return known.some((file) => pattern.test(file));
}

test("文書の中のパスの見分け方", () => {
  expect(
    citedPaths("`server/src/a.test.ts`, `ui/copy`, `/healthz`, `npm run x`, `app/e2e/*.ts`, `DATA_DIR/x`"),
  ).toEqual(["server/src/a.test.ts", "ui/copy", "app/e2e/*.ts"]);
  expect([isKnown("server/src/main.ts"), isKnown("server/main.ts"), isKnown("server/src/files/*.test.ts")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isKnown("server/src/mainly.ts"), isKnown("erver/src/main.ts")]).toEqual([false, false]);
});

test.each(globSync(["*.md", "docs/**/*.md", "packages/*/README.md"]))("%s のパスとリンクの先は、すべてある", (file) => {
  const text = readFileSync(file, "utf8");
  expect(citedPaths(text).filter((path) => !isKnown(path))).toEqual([]);
  expect(linkedFiles(text).filter((path) => !existsSync(join(dirname(file), path)))).toEqual([]);
});
