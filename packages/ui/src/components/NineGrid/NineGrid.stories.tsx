import { emptyGoalSheet } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { stored } from "./goalSheet.fixtures.ts";
import { NineGrid } from "./NineGrid.tsx";

const meta = {
  id: "components-nine-grid",
  title: "部品/9マス目標",
  component: NineGrid,
  args: { sheet: stored.sheet, measured: [...stored.measured, { cell: 0, on: "2026-11-19", value: 116.2 }] },
} satisfies Meta<typeof NineGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "表示",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "下半身",
      "睡眠8時間11/8 にできた",
      "道具の手入れ",
      "低めを打つ",
      "強い打球をセンターへ11/19 にできた",
      "初球から振る",
      "あいさつ",
      "体幹",
      "ノート",
    ]);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Empty: Story = { name: "未記入", args: { sheet: emptyGoalSheet(), measured: [] } };

export const Pressed: Story = {
  name: "操作：マスを押すと、その番号を渡す",
  args: { onCell: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "目標5：初球から振る" }));
    await userEvent.click(canvas.getByRole("button", { name: "まん中の目標：強い打球をセンターへ、11/19 にできた" }));
    await expect(args.onCell).toHaveBeenNthCalledWith(1, 50);
    await expect(args.onCell).toHaveBeenNthCalledWith(2, 0);
  },
};
