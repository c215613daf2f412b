import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onPanel } from "../theme/chartStage.harness.tsx";
import { PercentileTrack } from "./PercentileTrack.tsx";

const meta = {
  id: "charts-percentile-track-actions",
  title: "図表/パーセンタイル（操作）",
  component: PercentileTrack,
  decorators: [onPanel],
  args: {
    basis: "直近1か月の419球",
    items: [
      { id: "a", name: "球速の再現性", value: 1.7, unit: "km/h", sign: "±", percentile: 78 },
      { id: "b", name: "低めに集める割合", value: 41.2, unit: "%", percentile: 55 },
      { id: "c", name: "終盤の球速維持", value: -1.1, unit: "km/h", percentile: 37 },
      { id: "d", name: "ゾーン率", value: 58.4, unit: "%", percentile: null, missing: 12 },
    ],
  },
} satisfies Meta<typeof PercentileTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reads: Story = {
  name: "操作：位置と、強み・課題と、根拠を言葉で読める",
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      "球速の再現性±1.7km/h78強み",
      "低めに集める割合41.2%55",
      "終盤の球速維持−1.1km/h37課題",
      "ゾーン率58.4%あと12球で表示できます",
    ]);
    const first = canvas.getByRole("listitem", { name: "球速の再現性" });
    await expect(within(first).getByRole("img", { name: "100人中の位置 78" })).toBeVisible();
    await expect(canvas.getByText("推定値です。直近1か月の419球から計算しています。")).toBeVisible();
  },
};

export const Neutral: Story = {
  name: "操作：どちらがよいとも言えない項目は、位置の色でも強み・課題と言わない。足りないものは言葉で言う",
  args: {
    items: [
      { id: "a", name: "打球角度の平均", value: 23.4, unit: "°", percentile: 92, neutral: true },
      { id: "b", name: "打球速度の平均", value: 104.6, unit: "km/h", percentile: 92 },
      {
        id: "c",
        name: "終盤の球速の保ち",
        value: null,
        unit: "km/h",
        percentile: null,
        missing: "20球投げた日があると",
      },
    ],
  },
  play: async ({ canvas }) => {
    const plates = canvas.getAllByText("92").map((plate) => plate.dataset.standing);
    await expect(plates).toEqual(["even", "strength"]);
    const rows = canvas.getAllByRole("listitem");
    await expect(rows[2]).toHaveTextContent("20球投げた日があると");
  },
};
