import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { BallMoveDialog } from "./BallMoveDialog.tsx";
import { correctedFastball, fastball } from "./ball.fixtures.ts";
import { ballChanges } from "./ballChanges.fixtures.ts";

import { inTurn } from "./inTurn.fixtures.ts";

const meta = {
  id: "components-ball-move-dialog",
  title: "部品/一球を別の選手に移す",
  component: BallMoveDialog,
  parameters: { visual: { disable: true } },
  args: { ball: fastball, which: "11/15 14:03の136.4 km/h", changes: ballChanges, onClose: fn() },
} satisfies Meta<typeof BallMoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole("dialog", { name: "別の選手に移す" }));
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

async function chooseOno(userEvent: User) {
  const dialog = await opened();
  await userEvent.type(dialog.getByRole("combobox", { name: /^移す先の選手/ }), "おおの");
  await userEvent.click(await screen.findByRole("option", { name: /大野 葵/ }));
  return dialog;
}

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { disable: false, viewports: ["mobile"] } },
  play: async () => {
    await expect((await opened()).getByRole("radio", { name: "この日の4球すべて" })).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };

export const Moves: Story = {
  name: "操作：この球から後を、正しい選手に移す",
  play: async ({ args, step, userEvent }) => {
    await step("選手を選ばずに押すと、欄の下で伝える", async () => {
      const dialog = await opened();
      await userEvent.click(dialog.getByRole("button", { name: "移す" }));
      await expect(dialog.getByRole("combobox", { name: /^移す先の選手/ })).toHaveAccessibleDescription(
        expect.stringContaining("移す先の選手を選んでください"),
      );
      await expect(args.changes.onMove).not.toHaveBeenCalled();
    });
    await step("選んで移す。選びかけは残る（R2）", async () => {
      const dialog = await chooseOno(userEvent);
      await userEvent.click(dialog.getByRole("radio", { name: "この球から後の3球" }));
      await expect(args.changes.onDraftChange).toHaveBeenLastCalledWith({
        id: fastball.id,
        move: { to: 2, scope: "after" },
      });
      await userEvent.click(dialog.getByRole("button", { name: "移す" }));
      await expect(args.changes.onMove).toHaveBeenCalledWith(fastball, {
        ids: [8801, 8802, 8803],
        from: fastball.member_id,
        to: 2,
      });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.changes.onDraftChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Original: Story = {
  name: "操作：もとの選手が見え、その選手にもどせる",
  args: { ball: correctedFastball, changes: { ...ballChanges, readDay: fn(async ({ id }) => [id]) } },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(dialog.getByText("もとは清水 翔太の記録（田中 誠が11/15 18:05に移動）")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "移す先の選手を元にもどす" }));
    await waitFor(() => expect(dialog.getByRole("combobox")).toHaveValue("清水 翔太"));
    await expect(dialog.queryByRole("radio")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "移す" }));
    await expect(args.changes.onMove).toHaveBeenCalledWith(correctedFastball, { ids: [8801], from: 201, to: 5 });
  },
};

export const Draft: Story = {
  name: "操作：選びかけの続きから。先に変えられていたら、数え直して移せる（R4）",
  args: {
    changes: {
      ...ballChanges,
      draft: { id: fastball.id, move: { to: 2, scope: "day" } },
      readDay: fn(
        inTurn(
          async () => [8800, 8801, 8802],
          async () => [8801, 8802],
        ),
      ),
      onMove: fn(
        inTurn(
          () => Promise.reject<void>(new Failure("conflict")),
          async () => {},
        ),
      ),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole("radio", { name: "この日の3球すべて", checked: true }));
    await userEvent.click(dialog.getByRole("button", { name: "移す" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "ほかの人が先に変えたため、ひとつも移していません。",
    );
    await dialog.findByRole("radio", { name: "この日の2球すべて", checked: true });
    await userEvent.click(dialog.getByRole("button", { name: "移す" }));
    await expect(args.changes.onMove).toHaveBeenLastCalledWith(fastball, { ids: [8801, 8802], from: 201, to: 2 });
  },
};

export const Uncounted: Story = {
  name: "操作：この日の球を読み込めなくても一球は移せて、読み直せる",
  args: {
    changes: {
      ...ballChanges,
      readDay: fn(
        inTurn(
          () => Promise.reject<number[]>(new Failure("unavailable")),
          async () => [8801, 8802],
        ),
      ),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await chooseOno(userEvent);
    await expect(dialog.getByRole("alert")).toHaveTextContent("この日のほかの球を読み込めませんでした。");
    await userEvent.click(dialog.getByRole("button", { name: "もう一度読み込む" }));
    await dialog.findByRole("radio", { name: "この日の2球すべて" });
    await userEvent.click(dialog.getByRole("button", { name: "移す" }));
    await expect(args.changes.onMove).toHaveBeenCalledWith(fastball, { ids: [8801], from: 201, to: 2 });
  },
};
