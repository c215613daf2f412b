import { readMarkdown } from "@kyuseki/domain/markdown";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { searchWords } from "../MarkedText/searchWords.ts";
import { Panel } from "../Panel/Panel.tsx";
import { MarkdownTreeView } from "./MarkdownTreeView.tsx";

const manual = `測定機器から書き出したファイルを、そのまま取り込めます。文字コード、単位、日付の形は自動で判定します。

## 単位の判定

列の名前と値の大きさの両方を見ます。球速が \`60〜105\` のあいだなら mph と判断し、km/h に変換します。

| もとの単位 | 球跡での単位 | 計算 |
| --- | --- | --- |
| mph | km/h | × 1.609344 |
| ft | m | × 0.3048 |

## 取り込む前に

- 20,000行・20MBまで
- 名前は**名簿と同じ書き方**にします
  1. 姓と名のあいだに半角の空き
  2. 学年は書かない

> 手で直した記録は残ります。

### まちがえて取り込んだとき

[取り込みの履歴](/csv-import)で1回ぶんをまとめて取り消せます。くわしくは[機器の説明](https://example.jp/)を見てください。`;

const note = `70球近く投げて、最後はひじが下がったと言われた。
次は40球で一度休む。

- [x] 動画を見る
- [ ] 長谷川 ひまり子 さんに聞く

https://kyuseki.example/とても長いあてさきですこの行は画面の幅を超えても折り返します/abcdefghijklmnopqrstuvwxyz`;

const hostile = `<script>alert(1)</script>

<img src=x onerror="alert(1)">

[押す](javascript:alert(1)) [見る](data:text/html,x) [外](//evil.example/)

![絵](https://evil.example/pixel.png)

<a href="javascript:alert(1)" onclick="alert(1)">リンク</a>`;

const meta = {
  id: "components-markdown-view",
  title: "部品/マークダウン表示",
  component: MarkdownTreeView,
  args: { tree: readMarkdown(manual) },
  render: (args) => (
    <Columns split="6+6">
      <Panel title="CSVの取り込み">
        <MarkdownTreeView {...args} />
      </Panel>
      <Panel title="選手のノート">
        <MarkdownTreeView tree={readMarkdown(note)} voice="user" />
      </Panel>
    </Columns>
  ),
} satisfies Meta<typeof MarkdownTreeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "マニュアルとノート" };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Headings: Story = {
  name: "操作：見出しの段と場所、リンクの行き先",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const unit = canvas.getByRole("heading", { level: 3, name: "単位の判定" });
    await expect(unit).toHaveAttribute("id", "単位の判定");
    await expect(canvas.getByRole("heading", { level: 4, name: "まちがえて取り込んだとき" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "取り込みの履歴" })).toHaveAttribute("href", "/csv-import");
    const elsewhere = canvas.getByRole("link", { name: "機器の説明" });
    await expect(elsewhere).toHaveAttribute("rel", "noopener noreferrer");
    await expect(canvas.getByRole("group", { name: "表" })).toHaveTextContent("× 1.609344");
  },
};

export const Marked: Story = {
  name: "操作：探した言葉に印が付く",
  parameters: { visual: { disable: true } },
  render: () => <MarkdownTreeView tree={readMarkdown(manual)} marked={searchWords("ｷﾛｸ きろく 記録 mph")} />,
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll("mark")].map((mark) => mark.textContent);
    await expect(marks).toEqual(["mph", "mph", "記録"]);
  },
};

export const Hostile: Story = {
  name: "操作：悪意のある文章は、文字として出るだけ",
  parameters: { visual: { disable: true } },
  render: () => <MarkdownTreeView tree={readMarkdown(hostile)} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryAllByRole("link")).toEqual([]);
    await expect(canvasElement.querySelectorAll("script, img, [onclick], [onerror]")).toHaveLength(0);
    await expect(canvasElement).toHaveTextContent("<script>alert(1)</script>");
    await expect(canvas.getByText("押す")).toBeVisible();
    await expect(canvas.getByText("絵")).toBeVisible();
  },
};

/** Addresses that would run, load or lead astray, as no parser has checked them. */
const addresses = [
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//evil.example/",
  "/\\evil.example/",
];

export const HostileTree: Story = {
  name: "操作：読みとられた文章の行き先も、危なければ字だけが出る",
  parameters: { visual: { disable: true } },
  args: {
    tree: addresses.flatMap((address) => [
      { tag: "a" as const, props: { href: address, id: "place" }, children: ["押す"] },
      { tag: "img" as const, props: { src: address, alt: "絵" }, children: [] },
    ]),
  },
  render: (args) => <MarkdownTreeView {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("押す")).toHaveLength(addresses.length);
    await expect(canvas.getAllByText("絵")).toHaveLength(addresses.length);
    await expect(canvasElement.querySelectorAll("a, img, [href], [src]")).toHaveLength(0);
  },
};

export const TooDeep: Story = {
  name: "操作：入れ子が深すぎる文章は、書かれたまま出る",
  parameters: { visual: { disable: true } },
  render: () => (
    <>
      <MarkdownTreeView tree={readMarkdown(`${"> ".repeat(3000)}深い`)} />
      <MarkdownTreeView tree={readMarkdown(`${"*a ".repeat(400)}${"b* ".repeat(400)}`)} />
      <MarkdownTreeView tree={readMarkdown("[".repeat(3000))} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("blockquote")).toHaveLength(0);
    await expect(canvasElement).toHaveTextContent(/深い/);
  },
};
