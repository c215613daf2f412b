import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { EntryGrid } from "./EntryGrid.tsx";
import {
  checkMeasure,
  checkMember,
  measured,
  measureItems,
  memberColumns,
  memberRows,
  members,
  players,
} from "./entryGrid.fixtures.ts";
import { HeldEntryGrid } from "./HeldEntryGrid.fixtures.tsx";

const meta = {
  id: "components-entry-grid-members-actions",
  title: "部品/入力グリッド（選択・行・スマートフォン）",
  component: EntryGrid,
  tags: ["!autodocs"],
  parameters: { visual: { disable: true } },
  render: (args) => <HeldEntryGrid {...args} />,
  args: {
    label: "追加するメンバー",
    corner: { label: "行" },
    rowLook: "number",
    rows: memberRows,
    columns: memberColumns,
    values: members,
    checkOf: checkMember,
    onChange: fn(),
    onRemove: fn(),
    phone: { by: "row" },
  },
} satisfies Meta<typeof EntryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  name: "操作：選択の列は言葉で貼り付け、選び、言葉でコピーする",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("Excel の言葉のまま貼り付けられる", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}");
      await expect(canvas.getByRole("combobox", { name: "4行目 学年" })).toHaveFocus();
      await expect(canvas.getByRole("combobox", { name: "4行目 学年" })).toHaveDisplayValue("中学2年");
      await userEvent.paste("中2\t女");
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { rowId: "m4", colId: "grade", text: "j2" },
        { rowId: "m4", colId: "gender", text: "F" },
      ]);
    });
    await step("選ぶと渡り、矢印はマスを動く", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "4行目 学年" }), "高1");
      await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "m4", colId: "grade", text: "h1" }]);
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("combobox", { name: "5行目 学年" })).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step("コピーは値ではなく言葉", async () => {
      const copied = new DataTransfer();
      canvas
        .getByRole("combobox", { name: "5行目 学年" })
        .dispatchEvent(new ClipboardEvent("copy", { bubbles: true, cancelable: true, clipboardData: copied }));
      await expect(copied.getData("text/plain")).toBe("小6");
    });
  },
};

export const Removes: Story = {
  name: "操作：行を外す（マウスとキーボード）",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("右端のボタンまで矢印で行き、Enter で外す", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{End}{ArrowRight}");
      await expect(canvas.getByRole("button", { name: "2行目を外す" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onRemove).toHaveBeenLastCalledWith("m2");
      await expect(canvas.getByRole("button", { name: "3行目を外す" })).toHaveFocus();
    });
    await step("最後の行を外すと、ひとつ上へ", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "5行目を外す" }));
      await expect(args.onRemove).toHaveBeenLastCalledWith("m5");
      await expect(canvas.getByRole("button", { name: "4行目を外す" })).toHaveFocus();
    });
  },
};

export const DrawsOnlyWhatChanged: Story = {
  name: "操作：60人×8項目でも、変わったマスだけを描き直す",
  args: {
    rowLook: "person",
    onRemove: undefined,
    columns: Array.from({ length: 8 }, (_, index) => ({
      ...(measureItems[index % measureItems.length] ?? { label: "", kind: "text" as const }),
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
    rowLook: "person",
    rows: players,
    columns: measureItems,
    values: measured,
    checkOf: checkMeasure,
    onRemove: undefined,
    phone: { by: "column", colId: "jump", onColIdChange: fn() },
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
      await expect(canvas.getByRole("tab", { name: "立ち幅とび すべて入力済み" })).toBeVisible();
    });
    await step("タブで項目を替える", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: "遠投 確認 1" }));
      await expect(canvas.getByRole("textbox", { name: "宮本 悠人 遠投" })).toHaveAccessibleDescription(
        "前回より 19.6 m のびています。測り直すか、値を確かめてください。",
      );
    });
  },
};

export const PhoneByRow: Story = {
  name: "操作：スマートフォンでは一行ずつ直し、外す",
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "5行目 名" }), "陽斗");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "m5", colId: "first", text: "陽斗" }]);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "5行目 性別" }), "男");
    await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "m5", colId: "gender", text: "M" }]);
    await userEvent.click(canvas.getByRole("button", { name: "4行目を外す" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith("m4");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};
