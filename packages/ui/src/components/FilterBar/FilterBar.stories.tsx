import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { userPlusIcon } from "../Icon/icons.ts";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Segment } from "../Segment/Segment.tsx";
import { Select } from "../Select/Select.tsx";
import { FilterBar } from "./FilterBar.tsx";
import type { FilterPart } from "./filterParts.ts";

type Values = { period: string; grade: string; ball: string; state: string; words: string };
const first: Values = { period: "1か月", grade: "すべて", ball: "硬式", state: "すべての状況", words: "" };

/** Holds the conditions and shows them as words, as screens do. */
function Held({ start, mode, onReset }: { start: Values; mode: "period" | "words"; onReset?: () => void }) {
  const [values, setValues] = useState(start);
  const set = (change: Partial<Values>) => setValues((current) => ({ ...current, ...change }));
  const segment = (id: keyof Values, label: string, choices: readonly string[], note?: string): FilterPart => ({
    id,
    label,
    ...(note && { note }),
    control: ({ wide }) => (
      <Segment
        label={label}
        wide={wide}
        value={values[id]}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        onChange={(value) => set({ [id]: value })}
      />
    ),
  });
  const counted = (["period", "grade", "ball", "state"] as const).filter((id) => id !== mode);

  return (
    <FilterBar
      aria-label="絞り込み"
      role="group"
      mode={mode}
      button={mode === "words" ? "icon" : "word"}
      filters={[
        segment("period", "期間", ["1週間", "1か月", "3か月"]),
        segment("grade", "学年", ["すべて", "小", "中", "高"]),
        segment("ball", "球", ["軟式", "硬式"], "混ぜて集計しません"),
        {
          id: "state",
          label: "利用状況",
          control: () => (
            <Select
              label="利用状況"
              value={values.state}
              options={["すべての状況", "招待待ち", "利用中"].map((value) => ({ value, label: value }))}
              onChange={({ target }) => set({ state: target.value })}
            />
          ),
        },
        {
          id: "words",
          label: "名前",
          control: () => (
            <SearchField label="名前で絞り込む" value={values.words} onChange={(words) => set({ words })} />
          ),
        },
      ]}
      count={counted.filter((id) => values[id] !== first[id]).length}
      caption={`直近${values.period}・学年${values.grade}・${values.ball}`}
      found={values.grade === "すべて" ? "24人" : "24人中 8人"}
      done="8人を表示する"
      onReset={() => {
        onReset?.();
        set({ grade: first.grade, ball: first.ball, state: first.state });
      }}
      end={<Button icon={userPlusIcon}>メンバーを追加</Button>}
    />
  );
}

const meta = {
  id: "components-filter-bar",
  title: "部品/絞り込みバー",
  component: Held,
  args: { start: { ...first, grade: "中", ball: "軟式" }, mode: "period", onReset: fn() },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

const onMobile = { viewport: { value: "mobile" } };

export const Desktop: Story = { name: "条件あり" };
export const Laptop: Story = { name: "ノートPC", globals: { viewport: { value: "laptop" } } };
export const Tablet: Story = { name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { name: "スマートフォン", globals: onMobile };
export const MobileSearch: Story = {
  name: "スマートフォン・検索欄を残す・暗い画面",
  args: { mode: "words", start: { ...first, grade: "高" } },
  globals: { ...onMobile, theme: "dark" },
};
export const MobileDefault: Story = { name: "スマートフォン・条件なし", args: { start: first }, globals: onMobile };

export const InRow: Story = {
  name: "操作：広い画面では、列の中で選ぶ",
  args: { start: first },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: /絞り込み/ })).toBeNull();
    await userEvent.click(within(canvas.getByRole("group", { name: "学年" })).getByRole("button", { name: "中" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("24人中 8人");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "利用状況" }), "利用中");
    await expect(canvas.getByRole("combobox", { name: "利用状況" })).toHaveValue("利用中");
  },
};

export const InSheet: Story = {
  name: "操作：スマートフォンでは、紙の中で選ぶ",
  args: { start: first },
  globals: onMobile,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("期間だけは外にあり、条件の数に入らない", async () => {
      await userEvent.click(within(canvas.getByRole("group", { name: "期間" })).getByRole("button", { name: "3か月" }));
      await expect(canvas.getByText("直近3か月・学年すべて・硬式")).toBeVisible();
      await expect(canvas.queryByRole("group", { name: "学年" })).toBeNull();
    });
    await step("紙で二つ選ぶと、ボタンが数を言う", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
      const sheet = within(screen.getByRole("dialog", { name: "絞り込み" }));
      await expect(sheet.queryByRole("button", { name: "条件をクリア" })).toBeNull();
      await userEvent.click(within(sheet.getByRole("group", { name: "学年" })).getByRole("button", { name: "中" }));
      await userEvent.click(within(sheet.getByRole("group", { name: "球" })).getByRole("button", { name: "軟式" }));
      await userEvent.click(sheet.getByRole("button", { name: "8人を表示する" }));
      await expect(canvas.getByRole("button", { name: "絞り込み 2件の条件" })).toHaveFocus();
    });
    await step("条件をクリアして、閉じる", async () => {
      await userEvent.keyboard("{Enter}");
      const sheet = within(screen.getByRole("dialog", { name: "絞り込み" }));
      await userEvent.click(sheet.getByRole("button", { name: "条件をクリア" }));
      await expect(args.onReset).toHaveBeenCalledOnce();
      await userEvent.click(sheet.getByRole("button", { name: "閉じる" }));
      await expect(canvas.getByRole("button", { name: "絞り込み" })).toHaveFocus();
    });
  },
};
