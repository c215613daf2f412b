import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { checkIcon } from "../Icon/icons.ts";
import { Tabs, type TabsProps } from "./Tabs.tsx";

const kinds = [
  { id: "speed", label: "打球速度" },
  { id: "distance", label: "打球飛距離" },
  { id: "count", label: "測定回数" },
  { id: "pitch", label: "球速" },
];
const places = [
  { id: "make", label: "作成" },
  { id: "sent", label: "送信履歴", count: 1204 },
  { id: "drafts", label: "下書き", count: 0 },
];
const items = [
  { id: "sprint", label: "50m走", mark: <Icon path={checkIcon} size="s" /> },
  { id: "bases", label: "ベースラン", mark: <Icon path={checkIcon} size="s" /> },
  { id: "throw", label: "遠投（助走あり・硬式）" },
  { id: "jump", label: "立ち幅とび" },
  { id: "grip", label: "握力（右）" },
  { id: "swing", label: "スイング速度" },
];

const meta = {
  id: "components-tabs",
  title: "部品/タブ",
  component: Tabs,
  args: { label: "測定の種類", items: kinds, selected: "speed", onChange: fn(), children: "打球速度の表" },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "種類",
  render: (args) => (
    <Stack gap="xl">
      <Tabs {...args} />
      <Tabs {...args} label="お知らせ" items={places} selected="sent">
        送信履歴の一覧
      </Tabs>
      <Tabs {...args} label="項目" items={items} selected="throw">
        遠投の入力欄
      </Tabs>
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォンでは横に送り、選んでいるタブが見える",
  globals: { viewport: { value: "mobile" } },
  args: { label: "項目", items, selected: "swing", children: "スイング速度の入力欄" },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole("button", { name: "スイング速度" });
    const row = canvas.getByRole("group", { name: "項目" });
    await expect(row.scrollLeft).toBeGreaterThan(0);
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
    await expectToFitWindow();
  },
};

export const Chooses: Story = {
  name: "操作：押すと切り替わる",
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("押したタブの中身が出る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "測定回数" }));
      await expect(args.onChange).toHaveBeenLastCalledWith("count");
      await expect(canvas.getByRole("button", { pressed: true })).toHaveTextContent("測定回数");
      await canvas.findByText("測定回数の表");
    });
    await step("キーボードだけでも切り替わる", async () => {
      await userEvent.keyboard("{Tab}{Enter}");
      await expect(canvas.getByRole("button", { name: "球速" })).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith("pitch");
      await canvas.findByText("球速の表");
    });
    await step("選んでいるタブをもう一度押しても何も起きない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "球速" }));
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};

function Held({ onChange, ...args }: TabsProps<string>) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <Tabs
      {...args}
      selected={selected}
      onChange={(id) => {
        onChange(id);
        setSelected(id);
      }}
    >
      {args.items.find(({ id }) => id === selected)?.label}の表
    </Tabs>
  );
}
