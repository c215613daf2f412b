import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Grid } from "../../layout/Grid.harness.tsx";
import { DateField } from "./DateField.tsx";
import type { DateFieldProps } from "./pickerField.ts";

const meta = {
  id: "components-date-field",
  title: "部品/日付",
  component: DateField,
  args: { label: "測定日", value: "2026-11-10", today: "2026-11-20", onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ value, onChange, ...rest }: DateFieldProps) {
  const [day, setDay] = useState(value);
  return (
    <DateField
      {...rest}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next);
      }}
    />
  );
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
      <Chosen {...args} label="保護者の同意書を受け取った日（手元の書類に書かれている日）" />
    </Grid>
  ),
};

export const Sheet: Story = { name: "並び", ...sheet };
export const Dark: Story = { name: "暗い画面", ...sheet, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", ...sheet, globals: { contrast: "forced" } };

const opened: Story = {
  args: { max: "2026-11-20" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /測定日/ }));
  },
};

export const Opened: Story = { name: "開いた暦", ...opened };
export const OpenedDark: Story = { name: "暗い画面で開く", ...opened, globals: { theme: "dark" } };
export const OpenedForced: Story = { name: "ハイコントラストで開く", ...opened, globals: { contrast: "forced" } };
export const OpenedMobile: Story = {
  name: "スマートフォンで開く",
  ...opened,
  globals: { viewport: { value: "mobile" } },
};
