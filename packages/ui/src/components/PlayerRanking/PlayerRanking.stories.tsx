import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Meter } from "../Meter/Meter.tsx";
import { localRanking } from "./playerRanking.fixtures.ts";
import { RankedCard } from "./RankedCard.tsx";
import { RankedEmpty } from "./RankedEmpty.tsx";
import { RankedExport } from "./RankedExport.tsx";
import { RankedName } from "./RankedName.tsx";
import { rankedRows } from "./rankedRows.ts";
import { usualRankedView } from "./view.ts";

const rows = rankedRows(localRanking.rows, "growth");

const meta = {
  id: "components-player-ranking",
  title: "部品/チームの選手の順位",
  component: RankedEmpty,
  parameters: { visual: { disable: true } },
  args: {
    view: usualRankedView,
    start: { href: "/evaluation-result", label: "測定を開く" },
    onChange: fn(),
  },
  render: (args) => (
    <Stack gap="l">
      {rows.slice(-2).map((row) => (
        <RankedCard
          key={row.id}
          row={row}
          href={`/member-list/${row.id}`}
          bar={<Meter value={row.value} max={160} />}
        />
      ))}
      {rows.slice(0, 1).map((row) => (
        <RankedName key={row.id} row={row} href={`/member-list/${row.id}`} />
      ))}
      <RankedExport rows={rows} kind={1} by="record" fileName="チーム内ランキング_20261120.csv" />
      <RankedEmpty {...args} />
    </Stack>
  ),
} satisfies Meta<typeof RankedEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { disable: false, viewports: ["desktop"], themes: ["light"] } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article").map((card) => card.textContent);
    await expect(cards).toEqual(["15位三浦 陽翔 高2", "–長谷川 ひまり子 小5"]);
    await expect(canvas.getByRole("link", { name: "測定を開く" })).toHaveAttribute("href", "/evaluation-result");
  },
};
export const Narrowed: Story = {
  name: "操作：絞り込みを解除する",
  args: { view: { ...usualRankedView, grade: "h", ball: "hard" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "絞り込みを解除する" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      period: 2,
      gender: null,
      grade: null,
      battingType: 1,
      ball: null,
    });
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
