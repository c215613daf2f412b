import sharp from "sharp";
import { expect, test } from "vitest";
import { fileOf, type PicturedStory, picturesOf, shrink, type Theme } from "../../.storybook/pictures.ts";

const shown = (story: PicturedStory) =>
  picturesOf(story).map(({ viewport, theme, top, small }) =>
    [viewport, theme, top && "top", small && "small"].filter(Boolean).join(" "),
  );

const screen = { title: "画面/ログイン", name: "表示" };
const everyWidth = [
  "mobile light",
  "desktop light",
  "tablet light small",
  "laptop light small",
  "mobile dark top small",
  "desktop dark top small",
  "tablet dark top small",
  "laptop dark top small",
];
const little = ["mobile light small", "desktop dark top small"];
const table = { title: "部品/表", name: "表示" };

test.each([
  ["画面の「表示」は四つの幅と明暗で、暗い画面は見え始めを小さく", screen, everyWidth],
  [
    "画面に幅を頼むと、スマートフォンとデスクトップのほかは、頼んだ幅だけ",
    { ...screen, visual: { viewports: ["mobile", "tablet", "desktop"] } },
    everyWidth.filter((picture) => !picture.startsWith("laptop")),
  ],
  ["幅を決めている画面は、その幅だけ", { ...screen, viewport: "mobile" }, ["mobile light", "mobile dark top small"]],
  ["画面の0件は、明るいスマートフォンと暗いデスクトップで小さく", { ...screen, name: "0件（まだ記録がない）" }, little],
  ["画面の少ないデータも、同じ", { ...screen, name: "少ない：2人" }, little],
  ["幅を決めている0件は、その幅だけ", { ...screen, name: "0件", viewport: "mobile" }, ["mobile light small"]],
  ["画面のほかの状態は、写さない", { ...screen, name: "読み込み中" }, []],
  ["部品は、デスクトップで一枚", table, ["desktop light"]],
  ["幅を決めている部品は、その幅で", { ...table, viewport: "tablet" }, ["tablet light"]],
  ["暗い画面の部品は、暗いまま", { ...table, theme: "dark" }, ["desktop dark"]],
  ["操作は、写さない", { ...table, name: "操作：並べ替え" }, []],
  ["流れは、写さない", { title: "流れ/メンバーを探す", name: "表示" }, []],
  ["頼まれれば、操作でも写す", { ...screen, name: "操作：入力", visual: { viewports: ["laptop"] } }, ["laptop light"]],
  ["頼まれた明暗で写す", { ...table, visual: { themes: ["dark"] } }, ["mobile dark", "desktop dark"]],
  ["断られたら、写さない", { ...screen, visual: { disable: true } }, []],
] satisfies [string, PicturedStory, string[]][])("%s", (_name, story, expected) => {
  expect(shown(story)).toEqual(expected);
});

test("明るい写真と暗い写真は、別の名前で残る", () => {
  const named = (theme: Theme) => fileOf("screens-login--ready", { viewport: "mobile", theme });
  expect([named("light"), named("dark")]).toEqual([
    "mobile/screens-login--ready.webp",
    "mobile/screens-login--ready.dark.webp",
  ]);
});

test("小さい写真は、幅も高さも半分で、色は32段", async () => {
  const shot = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#0b5d46" } })
    .png()
    .toBuffer();
  const { data, info } = await sharp(await shrink(shot))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([4, 3, 0x08, 0x58, 0x40]);
});
