import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Grid } from "../../layout/Grid.harness.tsx";
import type { TimeFieldProps } from "./pickerField.ts";
import { TimeField } from "./TimeField.tsx";

const meta = {
  id: "components-time-field",
  title: "部品/時刻",
  component: TimeField,
  args: { label: "集合", value: "07:30", onChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Typed({ value, onChange, ...rest }: TimeFieldProps) {
  const [time, setTime] = useState(value);
  return (
    <TimeField
      {...rest}
      value={time}
      onChange={(next) => {
        setTime(next);
        onChange(next);
      }}
    />
  );
}

const sheet: Story = {
  render: (args) => (
    <Grid cell="m" gap="xl">
      <Typed {...args} required />
      <Typed {...args} value={null} optional help="決まっていなければ、空けておきます。" />
      <Typed {...args} error="集合は、開始より前の時刻にしてください" />
      <Typed {...args} disabled />
    </Grid>
  ),
};
export const Sheet: Story = { ...sheet, name: "種類" };
export const Dark: Story = { ...sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Types: Story = {
  name: "操作：数字で打ち、消す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("見出しを押すと、時に入る", async () => {
      await userEvent.click(canvas.getByText("集合"));
      await userEvent.keyboard("1345");
      await expect(args.onChange).toHaveBeenLastCalledWith("13:45");
    });
    await step("上下の矢印で動く", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(args.onChange).toHaveBeenLastCalledWith("13:46");
    });
    await step("時も分も消すと、なしになる", async () => {
      await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};
