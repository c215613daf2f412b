import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import type { TableColumn } from "../DataTable/parts/tableColumn.ts";
import { OrderSelect, type OrderSelectProps } from "./OrderSelect.tsx";

type Player = { name: string; grade: string; speed: number };
type Sort = "name" | "speed" | "since";

const columns: readonly TableColumn<Player, Sort>[] = [
  { id: "name", header: "選手", cell: ({ name }) => name, sortKey: ({ name }) => name, firstDir: "asc" },
  { id: "grade", header: "学年", cell: ({ grade }) => grade },
  {
    id: "speed",
    header: "球速（km/h）",
    align: "end",
    cell: ({ speed }) => speed,
    sortKey: ({ speed }) => speed,
    firstDir: "desc",
  },
  {
    id: "since",
    header: "いつから",
    cell: () => null,
    sortKey: () => 0,
    firstDir: "asc",
    isDay: true,
  },
];

/** 選んだ並び順を持つ。 */
function Held(props: OrderSelectProps<Player, Sort>) {
  const [sort, setSort] = useState(props.sort);
  return (
    <OrderSelect
      {...props}
      sort={sort}
      onChange={(change) => {
        props.onChange(change);
        setSort(change.sort);
      }}
    />
  );
}

const meta = {
  id: "components-order-select",
  title: "部品/並び順の選択",
  component: Held,
  args: { columns, sort: { id: "name", dir: "asc" }, onChange: fn() },
  globals: { viewport: { value: "mobile" } },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "並び順" })).toHaveDisplayValue("選手：昇順");
    await expect(canvas.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      ...["選手：昇順", "選手：降順"],
      ...["球速（km/h）：大きい順", "球速（km/h）：小さい順"],
      ...["いつから：古い順", "いつから：新しい順"],
    ]);
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const LargeText: Story = {
  name: "文字 200 %",
  parameters: unseen,
  globals: { text: "200" },
  args: { sort: { id: "speed", dir: "desc" } },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Desktop: Story = {
  name: "広い画面では、見出しで並べ替えるので出ない",
  parameters: unseen,
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};
export const Chooses: Story = {
  name: "操作：選ぶと、はじめのページからその順になり、いまの並びを言う",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "並び順" });
    await userEvent.selectOptions(select, "球速（km/h）：小さい順");
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: { id: "speed", dir: "asc" }, page: 1 });
    await expect(select).toHaveDisplayValue("球速（km/h）：小さい順");
  },
};
export const OwnWords: Story = {
  name: "画面の言葉で言う",
  parameters: unseen,
  args: { wordsOf: ({ id, dir }) => `${id} ${dir}`, sort: { id: "speed", dir: "desc" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "並び順" })).toHaveDisplayValue("speed desc");
  },
};
