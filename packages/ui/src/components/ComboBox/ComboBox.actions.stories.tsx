import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { FilterSheet } from "../FilterSheet/FilterSheet.tsx";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";
import { columns, manyPeople, people } from "./comboBox.fixtures.ts";
import type { ComboBoxOption } from "./comboBoxOption.ts";

type Props = ComboBoxProps<ComboBoxOption>;

const meta = {
  id: "components-combo-box-actions",
  title: "部品/コンボボックス（操作）",
  component: ComboBox<ComboBoxOption>,
  args: { label: "選手", options: people, value: null, onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ComboBox<ComboBoxOption>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ value, onChange, ...rest }: Props) {
  const [chosen, setChosen] = useState(value);
  return (
    <ComboBox
      {...rest}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onChange(id);
      }}
    />
  );
}

const page = () => within(document.body);
const names = () =>
  page()
    .getAllByRole("option")
    .map((option) => option.textContent);

/** Rows cannot be pressed while the list scrolls to the selected one. */
const press = (userEvent: { click: (element: Element) => Promise<void> }, name: RegExp) =>
  waitFor(() => userEvent.click(page().getByRole("option", { name })));

export const Searches: Story = {
  name: "操作：漢字・かな・ローマ字で探す",
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "選手" });
    for (const [typed, found] of [
      ["野寺", ["小野寺 結衣おのでら ゆい", "小野寺 湊おのでら みなと"]],
      ["オノデラ", ["小野寺 結衣おのでら ゆい", "小野寺 湊おのでら みなと"]],
      ["yui onodera", ["小野寺 結衣おのでら ゆい"]],
      ["Ohno", ["大野 葵おおの あおい", "小野寺 結衣おのでら ゆい", "小野寺 湊おのでら みなと"]],
      ["simi", ["清水 葵しみず あおい"]],
      ["斎藤", ["齋藤 凛さいとう りん"]],
    ] as const) {
      await step(typed, async () => {
        await userEvent.clear(box);
        await userEvent.type(box, typed);
        await waitFor(() => expect(names()).toEqual(found));
      });
    }
  },
};

export const Keyboard: Story = {
  name: "操作：キーボードだけで選び、消す",
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "選手" });
    await step("打って ↓ と Enter で選ぶ", async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard("onodera");
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith("6");
      await expect(box).toHaveValue("小野寺 湊");
      await expect(page().queryByRole("listbox")).toBeNull();
    });
    await step("選ばずに離れると、前の選択に戻る", async () => {
      await userEvent.keyboard("x");
      await userEvent.tab();
      await waitFor(() => expect(box).toHaveValue("小野寺 湊"));
    });
    await step("Esc は閉じるだけ", async () => {
      box.focus();
      await userEvent.keyboard("{ArrowDown}");
      await expect((await page().findAllByRole("option")).length).toBeGreaterThan(1);
      await userEvent.keyboard("{Escape}");
      await expect(page().queryByRole("listbox")).toBeNull();
      await expect(box).toHaveValue("小野寺 湊");
    });
    await step("消すボタン", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "選手の選択を消す" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(box).toHaveValue("");
    });
  },
};

export const Mouse: Story = {
  name: "操作：開いて押して選ぶ",
  args: { value: "1" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "候補をすべて開く" }));
    await expect(await page().findByRole("option", { name: /青山 朔/ })).toHaveAttribute("aria-selected", "true");
    await press(userEvent, /石井 悠真/);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("2");
    await expect(canvas.getByRole("combobox", { name: "選手" })).toHaveValue("石井 悠真");
  },
};

export const Composition: Story = {
  name: "操作：変換を確定する Enter では選ばない",
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "選手" });
    await userEvent.click(box);
    await fireEvent.compositionStart(box);
    await fireEvent.input(box, { target: { value: "おのd" } });
    await waitFor(() => expect(names()).toHaveLength(2));
    await userEvent.keyboard("{ArrowDown}");
    await fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toHaveValue("おのd");
  },
};

export const SixHundred: Story = {
  name: "操作：600人から探す",
  args: { options: manyPeople },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("combobox", { name: "選手" });
    await userEvent.click(canvas.getByRole("button", { name: "候補をすべて開く" }));
    await expect((await page().findAllByRole("option")).length).toBeLessThan(40);
    await userEvent.type(box, "kobayashi ren");
    await waitFor(() => expect(names()[0]).toBe("小林 蓮こばやし れん　1班"));
    await expect(page().getAllByRole("option")[0]).toHaveAttribute("aria-setsize", "12");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("小林-蓮-1");
  },
};

export const Nothing: Story = {
  name: "操作：見つからない",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "選手" }), "すずき");
    await waitFor(() => expect(page().getByText("見つかりません")).toBeVisible());
  },
};

export const InBar: Story = {
  name: "操作：別の言葉でも探せる",
  args: { label: "Velocity の項目", options: columns },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "Velocity の項目" }), "velo{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("speed");
  },
};

export const InDialog: Story = {
  name: "操作：絞り込みの紙の中でも選べる",
  globals: { viewport: { value: "mobile" } },
  render: (args) => (
    <FilterSheet title="絞り込み" done="58球を表示する" onClose={fn()}>
      <Chosen {...args} />
    </FilterSheet>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const sheet = canvas.getByRole("dialog", { name: "絞り込み" });
    // A rising sheet scrolls by a few pixels, which closes a list in it.
    await waitFor(() => expect(sheet.getAnimations({ subtree: true })).toEqual([]));
    await waitFor(() => expect(sheet.scrollTop).toBe(0));
    await userEvent.click(canvas.getByRole("button", { name: "候補をすべて開く" }));
    await expect(sheet).toContainElement(await page().findByRole("listbox"));
    await press(userEvent, /大野 葵/);
    await expect(args.onChange).toHaveBeenCalledWith("3");
  },
};
