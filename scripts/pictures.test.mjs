import { expect, test } from "vitest";
import { fileOf, picturesOf } from "../.storybook/pictures.ts";

const shown = (story) => picturesOf(story).map(({ viewport, theme }) => `${viewport} ${theme}`);

const screen = { title: "画面/ログイン", name: "表示" };
const table = { title: "部品/表", name: "表示" };

test.each([
  ["画面の「表示」は四枚", screen, ["mobile light", "mobile dark", "desktop light", "desktop dark"]],
  ["画面のほかの状態は、写さない", { ...screen, name: "読み込み中" }, []],
  ["部品は、デスクトップで一枚", table, ["desktop light"]],
  ["幅を決めている部品は、その幅で", { ...table, viewport: "tablet" }, ["tablet light"]],
  ["暗い画面の部品は、暗いまま", { ...table, theme: "dark" }, ["desktop dark"]],
  ["操作は、写さない", { ...table, name: "操作：並べ替え" }, []],
  ["流れは、写さない", { title: "流れ/メンバーを探す", name: "表示" }, []],
  ["頼まれれば、操作でも写す", { ...screen, name: "操作：入力", visual: { viewports: ["laptop"] } }, ["laptop light"]],
  ["頼まれた明暗で写す", { ...table, visual: { themes: ["dark"] } }, ["mobile dark", "desktop dark"]],
  ["断られたら、写さない", { ...screen, visual: { disable: true } }, []],
])("%s", (_name, story, expected) => {
  expect(shown(story)).toEqual(expected);
});

test("明るい写真と暗い写真は、別の名前で残る", () => {
  const named = (theme) => fileOf("screens-login--ready", { viewport: "mobile", theme });
  expect([named("light"), named("dark")]).toEqual([
    "mobile/screens-login--ready.webp",
    "mobile/screens-login--ready.dark.webp",
  ]);
});
