import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type IViolation } from "dependency-cruiser";
import { afterAll, beforeAll, expect, test } from "vitest";
import rules from "../../.dependency-cruiser.mjs";

/** One file per rule that breaks it: [rule, file, what it imports]. */
const violations: [rule: string, file: string, imported: string][] = [
  ["domain-stands-alone", "packages/domain/src/rules/a.ts", "../../../ui/src/index.ts"],
  ["domain-without-platform", "packages/domain/src/rules/b.ts", "react"],
  ["browser-code-without-node", "packages/domain/src/rules/c.ts", "node:fs"],
  ["browser-code-without-node", "packages/ui/src/format/d.ts", "node:fs"],
  ["ui-knows-only-domain", "packages/ui/src/components/e.tsx", "../../../app/src/session.ts"],
  ["server-knows-only-domain", "packages/server/src/routes/f.ts", "../../../ui/src/index.ts"],
  ["app-talks-to-server-over-http", "packages/app/src/g.ts", "../../server/src/testing.ts"],
  ["server-through-its-exports", "packages/app/src/h.test.ts", "../../server/src/app.ts"],
  ["domain-through-its-exports", "packages/server/src/routes/i.ts", "../../../domain/src/failure.ts"],
  ["ui-through-its-exports", "packages/app/src/j.ts", "../../ui/src/tokens/theme.ts"],
  ["ui-tokens-knows-only-what-is-below", "packages/ui/src/tokens/k.ts", "../copy/words.ts"],
  ["ui-format-copy-layout-knows-only-what-is-below", "packages/ui/src/layout/l.tsx", "../components/Button.tsx"],
  ["ui-components-knows-only-what-is-below", "packages/ui/src/components/m.tsx", "../charts/Line.tsx"],
  ["ui-charts-knows-only-what-is-below", "packages/ui/src/charts/n.tsx", "../screens/Home/HomeScreen.tsx"],
  ["ui-screens-knows-only-what-is-below", "packages/ui/src/screens/Home/o.tsx", "../../flows/morning.tsx"],
  [
    "pages-come-without-the-parser",
    "packages/ui/src/screens/Help/parser.tsx",
    "../../../../domain/src/markdown/readMarkdown.ts",
  ],
  ["screens-are-strangers", "packages/ui/src/screens/Login/p.tsx", "../Home/HomeScreen.tsx"],
  ["only-the-client-knows-axios", "packages/app/src/q.ts", "axios"],
  ["only-charts-knows-nivo", "packages/ui/src/components/r.tsx", "@nivo/line"],
  ["only-components-know-the-behaviour-library", "packages/ui/src/screens/Home/behaviour.tsx", "react-aria-components"],
  ["only-app-routes-and-queries", "packages/ui/src/components/s.tsx", "react-router-dom"],
  ["only-app-routes-and-queries", "packages/ui/src/screens/Home/t.tsx", "@tanstack/react-query"],
  ["only-store-and-db-reach-postgres", "packages/server/src/routes/u.ts", "pg"],
  ["app-services-knows-only-lower-floors", "packages/app/src/services/s1.ts", "../navigation/match.ts"],
  ["app-navigation-knows-only-lower-floors", "packages/app/src/navigation/n1.ts", "../data/members.ts"],
  ["app-data-knows-only-lower-floors", "packages/app/src/data/d1.ts", "../shell/router.ts"],
  ["app-routes-knows-only-lower-floors", "packages/app/src/routes/home/r1.ts", "../../shell/router.ts"],
  ["app-login-knows-only-lower-floors", "packages/app/src/login/l1.ts", "../shell/router.ts"],
  ["app-family-knows-only-lower-floors", "packages/app/src/family/f1.ts", "../shell/router.ts"],
  ["app-shell-knows-only-lower-floors", "packages/app/src/shell/sh1.ts", "../main.ts"],
  ["no-circles", "packages/ui/src/components/v.tsx", "./w.tsx"],
];

/** What must stay allowed, so that a rule cannot hold by forbidding everything. */
const allowed: [file: string, imported: string][] = [
  ["packages/ui/src/screens/Home/x.tsx", "../../components/Button.tsx"],
  ["packages/ui/src/components/y.tsx", "../../../domain/src/index.ts"],
  ["packages/app/src/shell/sh2.ts", "../navigation/match.ts"],
  ["packages/app/src/z.ts", "../../ui/src/screens/Home/HomeScreen.tsx"],
  ["packages/app/src/aa.test.ts", "../../server/src/testing.ts"],
  ["packages/domain/src/client/bb.ts", "axios"],
  ["packages/server/src/store/cc.ts", "pg"],
  ["packages/server/src/routes/dd.ts", "../../../domain/src/markdown/readMarkdown.ts"],
];

const targets = [
  "packages/app/src/data/members.ts",
  "packages/app/src/main.ts",
  "packages/app/src/navigation/match.ts",
  "packages/app/src/session.ts",
  "packages/app/src/shell/router.ts",
  "packages/domain/src/failure.ts",
  "packages/domain/src/index.ts",
  "packages/domain/src/markdown/readMarkdown.ts",
  "packages/server/src/app.ts",
  "packages/server/src/testing.ts",
  "packages/ui/src/charts/Line.tsx",
  "packages/ui/src/components/Button.tsx",
  "packages/ui/src/copy/words.ts",
  "packages/ui/src/flows/morning.tsx",
  "packages/ui/src/index.ts",
  "packages/ui/src/screens/Home/HomeScreen.tsx",
  "packages/ui/src/tokens/theme.ts",
];

const tree = mkdtempSync(join(tmpdir(), "boundaries-"));
let found: IViolation[] = [];

beforeAll(async () => {
  for (const file of targets) write(file, "export const value = 1;");
  for (const [, file, target] of violations) write(file, importing(target));
  for (const [file, target] of allowed) write(file, importing(target));
  write("packages/ui/src/components/w.tsx", importing("./v.tsx"));
  for (const library of [
    "react",
    "axios",
    "@nivo/line",
    "react-aria-components",
    "react-router-dom",
    "@tanstack/react-query",
    "pg",
  ]) {
    write(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: "index.js" }));
    write(`node_modules/${library}/index.js`, "module.exports = {};");
  }
  const { output } = await cruise(
    ["packages"],
    { ...rules.options, ruleSet: { forbidden: rules.forbidden }, baseDir: tree, validate: true },
    rules.options.enhancedResolveOptions,
  );
  if (typeof output === "string") throw new Error(output);
  found = output.summary.violations;
});
afterAll(() => rmSync(tree, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

const importing = (target: string) => `import * as it from "${target}";\nexport const used = it;\n`;
const brokenBy = (file: string) => found.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each(violations)("%s：%s から %s を読み込むと失敗する", (rule, file) => {
  expect(brokenBy(file)).toContain(rule);
});

test.each(allowed)("%s から %s を読み込むのはよい", (file) => {
  expect(brokenBy(file)).toEqual([]);
});

test("どの規則にも、破った例がある", () => {
  const tried = new Set(violations.map(([rule]) => rule));
  expect(rules.forbidden.map(({ name = "" }) => name).filter((name) => !tried.has(name))).toEqual([]);
});

test("どの規則も、理由を文で述べる", () => {
  expect(rules.forbidden.filter(({ comment = "" }) => !/^\S+ .*\.$/.test(comment))).toEqual([]);
});
