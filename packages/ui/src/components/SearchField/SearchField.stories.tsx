import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

const meta = {
  id: "components-search-field",
  title: "部品/検索",
  component: SearchField,
  args: { label: "氏名・よみがなで検索", value: "", onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "空" };
export const Filled: Story = { name: "文字あり", args: { value: "長谷川 ひまり子" } };
export const Dark: Story = { name: "暗い画面", args: { value: "長谷川" }, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  args: { value: "長谷川" },
  globals: { contrast: "forced" },
};

export const Clears: Story = {
  name: "操作：打って消す",
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "氏名・よみがなで検索" });
    await userEvent.type(box, "は");
    await expect(args.onChange).toHaveBeenLastCalledWith("は");
    await userEvent.click(canvas.getByRole("button", { name: "検索の文字を消す" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
  },
};

export const Shortcut: Story = {
  name: "近道のキーつき",
  args: { label: "選手・画面を検索", shortcut: "k" },
};

export const ComesByShortcut: Story = {
  name: "操作：Ctrl+K で来て、Esc で離れる",
  args: { label: "選手・画面を検索", value: "小野寺", shortcut: "k" },
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>("searchbox", { name: "選手・画面を検索" });
    await step("Ctrl+K", async () => {
      await userEvent.keyboard("{Control>}k{/Control}");
      await expect(box).toHaveFocus();
      await expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe("小野寺");
    });
    await step("Esc は離れるだけで、文字は残る", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(box).not.toHaveFocus();
      await expect(box).toHaveValue("小野寺");
    });
    await step("⌘K", async () => {
      await userEvent.keyboard("{Meta>}k{/Meta}");
      await expect(box).toHaveFocus();
    });
  },
};

export const WaitsForComposition: Story = {
  name: "操作：変換中の文字では探さない",
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("searchbox", { name: "氏名・よみがなで検索" });
    await fireEvent.compositionStart(box);
    await fireEvent.change(box, { target: { value: "はせg" } });
    await expect(box).toHaveValue("はせg");
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(box, { target: { value: "長谷川" } });
    await fireEvent.compositionEnd(box);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("長谷川");
    await expect(box).toHaveValue("長谷川");
  },
};

function Held(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SearchField
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next);
        setValue(next);
      }}
    />
  );
}
