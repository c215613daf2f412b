import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { midori } from "../../components/MemberForm/memberForm.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { BodyGrowth } from "./BodyGrowth.tsx";
import { BodyRecords } from "./BodyRecords.tsx";

const meta = {
  id: "charts-body-growth",
  title: "図表/からだの成長",
  component: BodyGrowth,
  args: { height: 160, weight: 57.9, history: midori.body_history },
  render: (args) => (
    <Stack gap="xl">
      <BodyGrowth {...args} size="l" />
      <BodyGrowth {...args} />
      <BodyRecords history={args.history} />
    </Stack>
  ),
} satisfies Meta<typeof BodyGrowth>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, canvasElement }) => {
    const shown = canvasElement.firstElementChild?.firstElementChild?.textContent;
    await expect(shown).toBe("身長160.0cm+2.42026/4/10から体重57.9kg+1.82026/4/10から");
    await expect(canvas.getByRole("table", { name: "からだの記録" })).not.toBeVisible();
  },
};
export const None: Story = {
  name: "0件",
  parameters: unseen,
  args: { height: null, weight: null, history: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg[viewBox='0 0 84 26']")).toBeNull();
    await expect(canvasElement.firstElementChild?.firstElementChild?.textContent).toBe("身長–記録なし体重–記録なし");
  },
};
export const Narrow: Story = {
  name: "スマートフォン・文字200 %",
  parameters: unseen,
  globals: { viewport: { value: "mobile" }, text: "200" },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: unseen };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: unseen };

export const Opens: Story = {
  name: "操作：題を押すと、新しいものから表で読める",
  parameters: unseen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("からだの記録（6回）"));
    const table = within(canvas.getByRole("table", { name: "からだの記録" }));
    await expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "日付身長（cm）体重（kg）",
      "2026/11/13160.057.9",
      "2026/10/9159.657.2",
      "2026/8/7158.956.8",
      "2026/6/12158.3–記録なし",
      "2026/4/10157.656.1",
      "2025/4/12151.249.6",
    ]);
  },
};
