import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { EntryGrid } from "./EntryGrid.tsx";
import { checkMeasure, measured, measureItems, players } from "./entryGrid.fixtures.ts";
import { HeldEntryGrid } from "./HeldEntryGrid.fixtures.tsx";

const meta = {
  id: "components-entry-grid-drawing-actions",
  title: "部品/入力グリッド（描き直し・スマートフォン）",
  component: EntryGrid,
  tags: ["!autodocs"],
  parameters: { visual: { disable: true } },
  render: (args) => <HeldEntryGrid {...args} />,
  args: {
    label: "冬の測定会の入力",
    corner: { label: "選手" },
    rows: players,
    columns: measureItems,
    values: measured,
    checkOf: checkMeasure,
    onChange: fn(),
    phone: { colId: "jump", onColIdChange: fn() },
  },
} satisfies Meta<typeof EntryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DrawsOnlyWhatChanged: Story = {
  name: "操作：60人×8項目でも、変わったマスだけを描き直す",
  args: {
    columns: Array.from({ length: 8 }, (_, index) => ({
      ...(measureItems[index % measureItems.length] ?? { label: "", unit: "", decimals: 0 as const }),
      id: `c${index}`,
    })),
    rows: Array.from({ length: 60 }, (_, index) => ({ id: `r${index}`, label: `選手 ${index + 1}` })),
    values: {},
    checkOf: fn(() => ({ state: "ok" as const })),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const checkOf = args.checkOf as ReturnType<typeof fn>; // The mock above.
    const checked = () => [...new Set(checkOf.mock.calls.map(([row, col]) => `${row} ${col}`))].sort();

    await expect(canvas.getAllByRole("gridcell")).toHaveLength(480);
    await userEvent.tab();
    await step("打っている間は、そのマスだけ", async () => {
      checkOf.mockClear();
      await userEvent.keyboard("16.25");
      await expect(checked()).toEqual(["r0 c0"]);
    });
    await step("渡して動くと、変わった一行を数え、描くのはその二マスだけ", async () => {
      checkOf.mockClear();
      await userEvent.keyboard("{Enter}");
      const row = Array.from({ length: 8 }, (_, index) => `r0 c${index}`);
      await expect(checked()).toEqual([...row, "r1 c0"].sort());
    });
    await step("動くだけなら、前のマスと次のマスだけ", async () => {
      checkOf.mockClear();
      await userEvent.keyboard("{ArrowRight}");
      await expect(checked()).toEqual(["r1 c0", "r1 c1"]);
    });
  },
};

const phone = { viewport: { value: "mobile" } } as const;

export const PhoneByColumn: Story = {
  name: "操作：スマートフォンでは次へで下の選手へ、タブで次の項目へ",
  globals: phone,
  args: {
    rows: players,
    columns: measureItems,
    values: measured,
    checkOf: checkMeasure,
    phone: { colId: "jump", onColIdChange: fn() },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("次へで渡り、下の選手に移る", async () => {
      const field = canvas.getByRole("textbox", { name: "小川 新 立ち幅とび" });
      await expect(field).toHaveAttribute("inputmode", "decimal");
      await userEvent.clear(field);
      await userEvent.type(field, "1780{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "p0", colId: "jump", text: "1780" }]);
      await expect(canvas.getByRole("textbox", { name: "中川 詩 立ち幅とび" })).toHaveFocus();
      await expect(field).toBeInvalid();
    });
    await step("まちがいは、直し始めるとすぐに消える", async () => {
      const field = canvas.getByRole("textbox", { name: "小川 新 立ち幅とび" });
      await userEvent.click(field);
      await userEvent.keyboard("{End}{Backspace}");
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "p0", colId: "jump", text: "178" }]);
    });
    await step(
      "値のある欄は、触れても次へでも全体が選ばれ、打つと置き換わる。もう一度触れると、その位置に打てる",
      async () => {
        const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "大塚 奏太 立ち幅とび" });
        await userEvent.click(field);
        await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
        await userEvent.keyboard("169{Enter}");
        await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "p3", colId: "jump", text: "169" }]);
        const next = canvas.getByRole<HTMLInputElement>("textbox", { name: "武田 ひまり 立ち幅とび" });
        await expect(next).toHaveFocus();
        await expect([next.selectionStart, next.selectionEnd]).toEqual([0, 3]);
        await userEvent.pointer({ keys: "[MouseLeft]", target: next, offset: 2 });
        await expect([next.selectionStart, next.selectionEnd]).toEqual([2, 2]);
      },
    );
    await step("消しても、その欄に居る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "消す" }));
      const field = canvas.getByRole("textbox", { name: "菊地 直輝 立ち幅とび" });
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue("");
      await userEvent.keyboard("1520{Enter}");
    });
    await step("ひと押しで直す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "152 にする" }));
      await expect(canvas.getByRole("textbox", { name: "菊地 直輝 立ち幅とび" })).toHaveValue("152");
      await expect(canvas.getByRole("textbox", { name: "菊地 直輝 立ち幅とび" })).toHaveFocus();
      await expect(canvas.getByRole("button", { name: "立ち幅とび すべて入力済み" })).toBeVisible();
    });
    await step("タブで項目を替える", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "遠投 確認 1" }));
      await expect(canvas.getByRole("textbox", { name: "宮本 悠人 遠投" })).toHaveAccessibleDescription(
        "前回より 19.6 m のびています。測り直すか、値を確かめてください。",
      );
    });
  },
};
