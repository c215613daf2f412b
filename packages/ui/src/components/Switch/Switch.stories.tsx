import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { FieldRows } from "../Field/FieldRows.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  id: "components-switch",
  title: "部品/スイッチ",
  component: Switch,
  args: { label: "成長ノートが届いたとき", help: "アプリとメールで知らせます", onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "種類",
  render: () => (
    <Panel title="通知">
      <FieldRows>
        <Switch label="成長ノートが届いたとき" help="アプリとメールで知らせます" defaultChecked />
        <Switch label="3日以上 記録がない選手がいるとき" help="毎日 19時に知らせます" />
        <Switch label="投球数が上限を超えたとき" help="保存しています" defaultChecked busy />
        <Switch label="全国ランキングに参加する" busy />
        <Switch label="チーム内ランキングを選手に見せる" help="監督だけが変えられます" defaultChecked disabled />
        <Switch label="まだ書いていない選手に知らせる" disabled />
      </FieldRows>
    </Panel>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const LongText: Story = {
  name: "長い言葉",
  args: {
    label: "3日以上 記録がない選手がいるとき、その選手の学年を受け持つすべての指導者に知らせる",
    help: "毎日 19時に、アプリとメールで知らせます。休みに設定した日は数えません。",
  },
  globals: { viewport: { value: "mobile" } },
};

export const Toggles: Story = {
  name: "操作：言葉を押しても、スペースでも切り替わる",
  play: async ({ args, canvas, userEvent }) => {
    const knob = canvas.getByRole("switch", { name: "成長ノートが届いたとき" });
    await expect(knob).toHaveAccessibleDescription("アプリとメールで知らせます");
    await userEvent.click(canvas.getByText("アプリとメールで知らせます"));
    await expect(knob).toBeChecked();
    await expect(knob).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(knob).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  name: "操作：保存中は押しても変わらず、フォーカスを失わない",
  args: { busy: true, defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    const knob = canvas.getByRole("switch", { name: "成長ノートが届いたとき" });
    await userEvent.click(knob);
    await userEvent.keyboard(" ");
    await expect(knob).toBeChecked();
    await expect(knob).toHaveFocus();
    await expect(knob).toHaveAttribute("aria-busy", "true");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
