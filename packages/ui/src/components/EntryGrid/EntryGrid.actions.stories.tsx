import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { EntryGrid } from "./EntryGrid.tsx";
import { checkMeasure, measured, measureItems, pastOfMeasure, players } from "./entryGrid.fixtures.ts";
import { HeldEntryGrid } from "./HeldEntryGrid.fixtures.tsx";

const meta = {
  id: "components-entry-grid-actions",
  title: "部品/入力グリッド（操作）",
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
    checkOf: fn(checkMeasure),
    pastOf: pastOfMeasure,
    onChange: fn(),
    onKeep: fn(),
    phone: { colId: "jump", onColIdChange: fn() },
  },
} satisfies Meta<typeof EntryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const cellOf = (canvas: Canvas, player: string, item: number) => {
  const cell = canvas.getByText(player, { selector: "th b" }).closest("tr")?.cells[item + 1];
  if (!cell) throw new Error("マスがありません");
  return cell;
};

export const TypesByKeyboard: Story = {
  name: "操作：打つと上書き、Enter で下へ、Tab で右へ、Esc で取りやめ、F2 で書き直し",
  play: async ({ args, canvas, step, userEvent }) => {
    const field = (name: string) => canvas.getByRole("textbox", { name });

    await step("Tab で表に入り、最初のマスに居る", async () => {
      await userEvent.tab();
      await expect(field("小川 新 50m走（秒）")).toHaveFocus();
    });
    await step("打つと上書きし、Enter で渡して下へ", async () => {
      await userEvent.keyboard("7.9{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "p0", colId: "sprint", text: "7.9" }]);
      await expect(field("中川 詩 50m走（秒）")).toHaveFocus();
    });
    await step("Tab は右、Shift+Tab は左、Shift+Enter は上", async () => {
      await userEvent.keyboard("8.3{Tab}");
      await expect(field("中川 詩 ベースラン（秒）")).toHaveFocus();
      await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
      await expect(field("小川 新 ベースラン（秒）")).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(field("小川 新 50m走（秒）")).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step("Esc で前の値に戻り、何も渡さない", async () => {
      await userEvent.keyboard("99{Escape}");
      await expect(field("小川 新 50m走（秒）")).toHaveValue("7.9");
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step("F2 は値の終わりから書き足す", async () => {
      await userEvent.keyboard("{F2}5{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "p0", colId: "sprint", text: "7.95" }]);
    });
    await step("Ctrl+Home・Ctrl+End・Home・矢印", async () => {
      await userEvent.keyboard("{Control>}{End}{/Control}");
      await expect(field("長谷川 ひまり子 スイング速度（km/h）")).toHaveFocus();
      await userEvent.keyboard("{Home}{ArrowRight}{ArrowUp}");
      await expect(field("新井 晴 ベースラン（秒）")).toHaveFocus();
      await userEvent.keyboard("{Control>}{Home}{/Control}");
      await expect(field("小川 新 50m走（秒）")).toHaveFocus();
    });
    await step("Delete で消え、Ctrl+Z で戻り、Ctrl+Y でまた消える", async () => {
      await userEvent.keyboard("{Delete}");
      await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "p0", colId: "sprint", text: "" }]);
      await userEvent.keyboard("{Control>}z{/Control}");
      await expect(field("小川 新 50m走（秒）")).toHaveValue("7.95");
      await userEvent.keyboard("{Control>}y{/Control}");
      await expect(field("小川 新 50m走（秒）")).toHaveValue("");
    });
    await step("Esc のあとの Tab は表の外へ出る", async () => {
      await userEvent.keyboard("{Escape}");
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "次の「直す・確認」へ" })).toHaveFocus();
    });
  },
};

export const KeepsComposition: Story = {
  name: "操作：日本語入力の変換を決める Enter では動かない",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole("textbox", { name: "小川 新 50m走（秒）" });
    await userEvent.keyboard("8");
    for (const late of [{ isComposing: true }, { keyCode: 229 }]) {
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...late }));
    }
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("8");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith([{ rowId: "p0", colId: "sprint", text: "8" }]);
  },
};

export const Pastes: Story = {
  name: "操作：Excel から貼り付け、はみ出しを伝え、一度で取り消す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("一回で渡り、数を伝える", async () => {
      await userEvent.click(cellOf(canvas, "新井 晴", 4));
      await userEvent.paste("11.1\t60.0\t1\r\n12.2\t61.0\t2\r\n13.3\t62.0\t3\r\n");
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith([
        { rowId: "p8", colId: "grip", text: "11.1" },
        { rowId: "p8", colId: "swing", text: "60.0" },
        { rowId: "p9", colId: "grip", text: "12.2" },
        { rowId: "p9", colId: "swing", text: "61.0" },
      ]);
      await expect(canvas.getByText("4マスを貼り付けました。表からはみ出した5マスは貼り付けていません")).toBeVisible();
    });
    await step("取り消すと、前の値に戻ってマスに居る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "取り消す" }));
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { rowId: "p8", colId: "grip", text: "" },
        { rowId: "p8", colId: "swing", text: "" },
        { rowId: "p9", colId: "grip", text: "" },
        { rowId: "p9", colId: "swing", text: "" },
      ]);
      await expect(canvas.getByText("4マスを元に戻しました")).toBeVisible();
      await expect(canvas.getByRole("textbox", { name: "新井 晴 握力（右）（kg）" })).toHaveFocus();
    });
  },
};

export const SelectsBlock: Story = {
  name: "操作：Shift+矢印かドラッグで選び、コピー・消す・満たす",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("Shift+矢印で広げてコピーする", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
      await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(4);
      const copied = await userEvent.copy();
      await expect(copied?.getData("text/plain")).toBe("8.1\t17.2\n8.4\t17.9");
    });
    await step("ドラッグで選び、Delete で消し、戻す", async () => {
      await userEvent.pointer([
        { keys: "[MouseLeft>]", target: cellOf(canvas, "大塚 奏太", 2) },
        { target: cellOf(canvas, "武田 ひまり", 3) },
        { keys: "[/MouseLeft]" },
      ]);
      await expect(canvas.getAllByRole("gridcell", { selected: true })).toHaveLength(4);
      await userEvent.keyboard("{Delete}");
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { rowId: "p3", colId: "throw", text: "" },
        { rowId: "p3", colId: "jump", text: "" },
        { rowId: "p4", colId: "throw", text: "" },
        { rowId: "p4", colId: "jump", text: "" },
      ]);
      await expect(canvas.getByText("4マスを消しました")).toBeVisible();
      await userEvent.keyboard("{Control>}z{/Control}");
      await expect(cellOf(canvas, "武田 ひまり", 3)).toHaveTextContent("158");
    });
    await step("Shift+クリックで選び、ひとつの値で満たす", async () => {
      await userEvent.click(cellOf(canvas, "宮本 悠人", 5));
      await userEvent.keyboard("{Shift>}");
      await userEvent.click(cellOf(canvas, "菊地 直輝", 5));
      await userEvent.keyboard("{/Shift}");
      await userEvent.paste("70.0");
      await expect(args.onChange).toHaveBeenLastCalledWith([
        { rowId: "p5", colId: "swing", text: "70.0" },
        { rowId: "p6", colId: "swing", text: "70.0" },
      ]);
    });
  },
};

export const FixesInOnePress: Story = {
  name: "操作：直す・確認を順に回り、ひと押しで直す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("打ったばかりのまちがいは、次のマスに居ても直せる", async () => {
      await userEvent.click(cellOf(canvas, "平野 陸斗", 3));
      await userEvent.keyboard("1810{Enter}");
      await expect(canvas.getByRole("textbox", { name: "大塚 奏太 立ち幅とび（cm）" })).toHaveFocus();
      await userEvent.click(canvas.getByRole("button", { name: "181 にする" }));
      await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "p2", colId: "jump", text: "181" }]);
      await expect(canvas.getByRole("textbox", { name: "大塚 奏太 立ち幅とび（cm）" })).toHaveFocus();
    });
    await step("次を打っている途中で前の値を直しても、打ちかけは消えない", async () => {
      await userEvent.keyboard("1680{Enter}15");
      await userEvent.click(canvas.getByRole("button", { name: "168 にする" }));
      const typing = canvas.getByRole("textbox", { name: "武田 ひまり 立ち幅とび（cm）" });
      await expect(typing).toHaveFocus();
      await expect(typing).toHaveValue("15");
      await userEvent.keyboard("8{Tab}");
      await expect(cellOf(canvas, "武田 ひまり", 3)).toHaveTextContent("158");
      await expect(cellOf(canvas, "大塚 奏太", 3)).toHaveTextContent("168");
    });
    await step("確認の値は残したまま、この値でよいと言える", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "次の「直す・確認」へ" }));
      const asked = canvas.getByRole("textbox", { name: "宮本 悠人 遠投（m）" });
      await expect(asked).toHaveFocus();
      await expect(asked).toHaveAccessibleDescription(
        "確認 前回より 19.6 m のびています。測り直すか、値を確かめてください。",
      );
      await userEvent.click(canvas.getByRole("button", { name: "この値でよい" }));
      await expect(args.onKeep).toHaveBeenCalledWith({ rowId: "p5", colId: "throw" });
    });
    await step("次へ回り、Alt+Enter で直し案を使う", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "次の「直す・確認」へ" }));
      await expect(canvas.getByRole("textbox", { name: "菊地 直輝 立ち幅とび（cm）" })).toBeInvalid();
      await userEvent.keyboard("{Alt>}{Enter}{/Alt}");
      await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "p6", colId: "jump", text: "152" }]);
      await waitFor(() => expect(canvas.queryByRole("button", { name: "152 にする" })).toBeNull());
    });
    await step("全角の数字は半角にする", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "次の「直す・確認」へ" }));
      await userEvent.click(canvas.getByRole("button", { name: "9.9 にする" }));
      await expect(args.onChange).toHaveBeenLastCalledWith([{ rowId: "p9", colId: "sprint", text: "9.9" }]);
      await expect(canvas.queryByText(/^直す \d/)).toBeNull();
    });
  },
};
