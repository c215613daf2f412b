import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { SignOutDialog } from "./SignOutDialog.tsx";

const meta = {
  id: "components-sign-out-dialog",
  title: "部品/ログアウトの確認",
  component: SignOutDialog,
  args: { drafts: 2, unsent: 0, onSignOut: fn(), onClose: fn() },
} satisfies Meta<typeof SignOutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  name: "操作：消えるものの数を言い、やめる方から始まる",
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole("alertdialog", { name: "保存していない入力が2件あります。ログアウトしますか？" });
    await expect(dialog).toHaveAccessibleDescription(
      "ログアウトすると、入力した内容は消え、元に戻せません。残すものは、先に保存か送信をしてください。",
    );
    await expect(screen.getByRole("button", { name: "ログアウトしない" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "破棄してログアウト" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Mobile: Story = {
  name: "スマートフォン・未送信の記録も",
  args: { drafts: 1, unsent: 12 },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    const dialog = screen.getByRole("alertdialog", { name: "保存していない入力が13件あります。ログアウトしますか？" });
    await expect(dialog).toHaveTextContent("このうち12件は、この端末で送信を待っている記録です。");
  },
};
