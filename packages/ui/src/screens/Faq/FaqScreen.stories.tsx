import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { FaqHarness } from "./Faq.harness.tsx";
import { FaqScreen } from "./FaqScreen.tsx";
import { faqGroups, longFaqGroups } from "./faq.fixtures.ts";

const meta = {
  id: "screens-faq",
  title: "画面/マニュアル・よくある質問",
  component: FaqScreen,
  render: (args) => <FaqHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    groups: faqGroups,
    query: "",
    onQueryChange: fn(),
    otherWords: ["CSV", "QRコード", "投球数"],
    anchor: "",
    hrefOf: (anchor) => `/faq#${anchor}`,
    onInquiry: fn(),
  },
} satisfies Meta<typeof FaqScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  args: { query: "取り込み" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("1件見つかりました");
    await expect([...canvasElement.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
      "取り込み",
      "取り込み",
      "取り込み",
    ]);
  },
};
export const All: Story = {
  name: "探していないとき",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "はじめに",
      "メンバー",
      "測定・取り込み",
    ]);
    await expect(canvas.getByRole("link", { name: "メンバー 2" })).toHaveAttribute("href", "/faq#members");
    await expect(canvas.getByText("各種設定で、チームに合うルールを選びます。")).not.toBeVisible();
  },
};
export const Empty: Story = {
  name: "0件",
  args: { query: "サッカー" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("0件見つかりました");
    await expect(canvas.getByText(/「サッカー」をすべてふくむ説明はありません。/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "お問い合わせ" }));
    await expect(args.onInquiry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "検索の言葉を消す" }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("");
    await expect(await canvas.findByText("ログインできません")).toBeVisible();
  },
};
export const LongText: Story = {
  name: "長い文",
  args: { groups: longFaqGroups, anchor: "long-question" },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", args: { query: "取り込み" }, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  args: { query: "取り込み", anchor: "measure" },
  globals: { contrast: "forced" },
};
