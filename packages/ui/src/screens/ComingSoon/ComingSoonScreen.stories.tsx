import type { Meta, StoryObj } from "@storybook/react-vite";
import { useIntl } from "react-intl";
import { expect } from "storybook/test";
import { titleText } from "../../copy/frame/titles.ts";
import { promiseText } from "../../copy/support/comingSoon.ts";
import { ComingSoonScreen } from "./ComingSoonScreen.tsx";

const meta = {
  id: "screens-coming-soon",
  title: "画面/準備中",
  component: ComingSoonScreen,
  parameters: { layout: "fullscreen" },
  args: {
    title: "チームレポート",
    promise: [
      "目標と比べた実施率の移り変わり",
      "選手ごとの日々の記録と、記録が途切れている選手",
      "痛みの報告と、練習の負荷",
    ],
  },
} satisfies Meta<typeof ComingSoonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const WithNext: Story = {
  name: "いま使える行き先あり",
  args: { title: "ホーム", next: { href: "/member-list", label: "メンバーリストを開く" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "メンバーリストを開く" })).toHaveAttribute("href", "/member-list");
  },
};
export const TitleOnly: Story = { name: "約束の言葉なし", args: { promise: [] } };
export const LongText: Story = {
  name: "長い名前",
  args: {
    title: "選手別レポート・投球結果の動画と数値のくわしい見比べ",
    promise: ["とても長い説明でも、枠からはみ出さずに折り返し、行の頭の印はいつも一行目にそろいます。".repeat(2)],
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };

export const EveryScreen: Story = {
  name: "すべての画面の約束",
  parameters: { visual: { disable: true } },
  render: () => <AllPromises />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { name: "ここでできるようになること" })).toHaveLength(
      Object.keys(promiseText).length,
    );
  },
};

function AllPromises() {
  const { formatMessage } = useIntl();
  return (Object.keys(titleText) as (keyof typeof titleText)[]).map((id) => {
    const promise = promiseText[id];
    if (!promise) return null;
    return (
      <ComingSoonScreen key={id} title={formatMessage(titleText[id])} promise={formatMessage(promise).split("\n")} />
    );
  });
}
