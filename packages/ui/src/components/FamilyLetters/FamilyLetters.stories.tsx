import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PrintPreview } from "../PrintSheet/PrintPreview.tsx";
import { FamilyLetters } from "./FamilyLetters.tsx";
import { families, nowS } from "./familyLetters.fixtures.ts";

const meta = {
  id: "components-family-letters",
  title: "部品/家族への手紙",
  component: FamilyLetters,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  render: (args) => (
    <PrintPreview onPrint={fn()}>
      <FamilyLetters {...args} />
    </PrintPreview>
  ),
  args: { families: families.slice(0, 1), teamName: "青葉台ベースボールクラブ", contact: "大野 監督", nowS },
} satisfies Meta<typeof FamilyLetters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示：一枚に一家族",
  play: async ({ canvas }) => {
    const paper = canvas.getByRole("article");
    const { width, height } = paper.getBoundingClientRect();
    await expect([width, height]).toEqual([794, 1123]);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("坂口 律さん・坂口 花さんのご家族へ");
    await expect(paper).toHaveTextContent("2027年3月31日（水）まで使えます。");
    await expect(paper).toHaveTextContent("大野 監督に聞いてください。");
    await expect(paper).toHaveTextContent(families[0]?.url ?? "");
    await expect(paper).not.toHaveTextContent("推定値");
  },
};
export const Cards: Story = {
  name: "切り取って配る札：4つずつ",
  args: { families, look: "card" },
  play: async ({ canvas }) => {
    const papers = canvas.getAllByRole("article");
    await expect(papers.map((paper) => paper.getBoundingClientRect().height)).toEqual([1123, 1123]);
    await expect(papers.map((paper) => paper.querySelectorAll("section").length)).toEqual([4, 1]);
    // Nothing of a card is cut off by its neighbour.
    for (const card of document.querySelectorAll("article section")) {
      await expect(card.scrollHeight).toBeLessThanOrEqual(card.clientHeight + 1);
    }
  },
};
export const Many: Story = {
  name: "一家族ずつ、紙が続く",
  args: { families },
  play: async ({ canvas }) => {
    const papers = canvas.getAllByRole("article");
    await expect(papers).toHaveLength(5);
    await expect(papers[3]).toHaveTextContent("4 / 5");
    await expect(papers.map((paper) => paper.getBoundingClientRect().height)).toEqual([1123, 1123, 1123, 1123, 1123]);
  },
};
export const Mobile: Story = {
  name: "スマートフォン：縮めた見本",
  parameters: { visual: { disable: false } },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const LongText: Story = {
  name: "長い名前",
  args: {
    families: families.slice(3, 4),
    teamName: "青葉台みどりが丘ジュニアソフトボールスポーツ少年団アカデミー",
  },
};
