import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { BallActions } from "./BallActions.tsx";
import { BallActionsInHand } from "./BallActionsInHand.tsx";
import { battedBall, fastball } from "./ball.fixtures.ts";

const meta = {
  id: "components-ball-actions",
  title: "部品/一球の操作",
  component: BallActions,
  parameters: { visual: { disable: true } },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [() => import("../Menu/MenuSurface.tsx")],
  args: { ball: fastball, mode: "pitching", onEdit: fn(async () => {}), onDelete: fn() },
  render: (args) => <BallActionsInHand {...args} />,
} satisfies Meta<typeof BallActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const more = "11/15 14:03の136.4 km/hのその他の操作";

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { disable: false, viewports: ["desktop"] } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Busy: Story = {
  name: "送信中",
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: more }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /削除する/ }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
  },
};

export const EditPitch: Story = {
  name: "操作：球種を直し、次のメニューから消す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("変えたところだけを送る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: more }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "球種を直す" }));
      const dialog = within(await screen.findByRole("dialog", { name: "球種を直す" }));
      await expect(dialog.getByText("いまの記録：ストレート・硬式球")).toBeVisible();
      await userEvent.selectOptions(dialog.getByLabelText("球種"), "スライダー");
      await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
      await expect(args.onEdit).toHaveBeenCalledWith({
        tag_pitch: 3,
        before: { tag_pitch: 1, batting_type: null, batting_result: null, ball: "hard" },
      });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("消すときはたずねない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: more }));
      await userEvent.click(await screen.findByRole("menuitem", { name: /削除する/ }));
      await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    });
  },
};

export const Conflict: Story = {
  name: "操作：先に直されていたら、選んだものを残していまの記録を見せる（R4）",
  args: { ball: battedBall, mode: "batting" },
  render: (args) => <BallActionsInHand {...args} meanwhile={{ ball: "rubber", batting_result: 1 }} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "11/15 14:03の128.2 km/hのその他の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "種類・結果を直す" }));
    const dialog = within(await screen.findByRole("dialog", { name: "種類・結果を直す" }));
    await userEvent.selectOptions(dialog.getByLabelText("結果"), "ヒット");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(await dialog.findByText("いまの記録：ティー・アウト・軟式球")).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveTextContent("ほかの人が先に直しました。");
    await expect(dialog.getByLabelText("結果")).toHaveDisplayValue("ヒット");
    await expect(dialog.getByLabelText("使用球")).toHaveDisplayValue("軟式球");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      batting_result: 2,
      before: { tag_pitch: null, batting_type: 1, batting_result: 1, ball: "rubber" },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
