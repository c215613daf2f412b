import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { player } from "../PlayerSearch/playerSearch.fixtures.ts";
import { KanaJump } from "./KanaJump.tsx";

const players = [
  player(1, "青木 空", "あおき そら"),
  player(2, "安藤 空", "あんどう そら"),
  player(3, "後藤 空", "ごとう そら"),
  player(4, "渡部 空", "わたべ そら"),
];

const meta = {
  id: "components-kana-jump",
  title: "部品/五十音で移動",
  component: KanaJump,
  args: { players, onJump: fn() },
} satisfies Meta<typeof KanaJump>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Phone: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Jumps: Story = {
  name: "操作：押した行の、いちばん前の選手へ",
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "あ行" }));
    await expect(args.onJump).toHaveBeenLastCalledWith(players[0]);
    await userEvent.click(canvas.getByRole("button", { name: "か行" }));
    await expect(args.onJump).toHaveBeenLastCalledWith(players[2]);
    await expect(canvas.getByRole("button", { name: "ら行" })).toBeDisabled();
  },
};
