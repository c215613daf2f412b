import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { BallActions } from "./BallActions.tsx";
import { BallActionsInHand } from "./BallActionsInHand.tsx";
import { battedBall, fastball } from "./ball.fixtures.ts";
import { ballChanges } from "./ballChanges.fixtures.ts";

const meta = {
  id: "components-ball-actions",
  title: "部品/一球の操作",
  component: BallActions,
  parameters: { visual: { disable: true } },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [() => import("../Menu/MenuSurface.tsx")],
  args: { ball: fastball, mode: "pitching", changes: ballChanges },
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
  args: { changes: { ...ballChanges, busy: new Set([fastball.id]) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: more }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /削除する/ }));
    await expect(args.changes.onDelete).not.toHaveBeenCalled();
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
      await expect(args.changes.onEdit).toHaveBeenCalledWith(fastball, {
        tag_pitch: 3,
        before: { tag_pitch: 1, batting_type: null, batting_result: null, ball: "hard" },
      });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("消すときはたずねない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: more }));
      await userEvent.click(await screen.findByRole("menuitem", { name: /削除する/ }));
      await waitFor(() => expect(args.changes.onDelete).toHaveBeenCalledOnce());
    });
  },
};

export const Draft: Story = {
  name: "操作：選んだまま離れても、次に開けばそこから続く（R2）",
  args: {
    ball: battedBall,
    mode: "batting",
    changes: { ...ballChanges, draft: { id: battedBall.id, chosen: { batting_result: 3 } } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const more = { name: "11/15 14:03の128.2 km/hのその他の操作" };
    await userEvent.click(canvas.getByRole("button", more));
    await userEvent.click(await screen.findByRole("menuitem", { name: "種類・結果を直す" }));
    const dialog = within(await screen.findByRole("dialog", { name: "種類・結果を直す" }));
    await expect(dialog.getByLabelText("結果")).toHaveDisplayValue("ホームラン");
    await userEvent.selectOptions(dialog.getByLabelText("使用球"), "軟式球");
    await expect(args.changes.onDraftChange).toHaveBeenLastCalledWith({
      id: battedBall.id,
      chosen: { batting_result: 3, ball: "rubber" },
    });
    await userEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    await expect(args.changes.onDraftChange).toHaveBeenLastCalledWith(null);
    await expect(args.changes.onEdit).not.toHaveBeenCalled();
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
    await expect(args.changes.onEdit).toHaveBeenLastCalledWith(
      { ...battedBall, ball: "rubber", batting_result: 1 },
      {
        batting_result: 2,
        before: { tag_pitch: null, batting_type: 1, batting_result: 1, ball: "rubber" },
      },
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
