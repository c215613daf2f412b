import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { Grid } from "../../layout/Grid.harness.tsx";
import { NativeDateField } from "./NativeDateField.tsx";
import { NativeTimeField } from "./NativeTimeField.tsx";

const meta = {
  id: "components-native-date-field",
  title: "部品/日付（暦が届くまで）",
  component: NativeDateField,
  args: { label: "測定日", value: "2026-11-10", today: "2026-11-20", onChange: fn(), onTyping: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof NativeDateField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ value, onChange, ...rest }: ComponentProps<typeof NativeDateField>) {
  const [day, setDay] = useState(value);
  return (
    <NativeDateField
      {...rest}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next);
      }}
    />
  );
}

function Typed({ value, ...rest }: Omit<ComponentProps<typeof NativeTimeField>, "onChange" | "onTyping">) {
  const [time, setTime] = useState(value);
  return <NativeTimeField {...rest} value={time} onChange={setTime} onTyping={fn()} />;
}

const sheet: Story = {
  render: (args) => (
    <Grid cell="m" gap="xl">
      <Chosen {...args} value={null} />
      <Chosen {...args} required help="練習した日を選んでください。" />
      <Chosen {...args} value={null} error="測定日を入力してください" />
      <Chosen {...args} value="2026-11-21" max="2026-11-20" />
      <Chosen {...args} disabled />
      <Chosen {...args} labelPlace="hidden" />
      <Typed label="集合" value="07:30" required />
      <Typed label="解散" value={null} optional error="解散は、開始より後の時刻にしてください" />
    </Grid>
  ),
};

export const Sheet: Story = { name: "並び", ...sheet };
export const Dark: Story = { name: "暗い画面", ...sheet, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", ...sheet, globals: { contrast: "forced" } };

export const Types: Story = {
  name: "操作：日付を入力し、消す",
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText("測定日");
    await userEvent.click(canvas.getByText("測定日"));
    await expect(field).toHaveFocus();
    await expect(args.onTyping).toHaveBeenLastCalledWith(true);
    await fireEvent.change(field, { target: { value: "2026-11-05" } });
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-05");
    await userEvent.tab();
    await expect(args.onTyping).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByText("（木）")).toBeVisible();
    await fireEvent.change(field, { target: { value: "" } });
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText("年")).toBeVisible();
  },
};

export const OutOfRange: Story = {
  name: "操作：未来の日は届かず、離れると理由が出る",
  args: { max: "2026-11-20" },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText("測定日");
    await userEvent.click(field);
    await fireEvent.change(field, { target: { value: "2026-11-21" } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/以前の日/)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText("2026年11月20日（金）以前の日を入力してください")).toBeVisible();
    await expect(field).toHaveValue("2026-11-21");
  },
};

export const TypesTime: Story = {
  name: "操作：時刻を入力する",
  render: () => <Typed label="集合" value="07:30" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("集合");
    await userEvent.click(canvas.getByText("集合"));
    await expect(field).toHaveFocus();
    await fireEvent.change(field, { target: { value: "13:45" } });
    await expect(field).toHaveValue("13:45");
  },
};
