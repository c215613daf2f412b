import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NoticeChange } from "./NoticeChange.tsx";
import { NoticeView } from "./NoticeView.tsx";

const meta = {
  id: "components-notice-view",
  title: "部品/お知らせの文面",
  component: NoticeView,
  args: {
    title: "日曜の練習試合 集合時間について",
    body: "11月22日（日）の練習試合の集合時間をお知らせします。\n\n集合：7時15分　第2グラウンド 三塁側\n地図：https://maps.example/ground2\n連絡先：090-1234-5678",
    byline: "大野 監督　11/19 18:30",
    urgent: true,
    until: "11月21日（土）18:00",
    files: [
      { key: 1, name: "地図.pdf", bytes: 240_000, url: "/files/1" },
      { key: 2, name: "送っている写真.jpg", bytes: 3_400_000, url: null },
    ],
  },
} satisfies Meta<typeof NoticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    await expect(links).toEqual([
      ["https://maps.example/ground2", "https://maps.example/ground2"],
      ["090-1234-5678", "tel:09012345678"],
      ["地図.pdf（235KB）", "/files/1"],
    ]);
  },
};
export const PlainText: Story = {
  name: "書いたとおりの文：HTML も危ないリンクも、ただの文字",
  parameters: unseen,
  args: {
    title: "<b>太字</b>",
    body: "<script>alert(1)</script> javascript:alert(1) http://plain.example **強調**",
    urgent: false,
    until: null,
    files: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("<b>太字</b>")).toBeVisible();
    await expect(
      canvas.getByText("<script>alert(1)</script> javascript:alert(1) http://plain.example **強調**"),
    ).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const Corrected: Story = {
  name: "訂正：変わった行だけを見せる",
  parameters: unseen,
  args: {
    change: (
      <NoticeChange
        before={{ title: "土曜の練習", body: "集合：13時\n終わり：16時30分" }}
        after={{ title: "土曜の練習", body: "集合：13時\n終わり：17時" }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("16時30分", { selector: "del" })).toBeVisible();
    await expect(canvas.getByText("17時", { selector: "ins" })).toBeVisible();
    await expect(canvas.queryByText(/集合：13時/)).toBeNull();
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
