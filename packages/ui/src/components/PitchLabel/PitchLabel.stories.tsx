import { type PitchReading, pitchCodes } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styled from "styled-components";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { token } from "../../tokens/theme.ts";
import { PitchLabel } from "./PitchLabel.tsx";
import { PitchMark } from "./PitchMark.tsx";

const meta = {
  id: "components-pitch-label",
  title: "部品/球種",
  component: PitchLabel,
  args: { code: 1 },
} satisfies Meta<typeof PitchLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = (reading: PitchReading) => (
  <Row>
    {pitchCodes.map((code) => (
      <li key={code}>
        <PitchLabel code={code} reading={reading} />
      </li>
    ))}
  </Row>
);

export const Readings: Story = {
  name: "二つの読み方",
  render: () => (
    <Stack gap="l">
      {sheet("short")}
      {sheet("plain")}
      <Cluster>
        {pitchCodes.map((code) => (
          <PitchMark key={code} code={code} size="m" />
        ))}
      </Cluster>
    </Stack>
  ),
};
export const Dark: Story = { ...Readings, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Readings, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Short: Story = {
  name: "操作：読み方Aでは5がツーシーム、0は空き",
  parameters: { visual: { disable: true } },
  render: () => sheet("short"),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items[5]).toHaveTextContent(/^ツーシーム$/);
    await expect(items[2]).toHaveTextContent(/^カットボール$/);
    await expect(items[0]?.querySelectorAll("[aria-hidden] + span")).toHaveLength(1);
    await expect(items[0]).toHaveTextContent(/^未設定$/);
  },
};
export const Plain: Story = {
  name: "操作：読み方Bでは5がシンカー、0は未設定",
  parameters: { visual: { disable: true } },
  render: () => sheet("plain"),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(words).toEqual([
      "未設定",
      "ストレート",
      "カッター",
      "スライダー",
      "カーブ",
      "シンカー",
      "チェンジアップ",
      "スプリット",
      "その他",
    ]);
  },
};

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-3")};
`;
