import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { EntryGrid } from "./EntryGrid.tsx";
import { checkMeasure, measured, measureItems, pastOfMeasure, players } from "./entryGrid.fixtures.ts";
import { HeldEntryGrid } from "./HeldEntryGrid.fixtures.tsx";

const meta = {
  id: "components-entry-grid",
  title: "部品/入力グリッド",
  component: EntryGrid,
  render: (args) => <HeldEntryGrid {...args} />,
  args: {
    label: "冬の測定会の入力",
    corner: { label: "選手", detail: "小学 10人" },
    rows: players,
    columns: measureItems,
    values: measured,
    checkOf: checkMeasure,
    pastOf: pastOfMeasure,
    onChange: fn(),
    onKeep: fn(),
    status: "19:41 自動保存",
    actions: <Button variant="primary">測定会を終える</Button>,
    phone: { colId: "jump", onColIdChange: fn() },
  },
} satisfies Meta<typeof EntryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Measuring: Story = {
  name: "測定会：貼り付けたまとまり、直す、確認、自己ベスト",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("gridcell", { name: "17.9" }));
    await userEvent.paste("17.9\t38.6\n17.0\t46.2\n18.1\t39.5\n18.6\t31.9\n18.4\t52.4\n19.2\t30.8\n");
    await userEvent.click(canvas.getByRole("gridcell", { name: "直す 1520" }));
    await expect(canvas.getByText("12マスを貼り付けました")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "152 にする" })).toBeVisible();
  },
};
export const Dark: Story = { ...Measuring, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Measuring, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Tablet: Story = { ...Measuring, name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Empty: Story = {
  name: "未入力、左端の項目で直し案がない",
  args: {
    rows: players.slice(0, 3),
    columns: measureItems.slice(0, 3),
    values: { p0: { sprint: "abc" } },
    checkOf: (_row, _col, text) =>
      text === "" ? { state: "ok" } : { state: "error", message: "数字で入力してください。" },
    status: undefined,
    actions: undefined,
    pastOf: undefined,
  },
};
export const Many: Story = {
  name: "60人と8項目は枠の中で送る",
  args: {
    corner: { label: "選手", detail: "中学 60人" },
    columns: [...measureItems, ...measureItems.slice(0, 2).map((item) => ({ ...item, id: `${item.id}2` }))],
    rows: Array.from({ length: 60 }, (_, index) => ({ id: `q${index}`, label: `選手 ${index + 1}`, detail: "中1" })),
    values: {},
  },
  globals: { viewport: { value: "laptop" } },
};
export const Mobile: Story = {
  name: "スマートフォン：一度にひとつの項目",
  globals: { viewport: { value: "mobile" } },
};
export const MobileDark: Story = {
  name: "スマートフォン、暗い画面",
  args: { phone: { colId: "throw", onColIdChange: fn() } },
  globals: { viewport: { value: "mobile" }, theme: "dark" },
};
