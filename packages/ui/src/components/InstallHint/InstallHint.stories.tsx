import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { InstallHint } from "./InstallHint.tsx";

const meta = {
  id: "components-install-hint",
  title: "部品/ホーム画面の案内",
  component: InstallHint,
  args: { way: "ask", onInstall: fn(), onClose: fn() },
  globals: { viewport: { value: "mobile" } },
} satisfies Meta<typeof InstallHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Share: Story = {
  name: "共有ボタンから（iOS）",
  args: { way: "share" },
  play: async ({ canvas }) => {
    const hint = canvas.getByRole("region", { name: "ホーム画面に追加できます" });
    await expect(hint).toHaveTextContent("ブラウザーの共有ボタンを押し、「ホーム画面に追加」を選んでください。");
    await expect(canvas.queryByRole("button", { name: "追加する" })).toBeNull();
  },
};

export const Menu: Story = {
  name: "ブラウザーのメニューから",
  args: { way: "menu" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "ホーム画面に追加できます" })).toHaveTextContent(
      "ブラウザーのメニューから「ホーム画面に追加」または「アプリをインストール」を選んでください。",
    );
  },
};

export const Installs: Story = {
  name: "操作：キーボードで追加し、閉じる",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "追加する" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "ホーム画面の案内を閉じる" })).toHaveFocus();
  },
};
