import { expect, test } from "vitest";
import { broken, rules } from "./ownership.ts";

const tag = "packages/ui/src/components/Tag/Tag.tsx";

const violations: [rule: string, file: string, source: string][] = [
  ["sql-in-store", "packages/server/src/routes/members/members.ts", 'db.query("select id from members");'],
  ["sql-in-store", "packages/app/src/data/members.ts", "const q = `\n  delete from members where id = $1`;"],
  ["colours-in-tokens", "packages/ui/src/components/Tag/Tag.tsx", "const ink = `color: #1b2430;`;"],
  ["colours-in-tokens", "packages/ui/src/charts/Line.tsx", 'const line = "rgb(20 30 40)";'],
  ["storage-in-app", "packages/ui/src/components/Tag/Tag.tsx", 'window.localStorage.getItem("view");'],
  ["storage-in-app", "packages/domain/src/rules/view.ts", "sessionStorage.clear();"],
  ["clock-in-app", "packages/ui/src/screens/Home/HomeScreen.tsx", "const today = new Date();"],
  ["clock-in-app", "packages/domain/src/statistics/period.ts", "const now = Date.now();"],
  ["query-keys-in-one-file", "packages/app/src/data/home.ts", 'queryOptions({ queryKey: ["home"] });'],
  ["query-keys-in-one-file", "packages/app/src/data/team/logo.ts", 'queries.setQueryData(["team"], team);'],
  ["px-in-tokens", tag, "const Root = styled.div`padding: 12px;`;"],
  ["px-in-tokens", "packages/ui/src/screens/Home/HomeScreen.tsx", 'const style = { width: "0.5px" };'],
  ["font-size-in-tokens", tag, "const Root = styled.div`font-size: 0.8rem;`;"],
  ["font-size-in-tokens", "packages/ui/src/charts/Line/Line.tsx", "const theme = { text: { fontSize: 12 } };"],
  ["static-templates", tag, `const Root = styled.div\`color: \${(props) => props.tone ?? "inherit"};\`;`],
  ["static-templates", tag, `const Root = styled(Link).attrs({})\`color: \${function f() { return 1; }};\`;`],
  [
    "no-outer-margin",
    tag,
    `export function Tag() { if (a) return <b />; return <Root />; } const Root = styled.p\`margin-top: \${token("sp-2")};\`;`,
  ],
];

test.each(violations)("%s：%s が守らなければ、その行が示される", (rule, file, source) => {
  expect(broken(file, source)).toEqual([{ rule, line: 1 }]);
});

test.each([
  ["packages/server/src/store/members/members.ts", 'db.query("select id from members");'],
  [
    "packages/server/src/routes/members/members.ts",
    '// select id from members\nconst hint = "Selected from the list";',
  ],
  ["packages/ui/src/tokens/colors.ts", 'const ink = "#1b2430";'],
  ["packages/ui/src/components/Tag/Tag.tsx", 'const href = "#main"; // #fff'],
  ["packages/app/src/session/storage.ts", 'localStorage.getItem("kyuseki-token");'],
  ["packages/app/src/data/queryKeys.ts", 'const key = { queryKey: ["home"] };'],
  ["packages/app/src/data/home.ts", "queryOptions({ queryKey: queryKeys.home });"],
  ["packages/ui/src/tokens/scale.ts", 'const gap = "12px";'],
  [tag, `const Root = styled.div\`font-size: \${token("fs-body")}; \${list.map((it) => it.rule)}\`;`],
  [
    tag,
    "export function Tag() { return <Root><Part /></Root>; } const Root = styled.p`margin: 0 auto; & > * { margin: 1em; }`; const Part = styled.i`margin: 1em;`;",
  ],
  ["packages/domain/src/statistics/period.ts", 'const day = new Date("2026-04-01T00:00:00+09:00");'],
])("%s の正しい書き方は通る", (file, source) => {
  expect(broken(file, source)).toEqual([]);
});

test("どの規則にも、破った例がある", () => {
  expect(Object.keys(rules)).toEqual([...new Set(violations.map(([rule]) => rule))]);
});
