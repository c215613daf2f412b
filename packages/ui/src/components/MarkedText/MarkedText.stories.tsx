import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MarkedText } from "./MarkedText.tsx";
import { searchWords } from "./searchWords.ts";

const meta = {
  id: "components-marked-text",
  title: "部品/探した言葉の印",
  component: MarkedText,
  args: { text: "CSVの取り込みで「選手がわからない」と出ます", words: searchWords("取り込み せんしゅ 選手") },
  render: (args) => (
    <p>
      <MarkedText {...args} />
    </p>
  ),
} satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll("mark")].map((mark) => mark.textContent);
    await expect(marks).toEqual(["取り込み", "選手"]);
    await expect(canvasElement).toHaveTextContent("CSVの取り込みで「選手がわからない」と出ます");
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const NoWords: Story = {
  name: "操作：言葉がなければ、そのまま",
  args: { words: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("mark")).toHaveLength(0);
    await expect(canvasElement).toHaveTextContent("CSVの取り込みで「選手がわからない」と出ます");
  },
};
