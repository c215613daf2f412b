import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { logoutIcon, userPlusIcon } from "../Icon/icons.ts";
import { Button } from "./Button.tsx";

const meta = {
  id: "components-button",
  title: "部品/ボタン",
  component: Button,
  args: { children: "保存する", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  name: "種類",
  render: (args) => (
    <Row>
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary">
        もどる
      </Button>
      <Button {...args} variant="ghost">
        詳しく見る
      </Button>
      <Button {...args} variant="accent">
        画像を保存する
      </Button>
      <Button {...args} variant="danger">
        削除する
      </Button>
      <Button {...args} disabled>
        確認する
      </Button>
    </Row>
  ),
};
export const Dark: Story = { ...Variants, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Variants, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const OnStatPanel: Story = {
  name: "濃い地の上",
  args: { variant: "board", icon: logoutIcon, children: "ログアウト" },
  render: (args) => (
    <StatPanel>
      <Button {...args} />
    </StatPanel>
  ),
};

export const Sizes: Story = {
  name: "大きさ",
  render: (args) => (
    <Row>
      <Button {...args} size="s" />
      <Button {...args} size="m" />
      <Button {...args} size="l" />
      <Button {...args} variant="primary" icon={userPlusIcon}>
        選手を招待する
      </Button>
    </Row>
  ),
};

export const LongText: Story = {
  name: "長い言葉は折り返す",
  args: { wide: true, variant: "primary", children: "不備のない128人を追加して、招待のメールを送る" },
  globals: { viewport: { value: "mobile" } },
};

export const Presses: Story = {
  name: "操作：押す",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  name: "操作：送信中は押しても何も起きず、フォーカスを失わない",
  args: { busy: true, variant: "primary" },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "保存する" });
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const StatPanel = styled.div`
  padding: ${token("sp-4")};
  background: ${token("board")};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-3")};
`;
