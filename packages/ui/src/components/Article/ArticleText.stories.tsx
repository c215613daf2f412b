import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { searchWords } from "../MarkedText/searchWords.ts";
import { Panel } from "../Panel/Panel.tsx";
import { ArticleText } from "./ArticleText.tsx";
import { csvArticle, membersArticle } from "./article.fixtures.ts";
import { ContentsList } from "./ContentsList.tsx";

const meta = {
  id: "components-article",
  title: "部品/手引きの一編",
  component: ArticleText,
  args: { article: membersArticle, caption: "チームづくり　更新 2026/4/1", words: searchWords("名前 csv") },
  render: (args) => (
    <Columns split="4+8">
      <Panel>
        <ContentsList
          label="目次"
          current="members"
          words={args.words}
          groups={[
            {
              id: "g1",
              title: "チームづくり",
              items: [{ id: "members", title: "メンバーリスト", href: "/help#members" }],
            },
            {
              id: "g2",
              title: "測定",
              href: "/help#g2",
              items: [{ id: "csv", title: "CSVの取り込み", href: "/help#csv" }],
            },
          ]}
        />
      </Panel>
      <Panel>
        <ArticleText {...args} />
      </Panel>
    </Columns>
  ),
} satisfies Meta<typeof ArticleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "メンバーリスト" })).toHaveAttribute("id", "members");
    const planned = canvas.getByRole("heading", { level: 3, name: "一覧を保存する 準備中の画面" });
    await expect(planned).toHaveAttribute("id", "members-csv");
    await expect(canvas.getByRole("heading", { level: 3, name: "選手を探す" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "メンバーリスト" })).toHaveAttribute("aria-current", "true");
  },
};
export const Planned: Story = {
  name: "準備中の画面",
  args: { article: { ...csvArticle, notice: "この文面はひな形です。運営者が内容を確定してください。" } },
  parameters: { visual: { viewports: ["mobile"] } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const FirstHeading: Story = {
  name: "操作：外枠のない画面では、題が h1 になる",
  args: { article: csvArticle, top: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "CSVの取り込み" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "単位の判定" })).toBeVisible();
    await expect(canvas.getByText(/この説明の画面は準備中です/)).toBeVisible();
  },
};
