import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { DataTable } from "./DataTable.tsx";
import { PitchTable } from "./PitchTable.harness.tsx";
import { TableSkeleton } from "./parts/TableSkeleton.tsx";
import type { TableColumn, TableView } from "./parts/tableColumn.ts";
import { pitchesOf } from "./pitches.fixtures.ts";

type Pitch = { id: number; kind: string; speedKmh: number | null };
type Sort = "speed";

const pitches: readonly Pitch[] = [
  { id: 1, kind: "ストレート", speedKmh: 131.4 },
  { id: 2, kind: "カーブ", speedKmh: 98 },
  { id: 3, kind: "スライダー", speedKmh: null },
  { id: 4, kind: "チェンジアップ", speedKmh: 110.5 },
];
const columns: readonly TableColumn<Pitch, Sort>[] = [
  { id: "kind", header: "球種", rowHeader: true, cell: ({ kind }) => kind },
  {
    id: "speed",
    header: "球速",
    align: "end",
    cell: ({ speedKmh }) => <UnitNumber value={speedKmh} unit="km/h" />,
    sortKey: ({ speedKmh }) => speedKmh,
    firstDir: "desc",
  },
  { id: "order", header: "投げた順", align: "end", hideBelow: "desktop", cell: ({ id }) => `${id}球目` },
];
const fastestFirst: TableView<Sort> = { sort: { id: "speed", dir: "desc" }, page: 1, size: 10 };

const tenThousand = pitchesOf(10_000);

const meta = {
  id: "components-data-table",
  title: "部品/表",
  component: DataTable<Pitch, Sort>,
  render: (args) => (
    <Panel flush>
      <DataTable<Pitch, Sort> {...args} />
    </Panel>
  ),
  args: {
    caption: "投球の一覧",
    columns,
    rows: pitches,
    rowId: ({ id }) => id,
    card: ({ kind, speedKmh }) => (
      <>
        {kind} <UnitNumber value={speedKmh} unit="km/h" />
      </>
    ),
    view: fastestFirst,
    onViewChange: fn(),
    empty: <EmptyState title="投球の記録はまだありません" />,
  },
} satisfies Meta<typeof DataTable<Pitch, Sort>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const kinds = canvas.getAllByRole("rowheader").map((header) => header.textContent);
    await expect(kinds).toEqual(["ストレート", "チェンジアップ", "カーブ", "スライダー"]);
    await expect(canvas.getByRole("table", { name: "投球の一覧" })).toBeVisible();
  },
};
export const SlowestFirst: Story = {
  name: "低い順でも、値のない行は最後",
  args: { view: { ...fastestFirst, sort: { id: "speed", dir: "asc" } } },
  play: async ({ canvas }) => {
    const kinds = canvas.getAllByRole("rowheader").map((header) => header.textContent);
    await expect(kinds).toEqual(["カーブ", "チェンジアップ", "ストレート", "スライダー"]);
  },
};
export const PageTooFar: Story = {
  name: "ないページを指しても、最後のページを出す",
  args: { view: { ...fastestFirst, page: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(4);
  },
};
export const Empty: Story = { name: "0件", args: { rows: [] } };
export const Loading: Story = {
  name: "読み込み中",
  render: () => (
    <Panel flush>
      <TableSkeleton rows={4} />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("読み込んでいます");
  },
};
export const TenThousand: Story = {
  name: "一万行",
  render: () => <PitchTable pitches={tenThousand} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "投球の記録" })).toHaveAttribute("aria-rowcount", "10001");
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
    await expect(canvas.getByRole("row", { name: /^1 / })).toHaveAttribute("aria-rowindex", "2");
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const AsksForOrder: Story = {
  name: "操作：同じ見出しを押すと向きが変わる",
  args: { view: { ...fastestFirst, page: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("columnheader", { name: "球速" })).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.queryByRole("button", { name: "球種" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "球速" }));
    await expect(args.onViewChange).toHaveBeenCalledOnce();
    await expect(args.onViewChange).toHaveBeenCalledWith({ sort: { id: "speed", dir: "asc" }, page: 1 });
  },
};
