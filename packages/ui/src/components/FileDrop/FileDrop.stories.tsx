import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { FileDrop } from "./FileDrop.tsx";

const megabyte = 1024 * 1024;

const meta = {
  id: "components-file-drop",
  title: "部品/ファイルの受け取り",
  component: FileDrop,
  args: {
    label: "取り込むファイル",
    hint: "CSV・TSV　20,000行・20MBまで　UTF-8／Shift_JIS",
    accept: [".csv", ".tsv"],
    maxBytes: 20 * megabyte,
    onChoose: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "選ぶ前" };

export const Sheet: Story = {
  name: "断ったもの",
  args: {
    fileErrors: [
      { name: "season_2026_all.csv", reason: "31,482行あります。20,000行までに分けて、もう一度選んでください。" },
    ],
  },
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Sheet, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
