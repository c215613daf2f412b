import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { RecoveryCodesModal } from "./RecoveryCodesModal.tsx";
import { recoveryCodes } from "./recoveryCodes.fixtures.ts";

const meta = {
  id: "components-recovery-codes-modal",
  title: "部品/回復コード",
  component: RecoveryCodesModal,
  parameters: { layout: "fullscreen" },
  args: { codes: recoveryCodes, onCopy: fn(async () => {}), onPrint: fn(), onClose: fn() },
} satisfies Meta<typeof RecoveryCodesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });

export const Ready: Story = {
  name: "表示",
  play: async () => {
    const codes = screen.getAllByRole("listitem").map((item) => item.textContent);
    await expect(codes).toEqual([...recoveryCodes]);
    await expect(button("控えたので閉じる")).toHaveFocus();
  },
};
export const Copies: Story = {
  name: "操作：1行に1つずつコピーし、印刷もできる",
  parameters: { visual: { disable: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("コピー"));
    await expect(args.onCopy.mock.calls).toEqual([[recoveryCodes.join("\n")]]);
    await expect(await screen.findByRole("button", { name: "コピーしました" })).toBeVisible();
    await userEvent.click(button("印刷"));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(button("控えたので閉じる"));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const CopyRefused: Story = {
  name: "操作：コピーできなければ、ほかの手を言う",
  args: { onCopy: fn(() => Promise.reject(new Error("denied"))) },
  play: async ({ userEvent }) => {
    await userEvent.click(button("コピー"));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "コピーできませんでした。印刷するか、書き写してください。",
    );
  },
};
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
