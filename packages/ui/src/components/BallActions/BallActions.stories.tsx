import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { BallActionsHarness } from "./BallActions.harness.tsx";
import { BallActions } from "./BallActions.tsx";
import { battedBall, correctedFastball, fastball } from "./ball.fixtures.ts";
import { ballChanges } from "./ballChanges.fixtures.ts";

import { inTurn } from "./inTurn.fixtures.ts";

const meta = {
  id: "components-ball-actions",
  title: "部品/一球の操作",
  component: BallActions,
  parameters: { visual: { disable: true } },
  // Loaded in advance, so that the test does not wait for the import.
  loaders: [() => import("../Menu/MenuSurface.tsx"), () => import("./BallEditDialog.tsx")],
  args: { ball: fastball, changes: ballChanges },
  render: (args) => <BallActionsHarness {...args} />,
} satisfies Meta<typeof BallActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = {
  tag_pitch: 1,
  batting_type: null,
  batting_result: null,
  ball: "hard",
  speed: 136.4,
  angle: null,
  distance: null,
};
const edit = "11/15 14:03の136.4 km/hを直す";
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
    await userEvent.click(canvas.getByRole("button", { name: edit }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: more }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /削除する/ }));
    await expect(args.changes.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
  },
};

export const EditPitch: Story = {
  name: "操作：球種を直し、メニューから消す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("変えたところだけを送る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: edit }));
      const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
      await expect(dialog.getByText("いまの記録：136.4 km/h・ストレート・硬式球")).toBeVisible();
      await userEvent.selectOptions(dialog.getByLabelText("球種"), "スライダー");
      await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
      await expect(args.changes.onEdit).toHaveBeenCalledWith(fastball, {
        tag_pitch: 3,
        before: seen,
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
    changes: { ...ballChanges, draft: { id: battedBall.id, chosen: { batting_result: 3 } } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "11/15 14:03の128.2 km/hを直す" }));
    const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
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

export const OwnBalls: Story = {
  name: "操作：使用球は、チームの競技のものと、いまの値から選ぶ",
  args: { changes: { ...ballChanges, balls: ["soft"] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: edit }));
    const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
    const options = within(dialog.getByLabelText("使用球")).getAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual(["硬式球", "ソフトボール", "未設定"]);
    await userEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
  },
};

export const Conflict: Story = {
  name: "操作：先に直されていたら、選んだものを残していまの記録を見せる（R4）",
  args: { ball: battedBall },
  render: (args) => <BallActionsHarness {...args} meanwhile={{ ball: "rubber", batting_result: 1 }} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "11/15 14:03の128.2 km/hを直す" }));
    const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
    await userEvent.selectOptions(dialog.getByLabelText("結果"), "ヒット");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(
      await dialog.findByText("いまの記録：128.2 km/h・18.4°・84.0 m・ティー・アウト・軟式球"),
    ).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveTextContent("ほかの人が先に直しました。");
    await expect(dialog.getByLabelText("結果")).toHaveDisplayValue("ヒット");
    await expect(dialog.getByLabelText("使用球")).toHaveDisplayValue("軟式球");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(args.changes.onEdit).toHaveBeenLastCalledWith(
      { ...battedBall, ball: "rubber", batting_result: 1 },
      {
        batting_result: 2,
        before: {
          ...seen,
          ...{
            tag_pitch: null,
            batting_type: 1,
            batting_result: 1,
            ball: "rubber",
            speed: 128.2,
            angle: 18.4,
            distance: 84,
          },
        },
      },
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const CorrectsSpeed: Story = {
  name: "操作：球速を直す。ありえない速さは、欄の下で断る",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: edit }));
    const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
    const speed = dialog.getByRole("textbox", { name: /^球速/ });
    await expect(speed).toHaveValue("136.4");
    for (const [typed, error] of [
      ["236.4", "0〜180の範囲で入力してください"],
      ["はやい", "数字だけで入力してください"],
      [" ", "速度を入力してください"],
    ] as const) {
      await userEvent.clear(speed);
      await userEvent.type(speed, typed);
      await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
      await expect(speed).toHaveAccessibleDescription(expect.stringContaining(error));
    }
    await expect(args.changes.onEdit).not.toHaveBeenCalled();
    await userEvent.clear(speed);
    await userEvent.type(speed, "１２６．４");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(args.changes.onDraftChange).toHaveBeenCalledWith({ id: fastball.id, chosen: { speed: 126.4 } });
    await expect(args.changes.onEdit).toHaveBeenCalledWith(fastball, { speed: 126.4, before: seen });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const TooFar: Story = {
  name: "操作：届かない飛距離は、速さを直したときも欄の下で断る",
  args: { ball: battedBall },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "11/15 14:03の128.2 km/hを直す" }));
    const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
    const speed = dialog.getByRole("textbox", { name: /^打球速度/ });
    const distance = dialog.getByRole("textbox", { name: "飛距離" });
    await userEvent.clear(speed);
    await userEvent.type(speed, "80{Enter}");
    await expect(distance).toHaveAccessibleDescription(
      expect.stringContaining("この速さと角度では届かない飛距離です。"),
    );
    await expect(args.changes.onEdit).not.toHaveBeenCalled();
    await userEvent.clear(distance);
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(args.changes.onEdit).toHaveBeenCalledWith(
      battedBall,
      expect.objectContaining({ speed: 80, distance: null }),
    );
  },
};

export const Original: Story = {
  name: "操作：元の値と、だれがいつ直したかが見え、元にもどせる",
  args: { ball: correctedFastball },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "11/15 14:03の126.4 km/hを直す" }));
    const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
    await expect(dialog.getByText("元の値 136.4 km/h（田中 誠が11/15 18:05に訂正）")).toBeVisible();
    const speed = dialog.getByRole("textbox", { name: /^球速/ });
    await userEvent.clear(speed);
    await userEvent.type(speed, "はやい");
    const restore = dialog.getByRole("button", { name: "球速を元にもどす" });
    await userEvent.click(restore);
    await expect(dialog.getByRole("textbox", { name: /^球速/ })).toHaveValue("136.4");
    await expect(restore).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(args.changes.onEdit).toHaveBeenCalledWith(
      correctedFastball,
      expect.objectContaining({ speed: 136.4, before: { ...seen, speed: 126.4 } }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const OriginalOnPhone: Story = {
  name: "スマートフォン：元の値のある記録を直す",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { disable: false, viewports: ["mobile"] } },
  args: { ball: correctedFastball },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "11/15 14:03の126.4 km/hを直す" }));
    const restore = await screen.findByRole("button", { name: "球速を元にもどす" });
    await expect(restore.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Retries: Story = {
  name: "操作：保存できなくても入力は残り、もう一度保存できる",
  args: {
    changes: {
      ...ballChanges,
      onEdit: fn(
        inTurn(
          () => Promise.reject<void>(new Failure("unavailable")),
          async () => {},
        ),
      ),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: edit }));
    const dialog = within(await screen.findByRole("dialog", { name: "記録を直す" }));
    const speed = dialog.getByRole("textbox", { name: /^球速/ });
    await userEvent.clear(speed);
    await userEvent.type(speed, "126.4");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await expect(speed).toHaveValue("126.4");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.changes.onEdit).toHaveBeenCalledTimes(2);
  },
};
