import { goalCellAt } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { stored } from "../NineGrid/goalSheet.fixtures.ts";
import { GoalSheetEditor } from "./GoalSheetEditor.tsx";

const meta = {
  id: "components-goal-sheet-editor",
  title: "部品/9マス目標を書く",
  component: GoalSheetEditor,
  args: { stored, onSave: fn(), isBusy: false, mistakes: new Map(), today: "2026-11-20" },
} satisfies Meta<typeof GoalSheetEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = { name: "81マス" };
export const Phone: Story = { name: "スマートフォンでは9マスずつ", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mistaken: Story = {
  name: "直すマスがある",
  args: { mistakes: new Map([[41, "30文字以内で入力してください"]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "直すマスがあります。目標4の行動1 30文字以内で入力してください",
    );
  },
};

export const Keyboard: Story = {
  name: "操作：矢印キーで動き、Enterで書き、保存する",
  play: async ({ args, canvas, step, userEvent }) => {
    const cellOf = (name: string) => within(canvas.getByRole("grid")).getAllByRole("button", { name })[0];
    await userEvent.tab();
    await expect(cellOf("まん中の目標：強い打球をセンターへ")).toHaveFocus();
    await step("隣の9マスへ続く", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName("目標5の行動4：未記入"));
    });
    await step("開いて書く", async () => {
      await userEvent.keyboard("{Enter}");
      const box = await screen.findByRole("textbox", { name: "書くこと" });
      await waitFor(() => expect(box).toHaveFocus());
      await userEvent.keyboard("初球を必ず振る");
      await userEvent.click(screen.getByRole("button", { name: "マスに入れる" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(document.activeElement).toHaveAccessibleName("目標5の行動4：初球を必ず振る");
    });
    await expect(canvas.getByRole("status")).toHaveTextContent("まだ保存していない変更があります。");
    await userEvent.click(canvas.getByRole("button", { name: "9マス目標を保存する" }));
    const [sheet] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] as Parameters<typeof args.onSave>;
    await expect(goalCellAt(sheet, 54)).toEqual({ text: "初球を必ず振る", tie: null, done_on: null });
  },
};
export const Ties: Story = {
  name: "操作：測定に結び付ける。値がなければ進まない",
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(
      within(canvas.getByRole("grid")).getAllByRole("button", { name: "目標7：体幹" })[0] as HTMLElement,
    );
    const dialog = within(await screen.findByRole("dialog", { name: "目標7" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "測定との結び付け" }), "立ち幅とび（cm）");
    await step("値がない", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "マスに入れる" }));
      await expect(await dialog.findByText("目標の値を入力してください")).toBeVisible();
    });
    await userEvent.type(dialog.getByRole("textbox", { name: "目標の値" }), "２１０");
    await userEvent.click(dialog.getByRole("button", { name: "マスに入れる" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "9マス目標を保存する" }));
    const [sheet] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] as Parameters<typeof args.onSave>;
    await expect(sheet.goals[6]).toMatchObject({ text: "体幹", tie: { kind: null, item_id: 4, value: 210 } });
  },
};
export const Reached: Story = {
  name: "操作：測定で届いたマスには、その日と値が出る",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const reached = within(canvas.getByRole("grid")).getByRole("button", {
      name: "目標1の行動2：50m走 7.5秒、11/15 にできた",
    });
    await userEvent.click(reached);
    await expect(await screen.findByText("11/15 の測定で 7.4 秒。届きました。")).toBeVisible();
  },
};
export const OnPhone: Story = {
  name: "操作：スマートフォンで、書くところを選ぶ",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const grid = within(canvas.getByRole("grid"));
    await expect(grid.getAllByRole("button")).toHaveLength(9);
    await userEvent.click(canvas.getByRole("button", { name: "目標4：低めを打つ", pressed: false }));
    await expect(grid.getByRole("button", { name: "目標4の行動1：ティーを低めに置く" })).toBeVisible();
    await expect(grid.getAllByRole("button")).toHaveLength(9);
  },
};
