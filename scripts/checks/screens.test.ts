import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { missing } from "./screens.ts";

const root = mkdtempSync(join(tmpdir(), "screens-"));
afterEach(() => rmSync(root, { recursive: true }));

function tree(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return missing(root);
}

const stories = (id: string, ...names: string[]) =>
  [`const meta = { id: "${id}", title: "${titleFor(id)}" } satisfies Meta;`, "export default meta;"]
    .concat(names.map((name, index) => `export const S${index}: Story = { name: "${name}" };`))
    .join("\n");

const titleFor = (id: string) => `${id.startsWith("screens") ? "画面" : "部品"}/なまえ`;

const home = "packages/ui/src/screens/MemberList";
const screen = { [`${home}/MemberListScreen.tsx`]: "export type Props = { members: Loadable<Member[]> };" };

const pictured = {
  ".storybook/__visual__/mobile/screens-member-list--s0.webp": "",
  ".storybook/__visual__/desktop/screens-member-list--s0.dark.webp": "",
};

const button = "packages/ui/src/components/Button";
const shades = `export const D: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const F: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };`;

test("そろっていれば何も言わない", () => {
  const names = ["表示", "読み込み中", "読み込みに失敗 → 再試行"];
  const files = {
    ...screen,
    [`${home}/MemberListScreen.stories.tsx`]: stories("screens-member-list", ...names),
    [`${button}/Button.tsx`]: "export function Button() { return <button onClick={press} />; }",
    [`${button}/Button.stories.tsx`]: `${stories("components-button", "表示")}\n${shades}\nexport const P = { play: press };`,
    ".storybook/__visual__/desktop/components-button--s0.webp": "",
    ...pictured,
    "packages/app/src/navigation/routeTable.ts": 'export const table = [{ id: "member-list", path: "/member-list" }];',
  };
  expect(tree(files)).toEqual([]);
});

test("ストーリーのない部品を名指しする", () => {
  expect(tree({ "packages/ui/src/components/Button/Button.tsx": "" })).toEqual(["components/Button has no stories"]);
});

test("部品に足りない暗い画面・ハイコントラスト・操作・写真を名指しする", () => {
  const files = {
    [`${button}/Button.tsx`]: "export function Button() { return <button onClick={press} />; }",
    [`${button}/Button.stories.tsx`]: stories("components-button", "表示"),
    ".storybook/__visual__/desktop/components-icon-button--s0.webp": "",
  };
  expect(tree(files)).toEqual([
    "components/Button has no story in the dark",
    "components/Button has no story in forced colours",
    "components/Button can be operated, but no play function does it",
    "components/Button has no picture",
  ]);
});

test("画面のストーリーに足りない状態を名指しする", () => {
  const files = { ...screen, ...pictured, [`${home}/a.stories.tsx`]: stories("screens-member-list", "表示") };
  expect(tree(files)).toEqual([
    "screens/MemberList lacks the story 読み込み中",
    "screens/MemberList lacks the story 読み込みに失敗",
  ]);
});

test("画面に足りないスマートフォンと暗い画面の写真を名指しする", () => {
  const files = {
    [`${home}/MemberListScreen.tsx`]: "",
    [`${home}/a.stories.tsx`]: stories("screens-member-list", "表示"),
    ".storybook/__visual__/desktop/screens-member-list--s0.webp": "",
  };
  expect(tree(files)).toEqual([
    "screens/MemberList has no picture on the phone",
    "screens/MemberList has no picture in the dark",
  ]);
});

test("ストーリーの id が部屋と合わなければ言う", () => {
  const files = { "packages/ui/src/flows/a.stories.tsx": 'const meta = { id: "flow-a", title: "流れ/さがす" };' };
  expect(tree(files)).toEqual(["the story id flow-a does not fit its title 流れ/さがす"]);
});

test("漢字や英字の題に読みがなければ名指しする", () => {
  const titled = (title: string) => `const meta = { id: "flows-a", title: "流れ/${title}" };`;
  const files = {
    "packages/ui/src/flows/a.stories.tsx": titled("札をめくる"),
    "packages/ui/src/flows/b.stories.tsx": titled("SpeedBadge"),
    "packages/ui/src/flows/c.stories.tsx": titled("メンバーを探す（操作）"),
    "packages/ui/src/flows/d.stories.tsx": titled("ふだ（操作）"),
  };
  expect(tree(files)).toEqual([
    "nobody knows how to read 札をめくる: add it to .storybook/readings.ts",
    "nobody knows how to read SpeedBadge: add it to .storybook/readings.ts",
  ]);
});

test("ストーリーの id が画面と違えば言う", () => {
  const files = {
    ...pictured,
    [`${home}/MemberListScreen.tsx`]: "",
    [`${home}/a.stories.tsx`]: stories("screens-members", "表示"),
  };
  expect(tree(files)).toEqual(["screens/MemberList has stories with id screens-members, not screens-member-list"]);
});

test("経路に画面がなければ言う", () => {
  expect(
    tree({
      "packages/app/src/navigation/routeTable.ts":
        'export const t = [{ id: "member-list", path: "/member-list" as const }];',
    }),
  ).toEqual(["the route table has MemberList, but ui/src/screens/MemberList does not exist"]);
});
