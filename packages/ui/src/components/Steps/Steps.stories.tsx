import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Steps } from "./Steps.tsx";

const csv = ["ファイル", "対応づけ", "確認", "取り込み"];

const meta = {
  id: "components-steps",
  title: "部品/ステップ",
  component: Steps,
  args: { label: "取り込みの手順", steps: csv, current: 1 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "種類",
  render: (args) => (
    <Stack gap="xl">
      <Steps {...args} current={0} />
      <Steps {...args} />
      <Steps {...args} current={4} />
      <Steps label="お問い合わせの手順" steps={["入力", "確認"]} current={0} />
      <Steps label="年度更新の手順" steps={["予定を確かめる", "卒業と退団", "実行"]} current={1} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("list", { name: "取り込みの手順" });
    await expect(first?.querySelector("[aria-current]")).toHaveTextContent("ファイル");
    await expect(second?.querySelector("[aria-current='step']")).toHaveTextContent("対応づけ");
    await expect(second?.firstElementChild).toHaveTextContent("ファイル（済み）");
  },
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Sheet, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
