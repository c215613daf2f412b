import type { Meta, StoryObj } from "@storybook/react-vite";
import { PracticeTable } from "./PracticeTable.harness.tsx";
import { RankTable } from "./RankTable.harness.tsx";

const meta = {
  id: "components-data-table-features",
  title: "部品/表（機能）",
  component: PracticeTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof PracticeTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Features: Story = {
  name: "選んだ行・開いた行・疑わしい値",
  render: () => <PracticeTable selected={["p3", "p5"]} open="p6" />,
};
export const Toolbar: Story = {
  name: "見出しの上の操作・いま見ている行",
  render: () => <PracticeTable emphasis={({ id }) => (id === "p4" ? "current" : null)} />,
};
export const FeaturesOnMobile: Story = {
  ...Features,
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
};
export const FeaturesOnTablet: Story = { ...Features, name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const FeaturesInDark: Story = { ...Features, name: "暗い画面", globals: { theme: "dark" } };
export const FeaturesForced: Story = { ...Features, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Refreshing: Story = {
  name: "入れ替え中（薄くしている間は濃さを問わない）",
  render: () => <PracticeTable refreshing />,
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
};
export const Ranks: Story = { name: "省いた順位と自分のチーム", render: () => <RankTable /> };
export const RanksOnMobile: Story = {
  ...Ranks,
  name: "省いた順位（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
};
export const RanksInDark: Story = { ...Ranks, name: "省いた順位（暗い画面）", globals: { theme: "dark" } };
