import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { calendarIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import { LineScore } from "./LineScore.tsx";
import {
  dayColumns,
  dayRows,
  gradeColumns,
  gradeRows,
  rankColumns,
  rankRows,
  type WeekRow,
  weekColumns,
  weekRows,
} from "./lineScore.fixtures.ts";

const meta = {
  id: "components-line-score",
  title: "部品/ラインスコア",
  component: LineScore<WeekRow>,
  args: {
    title: "今週のトレーニング実施率",
    caption: "11月16日（月）〜22日（日） 単位：%",
    corner: "区分",
    columns: weekColumns,
    rows: weekRows,
    action: <Link href="/dashboard">チームレポートを見る</Link>,
  },
} satisfies Meta<typeof LineScore<WeekRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: "日・選手・学年・時刻、読み込み中、0件",
  render: (args) => (
    <Stack gap="l">
      <LineScore {...args} />
      <LineScore title="チームの選手の順位" corner="選手" columns={rankColumns} rows={rankRows} nameWidth="m" />
      <Columns split="4+8">
        <LineScore title="全国順位" columns={rankColumns} rows={rankRows} nameWidth="m" />
        <LineScore {...args} title="狭い区画" />
      </Columns>
      <LineScore
        title="学年ごとの人数"
        caption="いま 24人 → 更新後 22人（卒業 1・退団 1）"
        columns={gradeColumns}
        rows={gradeRows}
      />
      <LineScore
        title="11月22日（日） 練習試合（2試合）"
        caption="中学・高校 第2グラウンド 三塁側"
        columns={dayColumns}
        rows={dayRows}
        action={
          <Button variant="accent" size="s" icon={calendarIcon}>
            カレンダーに追加（.ics）
          </Button>
        }
      />
      <LineScore {...args} title="読み込み中" rows={null} />
      <LineScore {...args} title="読み直している間" aria-busy rows={weekRows.slice(0, 1)} />
      <LineScore {...args} title="0件" rows={[]} />
    </Stack>
  ),
};
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Tablet: Story = { ...Kinds, name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const LargeText: Story = {
  ...Kinds,
  name: "文字 200 %",
  globals: { text: "200", viewport: { value: "mobile" } },
};

export const ReadsAsTable: Story = {
  name: "操作：見出しと升が、表として読める",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole("table", { name: "今週のトレーニング実施率 11月16日（月）〜22日（日） 単位：%" });
    await step("列の見出しは日付で読む。今日の列がわかる", async () => {
      const heads = within(table).getAllByRole("columnheader");
      await expect(heads.slice(0, 3).map((head) => head.textContent)).toEqual([
        "区分",
        "月1611月16日（月）",
        "火1711月17日（火）",
      ]);
      await expect(within(table).getByRole("columnheader", { current: true })).toHaveTextContent("11月20日（金）");
    });
    await step("まだ来ない日と、記録のない日を区別する", async () => {
      const cells = within(within(table).getByRole("row", { name: /小学/ })).getAllByRole("cell");
      await expect(cells.map((cell) => cell.textContent)).toEqual([
        "45",
        "100",
        "–記録なし",
        "73",
        "64",
        "–これから",
        "–これから",
        "73",
        "60",
      ]);
    });
    await step("行の名前から、その区分へ行ける", async () => {
      await expect(within(table).getByRole("link", { name: "中学 8人" })).toHaveAttribute("href", "/dashboard?group=j");
    });
  },
};

export const ScrollsByKey: Story = {
  name: "操作：入りきらない表は、名前を残してキーで横に送れる",
  parameters: { visual: { disable: true } },
  globals: { viewport: { value: "mobile" } },
  render: () => <LineScore title="学年ごとの人数" columns={gradeColumns} rows={gradeRows} />,
  play: async ({ canvas, userEvent }) => {
    const scroller = await canvas.findByRole("group", { name: "学年ごとの人数" });
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
    scroller.scrollTo({ left: 200 });
    const name = canvas.getByRole("rowheader", { name: "更新後" }).getBoundingClientRect();
    await expect(name.left).toBe(scroller.getBoundingClientRect().left);
  },
};
