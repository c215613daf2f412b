import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { EvaluationSettingHarness } from "./EvaluationSetting.harness.tsx";
import { EvaluationSettingScreen } from "./EvaluationSettingScreen.tsx";
import { goals, items } from "./evaluationSetting.fixtures.ts";
import { wholePage } from "./evaluationSettingArgs.fixtures.ts";

const meta = {
  id: "screens-evaluation-setting-items",
  title: "画面/各種設定/測定項目と目標",
  component: EvaluationSettingScreen,
  render: (args) => <EvaluationSettingHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: wholePage,
} satisfies Meta<typeof EvaluationSettingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole("textbox", { name });
const dialog = () => within(screen.getByRole("dialog"));
const grid = () => within(screen.getByRole("region", { name: "学年ごとの目標" }));
const save = () => grid().getByRole("button", { name: "保存する" });

export const Items: Story = {
  name: "操作：測定項目を追加し、並べ替え、使わないことにし、もう一度使う",
  play: async ({ args, userEvent, step }) => {
    await step("並べ替え。端では動かない", async () => {
      await expect(screen.getByRole("button", { name: "50m走を上へ" })).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(screen.getByRole("button", { name: "50m走を下へ" }));
      await expect(args.item.onOrder).toHaveBeenLastCalledWith([2, 1, 3, 4, 5, 6, 7, 8]);
      await expect(screen.getByText("50m走を2番目にしました")).toBeInTheDocument();
    });
    await step("追加。よくない欄から直す", async () => {
      await userEvent.click(screen.getByRole("button", { name: "項目を追加" }));
      await screen.findByRole("dialog");
      await userEvent.type(box("単位"), "回");
      await userEvent.click(screen.getByRole("button", { name: "追加する" }));
      await expect(box("項目名")).toHaveFocus();
      await expect(box("項目名")).toHaveAccessibleDescription(/項目名を入力してください/);
      await userEvent.type(box("項目名"), "腕立て伏せ");
      await userEvent.type(box("受けつける上限"), "200");
      await userEvent.click(screen.getByRole("button", { name: "追加する" }));
      await expect(args.item.onSave).toHaveBeenLastCalledWith(
        { name: "腕立て伏せ", unit: "回", better: "higher", lowest: null, highest: 200, decimals: 1 },
        null,
      );
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("変更と、使わないこと", async () => {
      await userEvent.click(screen.getByRole("button", { name: "遠投を変更" }));
      await userEvent.type(box("項目名"), "（助走あり）");
      await userEvent.click(dialog().getByRole("button", { name: "保存する" }));
      await expect(args.item.onSave).toHaveBeenLastCalledWith(
        { name: "遠投（助走あり）", unit: "m", better: "higher", lowest: 3, highest: 130, decimals: 1 },
        items[2],
      );
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await userEvent.click(screen.getByRole("button", { name: "遠投を変更" }));
      await userEvent.click(screen.getByRole("button", { name: "この項目を使わない" }));
      await expect(args.item.onArchive).toHaveBeenLastCalledWith(3);
    });
    await step("もう一度使う", async () => {
      await userEvent.click(screen.getByText("使わない項目（1）"));
      await userEvent.click(screen.getByRole("button", { name: "メディシンボール投げをもう一度使う" }));
      await expect(args.item.onReinstate).toHaveBeenLastCalledWith(9);
    });
  },
};

export const ItemClash: Story = {
  name: "操作：R4 測定項目でも、先に保存した人の内容と選べる",
  args: {
    item: {
      ...wholePage.item,
      onSave: fn(async (values, over) =>
        over?.version === 1
          ? { outcome: "stale" as const, stored: { ...over, name: "短距離走", version: 2 } }
          : {
              outcome: "saved" as const,
              stored: { ...over, ...values, id: 1, preset: null, archived: false, version: 3 },
            },
      ),
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "50m走を変更" }));
    await screen.findByRole("dialog");
    await userEvent.type(box("項目名"), "（土）");
    await userEvent.click(dialog().getByRole("button", { name: "保存する" }));
    const choice = within(await screen.findByRole("dialog", { name: "ほかの人が先に保存しました" }));
    await userEvent.click(choice.getByRole("button", { name: "選んだ内容で保存する" }));
    await waitFor(() =>
      expect(args.item.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: "50m走（土）" }),
        expect.objectContaining({ version: 2 }),
      ),
    );
  },
};

export const Goals: Story = {
  name: "操作：学年ごとの目標を打ち、まとめて保存する。よくないマスがあれば送らない",
  play: async ({ args, userEvent }) => {
    await screen.findByRole("grid", { name: "学年ごとの目標" });
    const cell = (row: number, column: number) => {
      const found = grid().getByRole("grid").querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
      if (!found) throw new Error("no such cell");
      return found;
    };
    await userEvent.click(cell(0, 3));
    await userEvent.keyboard("90{Enter}");
    await userEvent.click(save());
    await expect(grid().getByText("赤いマスを直してから保存してください。")).toBeVisible();
    await expect(args.goal.onSave).not.toHaveBeenCalled();
    await userEvent.click(cell(0, 3));
    await userEvent.keyboard("９．４{Enter}");
    await userEvent.click(save());
    await expect(args.goal.onSave).toHaveBeenLastCalledWith({
      goals: [...goals.goals, { kind: null, item_id: 1, grade: "e1", value: 9.4 }],
      version: 2,
    });
  },
};
