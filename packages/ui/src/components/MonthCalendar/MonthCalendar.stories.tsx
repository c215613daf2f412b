import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { MonthHarness } from "./Month.harness.tsx";
import { MonthCalendar } from "./MonthCalendar.tsx";
import { kinds, notes, rateDays, records } from "./monthCalendar.fixtures.ts";

const meta = {
  id: "components-month-calendar",
  title: "部品/月のカレンダー",
  component: MonthCalendar,
  args: {
    variant: "record",
    month: "2026-11",
    days: records,
    today: "2026-11-20",
    selected: "2026-11-18",
    kinds,
    onMonthChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <MonthHarness {...args} />,
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet: Story = {
  render: (args) => (
    <Columns split="7+5">
      <Panel>
        <MonthHarness {...args} />
      </Panel>
      <Stack gap="l">
        <Panel>
          <MonthHarness
            {...args}
            variant="note"
            days={notes}
            selected="2026-11-19"
            kinds={[]}
            aside={<UnitNumber value={12} digits={0} unit="/ 20日" />}
          />
        </Panel>
        <Panel>
          <MonthHarness
            {...args}
            days={rateDays}
            selected={null}
            kinds={[]}
            heat={{ low: "45%未満", high: "80%以上" }}
          />
        </Panel>
      </Stack>
    </Columns>
  ),
};

export const Sheet: Story = { name: "記録・ノート・濃さ", ...sheet };
export const Dark: Story = { name: "暗い画面", ...sheet, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", ...sheet, globals: { contrast: "forced" } };
export const Laptop: Story = { name: "ノートPC", ...sheet, globals: { viewport: { value: "laptop" } } };
export const Tablet: Story = { name: "タブレット", ...sheet, globals: { viewport: { value: "tablet" } } };
export const Mobile: Story = { name: "スマートフォン", ...sheet, globals: { viewport: { value: "mobile" } } };
export const Empty: Story = { name: "記録のない月", args: { days: new Map(), selected: null, month: "2026-02" } };
