import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { missing } from "./screens.mjs";

const root = mkdtempSync(join(tmpdir(), "screens-"));
afterEach(() => rmSync(root, { recursive: true }));

function tree(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return missing(root);
}

const stories = (id, ...names) =>
  [`const meta = { id: "${id}" } satisfies Meta;`, "export default meta;"]
    .concat(names.map((name, index) => `export const S${index}: Story = { name: "${name}" };`))
    .join("\n");

const home = "packages/ui/src/screens/MemberList";
const screen = { [`${home}/MemberListScreen.tsx`]: "export type Props = { members: Loadable<Member[]> };" };

test("そろっていれば何も言わない", () => {
  const names = ["表示", "読み込み中", "読み込みに失敗 → 再試行"];
  const files = {
    ...screen,
    [`${home}/MemberListScreen.stories.tsx`]: stories("screens-member-list", ...names),
    "packages/ui/src/components/Button/Button.stories.tsx": stories("components-button", "表示"),
    "packages/app/src/routes/table.ts":
      'export const table = [{ id: "member-list", built: true }, { id: "home", built: false }];',
  };
  expect(tree(files)).toEqual([]);
});

test("ストーリーのない部品を名指しする", () => {
  expect(tree({ "packages/ui/src/components/Button/Button.tsx": "" })).toEqual(["components/Button has no stories"]);
});

test("画面のストーリーに足りない状態を名指しする", () => {
  const files = { ...screen, [`${home}/a.stories.tsx`]: stories("screens-member-list", "表示") };
  expect(tree(files)).toEqual([
    "screens/MemberList lacks the story 読み込み中",
    "screens/MemberList lacks the story 読み込みに失敗",
  ]);
});

test("ストーリーの id が画面と違えば言う", () => {
  const files = {
    [`${home}/MemberListScreen.tsx`]: "",
    [`${home}/a.stories.tsx`]: stories("screens-members", "表示"),
  };
  expect(tree(files)).toEqual(["screens/MemberList has stories with id screens-members, not screens-member-list"]);
});

test("作ったはずの経路に画面がなければ言う", () => {
  expect(
    tree({ "packages/app/src/routes/table.ts": 'export const t = [{ id: "member-list", built: true as const }];' }),
  ).toEqual(["the route table calls MemberList built, but ui/src/screens/MemberList does not exist"]);
});
