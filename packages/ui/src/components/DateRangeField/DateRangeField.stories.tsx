import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Grid } from "../../layout/Grid.harness.tsx";
import { DateRangeField } from "./DateRangeField.tsx";
import { RangeHarness } from "./Range.harness.tsx";

const meta = {
  id: "components-date-range-field",
  title: "部品/期間の選択",
  component: DateRangeField,
  args: {
    label: "期間",
    value: { start: "2026-11-10", end: "2026-11-20" },
    today: "2026-11-20",
    max: "2026-11-20",
    onChange: fn(),
  },
  render: (args) => <RangeHarness {...args} />,
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet: Story = {
  render: (args) => (
    <Grid cell="l" gap="xl">
      <RangeHarness {...args} />
      <RangeHarness {...args} labelPlace="hidden" />
      <RangeHarness {...args} required help="測定のあった日だけを集計します。" />
      <RangeHarness {...args} value={{ start: "2025-12-20", end: "2026-01-10" }} error="1年以内の期間にしてください" />
      <RangeHarness {...args} value={{ start: "2026-11-20", end: "2026-11-10" }} />
      <RangeHarness {...args} disabled />
    </Grid>
  ),
};

export const Sheet: Story = { name: "並び", ...sheet };
export const Dark: Story = { name: "暗い画面", ...sheet, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", ...sheet, globals: { contrast: "forced" } };

const opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /期間/ }));
  },
};

export const Opened: Story = { name: "開いた暦", ...opened };
export const OpenedDark: Story = { name: "暗い画面で開く", ...opened, globals: { theme: "dark" } };
export const OpenedForced: Story = { name: "ハイコントラストで開く", ...opened, globals: { contrast: "forced" } };
export const OpenedTablet: Story = {
  name: "タブレットで開く",
  ...opened,
  globals: { viewport: { value: "tablet" } },
};
export const OpenedMobile: Story = {
  name: "スマートフォンで開く",
  ...opened,
  globals: { viewport: { value: "mobile" } },
};
