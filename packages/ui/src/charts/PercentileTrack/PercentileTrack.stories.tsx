import type { Meta, StoryObj } from "@storybook/react-vite";
import { Panel } from "../../components/Panel/Panel.tsx";
import { asPrinted, ChartStage } from "../theme/chartStage.harness.tsx";
import type { PercentileItem } from "./PercentileRow.tsx";
import { PercentileTrack, type PercentileTrackProps } from "./PercentileTrack.tsx";

const items: PercentileItem[] = [
  {
    id: "repeat",
    name: "球速の再現性",
    note: "同じ球種の球速のばらつき",
    value: 1.7,
    unit: "km/h",
    sign: "±",
    percentile: 78,
  },
  { id: "angle", name: "リリース角度の安定", note: "角度のばらつき", value: 0.5, unit: "°", sign: "±", percentile: 64 },
  { id: "low", name: "低めに集める割合", note: "低めに入った球の割合", value: 41.2, unit: "%", percentile: 55 },
  { id: "gap", name: "ストレートとの球速差", note: "チェンジアップとの差", value: 17.6, unit: "km/h", percentile: 88 },
  { id: "late", name: "終盤の球速維持", note: "前半と後半の差", value: -1.1, unit: "km/h", percentile: 37 },
  {
    id: "zone",
    name: "ゾーン率",
    note: "ゾーンに入った球の割合",
    value: 58.4,
    unit: "%",
    percentile: null,
    missing: 12,
  },
];

const meta = {
  id: "charts-percentile-track",
  title: "図表/パーセンタイル",
  component: PercentileTrack,
  args: { items, basis: "直近1か月の419球" },
} satisfies Meta<typeof PercentileTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: readonly (PercentileTrackProps & { panel: string })[] = [
  { panel: "6項目", ...meta.args },
  {
    panel: "端の位置、長い言葉、比べる相手がいない",
    basis: "長谷川 ひまり子さんの直近3か月の1,204球と、同じ学年・同じ球の全国1,208人",
    items: [
      { id: "1", name: "いちばん遅い", value: 81, unit: "km/h", percentile: 0 },
      { id: "39", name: "課題の境目", value: 96.4, unit: "km/h", percentile: 39.9 },
      { id: "40", name: "境目", value: 96.5, unit: "km/h", percentile: 40 },
      { id: "75", name: "強みの境目", value: 101.5, unit: "km/h", percentile: 75 },
      {
        id: "99",
        name: "いちばん速い打球速度（ティーバッティング・軟式）",
        note: "とても長い説明がここに入るときは折り返します",
        value: 1204,
        unit: "rpm",
        digits: 0,
        percentile: 100,
      },
      { id: "none", name: "記録なし", value: null, unit: "km/h", percentile: null },
    ],
  },
  { panel: "1項目", items: items.slice(0, 1), basis: "直近1週間の31球" },
  { panel: "0件", items: [], basis: "直近1週間の0球" },
];

export const Kinds: Story = {
  name: "表示",
  render: () => (
    <>
      <Panel title="広い場所">
        <PercentileTrack {...meta.args} />
      </Panel>
      <ChartStage>
        {kinds.map(({ panel, ...track }) => (
          <Panel key={panel} title={panel}>
            <PercentileTrack {...track} />
          </Panel>
        ))}
      </ChartStage>
    </>
  ),
};
export const Dark: Story = { ...Kinds, name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { ...Kinds, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Kinds, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Printed: Story = { ...Kinds, name: "印刷", decorators: [asPrinted] };
