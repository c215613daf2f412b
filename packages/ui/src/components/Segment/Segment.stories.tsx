import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { SlowPage } from "../../state/SlowPage.harness.tsx";
import { FilterSegment } from "./FilterSegment.tsx";
import { Segment } from "./Segment.tsx";

const grades = [
  { value: "all", label: "すべて" },
  { value: "e", label: "小" },
  { value: "j", label: "中" },
  { value: "h", label: "高" },
];

const meta = {
  id: "components-segment",
  title: "部品/セグメント",
  component: Segment,
  args: { label: "学年", options: grades, value: "all", onChange: fn() },
} satisfies Meta<typeof Segment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Wide: Story = { name: "幅いっぱい", args: { wide: true }, globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const LargeText: Story = {
  name: "文字200 %・スマートフォン",
  globals: { viewport: { value: "mobile" }, text: "200" },
  parameters: { visual: { disable: true } },
  args: {
    label: "期間",
    options: ["直近1週間", "直近1か月", "直近3か月"].map((label) => ({ value: label, label })),
    value: "直近1か月",
  },
  play: expectToFitWindow,
};

export const Chooses: Story = {
  name: "操作：ひとつだけ選ばれる",
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Segment
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "中", pressed: false }));
    await expect(args.onChange).toHaveBeenLastCalledWith("j");
    await expect(canvas.getAllByRole("button", { pressed: true })).toEqual([
      canvas.getByRole("button", { name: "中" }),
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "中" }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("group", { name: "学年" })).toBeVisible();
  },
};

export const Filters: Story = {
  name: "操作：絞り込みでは、描き直すのを待たずに印が動き、前のページは残る",
  render: () => (
    <SlowPage first="all">
      {(value, onChange) => <FilterSegment label="学年" options={grades} value={value} onChange={onChange} />}
    </SlowPage>
  ),
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("all");
    await userEvent.click(canvas.getByRole("button", { name: "中" }));
    await userEvent.click(canvas.getByRole("button", { name: "高" }));
    await expect(canvas.getAllByRole("button", { pressed: true })).toEqual([
      canvas.getByRole("button", { name: "高" }),
    ]);
    await expect(canvas.getByRole("status")).toHaveTextContent("all");
    await userEvent.click(canvas.getByRole("button", { name: "描き終える" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("h");
    await expect(canvas.getByRole("button", { name: "高", pressed: true })).toBeVisible();
  },
};
