import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Button } from "../Button/Button.tsx";
import { chevronLeftIcon, chevronRightIcon, megaphoneIcon, trashIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Status } from "../Status/Status.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = {
  id: "components-drawer",
  title: "部品/ドロワー",
  component: Drawer,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    title: "メンバー詳細",
    onClose: fn(),
    aside: (
      <>
        <IconButton icon={chevronLeftIcon} label="前の選手" />
        <IconButton icon={chevronRightIcon} label="次の選手" />
      </>
    ),
    children: (
      <>
        <Avatar name="長谷川 ひまり子" size="xl" />
        <strong>長谷川 ひまり子</strong>
        <p>はせがわ ひまりこ　中2・女子</p>
        <Status tone="ok">利用中</Status>
        <Button size="s">連携を解除する</Button>
      </>
    ),
    footer: (
      <>
        <Button variant="danger" icon={trashIcon}>
          チームから削除する
        </Button>
        <Button variant="primary" icon={megaphoneIcon}>
          お知らせを送る
        </Button>
      </>
    ),
  },
  render: (args) => (
    <main>
      <h1>メンバーリスト</h1>
      <Drawer {...args} />
    </main>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: "表示" };
export const Tablet: Story = { name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Mobile: Story = { name: "スマートフォンでは下から", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

const rows = Array.from({ length: 60 }, (_, index) => `${index + 1}回目の測定：136.4 km/h`);

export const Long: Story = {
  name: "長い中身・足なし",
  args: {
    footer: undefined,
    children: (
      <ol>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
    ),
  },
};
