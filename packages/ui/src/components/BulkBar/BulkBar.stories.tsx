import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { checkIcon, megaphoneIcon, trashIcon, userPlusIcon } from "../Icon/icons.ts";
import { BulkBar } from "./BulkBar.tsx";

const invite = fn();
const remove = fn();
const stop = fn();

const meta = {
  id: "components-bulk-bar",
  title: "部品/一括操作バー",
  component: BulkBar,
  args: {
    count: 3,
    total: 24,
    unit: "person",
    actions: [
      { id: "invite", label: "アナライザーに招待", shortLabel: "招待", icon: userPlusIcon, onPress: invite },
      { id: "approve", label: "参加を承認", shortLabel: "承認", icon: checkIcon, onPress: fn() },
      { id: "notify", label: "お知らせを送る", shortLabel: "お知らせ", icon: megaphoneIcon, onPress: fn() },
      { id: "remove", label: "削除", icon: trashIcon, tone: "danger", onPress: remove },
    ],
    onSelectAll: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const onMobile = { viewport: { value: "mobile" } };

export const Desktop: Story = { name: "3人を選択中" };
export const Every: Story = { name: "すべて選んだあと", args: { count: 24 } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Tablet: Story = { name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Mobile: Story = { name: "スマートフォン", globals: onMobile };
export const MobileDark: Story = { name: "スマートフォン・暗い画面", globals: { ...onMobile, theme: "dark" } };
export const Busy: Story = {
  name: "操作：送っている間は押しても何も起きない",
  args: {
    actions: [
      { id: "invite", label: "アナライザーに招待", icon: userPlusIcon, onPress: invite, busy: true },
      { id: "remove", label: "削除", icon: trashIcon, tone: "danger", onPress: remove },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    invite.mockClear();
    remove.mockClear();
    const button = canvas.getByRole("button", { name: "アナライザーに招待" });
    await userEvent.click(button);
    await expect(invite).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "24人すべて選ぶ" }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "選択を解除" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  name: "操作：一人ずつ送る間は進み具合が出て、途中でやめられる",
  args: { progress: { label: "アナライザーに招待しています", done: 5, total: 12, unit: "person", onStop: stop } },
  play: async ({ canvas, userEvent }) => {
    stop.mockClear();
    const bar = canvas.getByRole("progressbar", { name: "アナライザーに招待しています" });
    await expect(bar).toHaveAttribute("aria-valuetext", "12人のうち5人");
    await expect(canvas.queryByRole("button", { name: "アナライザーに招待" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "残りをやめる" }));
    await expect(stop).toHaveBeenCalledOnce();
  },
};
export const Forbidden: Story = {
  name: "操作：いまできない操作は、押すと理由を言う",
  args: {
    actions: [
      {
        id: "invite",
        label: "アナライザーに招待",
        icon: userPlusIcon,
        onPress: invite,
        forbidden: "もう招待しています。",
      },
      { id: "remove", label: "削除", icon: trashIcon, tone: "danger", onPress: remove },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    invite.mockClear();
    const button = canvas.getByRole("button", { name: "アナライザーに招待" });
    await expect(button).toHaveAccessibleDescription("もう招待しています。");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole("alert")).toHaveTextContent("もう招待しています。");
    await expect(invite).not.toHaveBeenCalled();
  },
};
export const ShortWordsOnMobile: Story = {
  name: "操作：スマートフォンでは短い言葉で、読み上げは同じ",
  globals: onMobile,
  play: async ({ canvas, userEvent }) => {
    invite.mockClear();
    const button = canvas.getByRole("button", { name: "アナライザーに招待" });
    await expect(button).toHaveTextContent(/^招待$/);
    await userEvent.click(button);
    await expect(invite).toHaveBeenCalledOnce();
  },
};
