import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styled from "styled-components";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { token } from "../../tokens/theme.ts";
import { ChartStage, onPanel } from "../theme/chartStage.harness.tsx";
import { Annotation } from "./Annotation.tsx";
import { ChartFrame, type ChartFrameProps } from "./ChartFrame.tsx";
import { ChartLegend } from "./ChartLegend.tsx";
import { ChartPoints } from "./ChartPoints.tsx";
import { EndLabel } from "./EndLabel.tsx";

const meta = {
  id: "charts-chart-frame",
  title: "図表/図の枠",
  component: ChartFrame,
  args: {
    title: "球速の推移",
    unit: "球速（km/h）",
    summary: "球速は2週で 2.7 km/h 伸び、いま 101.1 km/h です。",
    legend: (
      <ChartLegend
        label="球種"
        items={[
          { id: "1", name: "ストレート", mark: 1 },
          { id: "4", name: "カーブ", mark: 4 },
        ]}
      />
    ),
    table: {
      caption: "球速の推移",
      columns: [
        { id: "week", label: "週" },
        { id: "speed", label: "ストレート", unit: "km/h" },
        { id: "count", label: "球数", unit: "球" },
        { id: "place", label: "場所" },
      ],
      rows: [
        { id: "2026-11-06", cells: ["11/6", 98.4, 40, "青葉台グラウンド"] },
        { id: "2026-11-13", cells: ["11/13", null, 0, null] },
        { id: "2026-11-20", cells: ["11/20", 101, 1204, "室内練習場"] },
      ],
    },
    children: ({ width, height }) => <Slope width={width} height={height} />,
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (ChartFrameProps & { panel: string })[] = [
  { panel: "中", ...meta.args },
  { panel: "低", ...meta.args, height: "s", title: undefined, legend: undefined },
  { panel: "行の数だけの高さ", ...meta.args, height: 3, title: undefined, unit: undefined },
  { panel: "0件（文）", ...meta.args, table: { ...meta.args.table, rows: [] }, empty: "直近1か月の投球はありません" },
  {
    panel: "0件（部品）",
    ...meta.args,
    table: { ...meta.args.table, rows: [] },
    empty: <EmptyState title="投球の記録はまだありません">測定を取り込むと、ここに球速の推移が出ます。</EmptyState>,
  },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <ChartStage>
      {kinds.map(({ panel, ...frame }) => (
        <Panel key={panel} title={panel}>
          <ChartFrame {...frame} />
        </Panel>
      ))}
    </ChartStage>
  ),
};

export const Table: Story = {
  name: "表",
  decorators: [onPanel],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "表で見る" }));
    await expect(canvas.getByRole("row", { name: "11/13 記録なし 0 記録なし" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "11/20 101.0 1,204 室内練習場" })).toBeVisible();
  },
};
export const TableDark: Story = {
  ...Table,
  name: "表（スマートフォン、暗い画面）",
  globals: { theme: "dark", viewport: { value: "mobile" } },
};
export const Pointed: Story = {
  name: "点を指したところ",
  decorators: [onPanel],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("slider", { name: "グラフの点" })).focus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByText("青葉台グラウンド")).toBeVisible();
  },
};
export const PointedDark: Story = { ...Pointed, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Pointed, name: "ハイコントラスト", globals: { contrast: "forced" } };

function Slope({ width, height }: { width: number; height: number }) {
  const [from, to] = [
    { rowId: "2026-11-06", x: 24, y: height * 0.8 },
    { rowId: "2026-11-20", x: width - 72, y: height * 0.3 },
  ];
  return (
    <>
      <Drawing width={width} height={height} aria-hidden="true">
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        <EndLabel x={to.x + 9} y={to.y} value="101.1" name="ストレート" />
        <Annotation x={from.x} y={from.y} dx={28} dy={-40} anchor="start" ring>
          新しいフォームの初日
        </Annotation>
      </Drawing>
      <ChartPoints box={{ width, height }} points={[from, to]} reach="x" />
    </>
  );
}

const Drawing = styled.svg`
  & > path {
    stroke: ${token("primary")};
    stroke-width: 3;
  }
`;
