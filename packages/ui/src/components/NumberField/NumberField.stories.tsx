import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { FieldRows } from "../Field/FieldRows.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { NumberField } from "./NumberField.tsx";

const meta = {
  id: "components-number-field",
  title: "部品/数の入力",
  component: NumberField,
  args: { label: "実施率の目標", unit: "%", value: 85, min: 0, max: 100, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};

export const Sheet: Story = {
  name: "種類",
  render: () => (
    <Stack gap="l">
      <NumberField label="実施率の目標" unit="%" value={85} min={0} max={100} onChange={ignore} />
      <NumberField
        label="強い打球の速度"
        unit="km/h"
        decimals={1}
        value={110.5}
        min={0}
        onChange={ignore}
        help="測定データ分析の範囲に使います"
        required
      />
      <NumberField label="強い打球の角度 下限" unit="°" value={-8} onChange={ignore} optional />
      <NumberField label="投球数" unit="球" value={null} min={0} onChange={ignore} />
      <NumberField label="1日の上限" unit="球" value={70} min={0} max={70} onChange={ignore} />
      <NumberField label="1日の上限" value={70} min={0} error="中学の規定より多い数です" onChange={ignore} />
      <NumberField label="7日の上限" unit="球" value={350} min={0} disabled onChange={ignore} />
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Rows: Story = {
  name: "設定の行",
  render: () => (
    <Panel title="目標と範囲">
      <FieldRows>
        <NumberField layout="row" label="実施率の目標" unit="%" value={85} min={0} max={100} onChange={ignore} />
        <NumberField
          layout="row"
          label="強い打球の速度"
          help="測定データ分析の範囲に使います"
          unit="km/h"
          value={110}
          min={0}
          onChange={ignore}
        />
        <NumberField layout="row" label="強い打球の角度 下限" unit="°" value={8} onChange={ignore} />
        <NumberField
          layout="row"
          label="強い打球の角度 上限"
          unit="°"
          value={4}
          error="下限より大きい角度を入力してください"
          onChange={ignore}
        />
      </FieldRows>
    </Panel>
  ),
  globals: { viewport: { value: "mobile" } },
};
