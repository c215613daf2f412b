import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { NoteStamps } from "./NoteStamps.tsx";

const meta = {
  id: "components-note-stamps",
  title: "部品/ノートのスタンプ",
  component: NoteStamps,
  args: { value: "keep_going", onStamp: fn(), withKeys: true },
} satisfies Meta<typeof NoteStamps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "送ったものと、数字キー",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "ナイス！1",
      "見たよ2",
      "その調子3",
      "次はここ4",
      "質問5",
      "休もう6",
      "話そう7",
      "100点8",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "見たよ" }));
    await userEvent.click(canvas.getByRole("button", { name: "その調子", pressed: true }));
    await expect(args.onStamp.mock.calls).toEqual([["seen"], [null]]);
  },
};
export const Dark: Story = { name: "暗い画面", parameters: { visual: { disable: true } }, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  parameters: { visual: { disable: true } },
  args: { withKeys: false },
  globals: { contrast: "forced" },
};
