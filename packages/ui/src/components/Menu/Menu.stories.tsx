import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import {
  checkIcon,
  editIcon,
  moreIcon,
  noteIcon,
  pauseIcon,
  playerSearchIcon,
  repeatIcon,
  trashIcon,
} from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { PersonCell } from "../PersonCell/PersonCell.tsx";
import { Menu } from "./Menu.tsx";

const meta = {
  id: "components-menu",
  title: "部品/メニュー",
  component: Menu,
  tags: ["!autodocs"],
  // Loaded in advance, so that the test does not wait for the import.
  loaders: [() => import("./MenuSurface.tsx")],
  args: {
    label: "原田 暖のその他の操作",
    trigger: (props) => <IconButton {...props} icon={moreIcon} label="原田 暖のその他の操作" />,
    groups: [
      {
        id: "see",
        items: [
          { id: "report", label: "選手別レポート", icon: playerSearchIcon, href: "/player-report" },
          { id: "note", label: "成長ノート", icon: noteIcon, href: "/note" },
        ],
      },
      {
        id: "change",
        items: [
          { id: "approve", label: "参加を承認する", icon: checkIcon, onAction: fn() },
          {
            id: "invite",
            label: "招待メールを送り直す",
            icon: repeatIcon,
            description: "11月18日に送りました",
            onAction: fn(),
          },
          { id: "stop", label: "利用を停止する", icon: pauseIcon, forbidden: "承認してから停止できます" },
        ],
      },
      {
        id: "edit",
        items: [
          { id: "edit", label: "編集する", icon: editIcon, onAction: fn() },
          { id: "remove", label: "チームから削除する", icon: trashIcon, tone: "danger", onAction: fn() },
        ],
      },
    ],
  },
  // The menu is in place before the picture is taken.
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "原田 暖のその他の操作" }).focus();
    await userEvent.keyboard("{Enter}");
    const menu = within(await screen.findByRole("menu", { name: "原田 暖のその他の操作" }));
    await expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "選手別レポート",
      "成長ノート",
      "参加を承認する",
      "招待メールを送り直す11月18日に送りました",
      "利用を停止する承認してから停止できます",
      "編集する",
      "チームから削除する",
    ]);
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: "開いたところ" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォンでは下から",
  globals: { viewport: { value: "mobile" } },
  args: {
    heading: <PersonCell name="原田 暖" grade="j1" detail="アナライザー 利用中" />,
  },
};
