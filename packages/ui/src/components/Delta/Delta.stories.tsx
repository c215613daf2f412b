import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { StatPanel } from "../StatPanel/StatPanel.tsx";
import { Delta } from "./Delta.tsx";
import type { DeltaSense } from "./deltaTone.ts";

const meta = {
  id: "components-delta",
  title: "部品/増減",
  component: Delta,
  args: { value: 1.2, unit: "km/h" },
} satisfies Meta<typeof Delta>;
export default meta;
type Story = StoryObj<typeof meta>;

const senses = [
  ["球速（高いほど良い）", "higher", "km/h"],
  ["50m走（低いほど良い）", "lower", "秒"],
  ["記録のない選手（増えると困る）", "burden", "人"],
  ["身長（良し悪しなし）", "plain", "cm"],
] as const satisfies readonly (readonly [string, DeltaSense, string])[];

const rows = senses.map(([name, sense, unit]) => (
  <Cluster key={name}>
    {name}
    <Delta value={2.4} sense={sense} unit={unit} />
    <Delta value={-0.8} sense={sense} unit={unit} />
    <Delta value={0} sense={sense} unit={unit} />
    <Delta value={null} sense={sense} unit={unit} />
  </Cluster>
));

export const Senses: Story = {
  name: "意味と向き",
  render: () => (
    <Stack gap="l">
      {rows}
      <StatPanel title="得点板の上" caption={rows} />
    </Stack>
  ),
};
export const Dark: Story = { ...Senses, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Senses, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Words: Story = {
  name: "操作：符号は読める字で、三角を使わない",
  parameters: { visual: { disable: true } },
  render: () => (
    <Stack>
      <p>
        <Delta value={1} digits={0} unit="%" />
      </p>
      <p>
        <Delta value={-0.8} />
      </p>
      <p>
        <Delta value={-0.04} />
      </p>
      <p>
        <Delta value={null} />
      </p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole("paragraph").map((line) => line.textContent);
    await expect(shown).toEqual(["+1%", "\u22120.8", "±0", "–記録なし"]);
  },
};
