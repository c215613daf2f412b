import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SpanChoice, type SpanChoiceProps } from "./SpanChoice.tsx";

const meta = {
  id: "components-span-choice",
  title: "部品/期間の選択",
  component: SpanChoice,
  // Loaded in advance, so that the test does not wait for the import.
  loaders: [() => import("../DateField/DateField.tsx")],
  args: { value: 2, today: "2026-11-20", onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SpanChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ value, onChange, ...rest }: SpanChoiceProps) {
  const [span, setSpan] = useState(value);
  return (
    <SpanChoice
      {...rest}
      value={span}
      onChange={(next) => {
        setSpan(next);
        onChange(next);
      }}
    />
  );
}

export const Since: Story = { name: "選んだ日から", args: { value: "2026-07-01" } };
export const Dark: Story = { ...Since, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Since, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Phone: Story = {
  name: "スマートフォン：幅いっぱい",
  args: { value: "2026-07-01", wide: true },
  globals: { viewport: { value: "mobile" } },
};

export const Chooses: Story = {
  name: "操作：開始日を選ぶと半年前の初めから。打ち直せて、直近の期間に戻れる",
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "開始日を選ぶ" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-01");
    const [, month] = await canvas.findAllByRole("spinbutton");
    if (!month) throw new Error("月を打つところがある");
    await userEvent.click(month);
    await userEvent.keyboard("07");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-07-01");
    await userEvent.click(canvas.getByRole("button", { name: "直近3か月" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.queryByRole("spinbutton")).toBeNull();
  },
};
