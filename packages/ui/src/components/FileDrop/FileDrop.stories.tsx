import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
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
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "選ぶ前" };

export const Sheet: Story = {
  name: "断ったもの・送っているもの",
  args: {
    maxCount: 5,
    fileErrors: [
      { name: "season_2026_all.csv", reason: "31,482行あります。20,000行までに分けて、もう一度選んでください。" },
    ],
    files: [
      { id: "1", name: "pitching_20261111.csv", bytes: 34_816, state: "ready" },
      { id: "2", name: "打撃記録_11月第1週.csv", bytes: 8.2 * megabyte, state: "sending", sentBytes: 5 * megabyte },
      { id: "3", name: "hittrax_export.csv", bytes: 1.4 * megabyte, state: "sending", sentBytes: null },
      { id: "4", name: "session-1024.csv", bytes: 120_000, state: "done" },
      {
        id: "5",
        name: "青葉台ベースボールクラブ中学部_2026年度秋季_投球と打撃の測定記録_長谷川 ひまり子_最終版(2).csv",
        bytes: 19.8 * megabyte,
        state: "failed",
        reason: "送れませんでした。通信状況を確認して、もう一度お試しください。",
      },
    ],
  },
  render: (args) => (
    <Stack>
      <FileDrop {...args} />
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Sheet, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
