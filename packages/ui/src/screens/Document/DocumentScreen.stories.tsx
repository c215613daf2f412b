import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { DocumentScreen } from "./DocumentScreen.tsx";
import { longTerms, terms } from "./document.fixtures.ts";

const meta = {
  id: "screens-document",
  title: "画面/利用規約・プライバシーポリシー",
  component: DocumentScreen,
  parameters: { layout: "fullscreen" },
  args: { document: terms, anchor: "", hrefOf: (anchor) => `/terms#${anchor}`, onPrint: fn() },
} satisfies Meta<typeof DocumentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "利用規約" })).toBeVisible();
    await expect(canvas.getByText("最終改定日：2026年4月1日（水）")).toBeVisible();
    await expect(canvas.getByText("この文面はひな形です。運営者が内容を確定してください。")).toBeVisible();
  },
};
export const SignedOut: Story = {
  name: "ログインしていないとき",
  args: { loginHref: "/login" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "利用規約" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "ログイン" })).toHaveAttribute("href", "/login");
  },
};
export const LongText: Story = {
  name: "長い文",
  args: { document: longTerms, loginHref: "/login" },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", args: { loginHref: "/login" }, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Arrives: Story = {
  name: "操作：アドレスが指す条から読み、印刷できる",
  args: { anchor: "data" },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { level: 3, name: "第3条（記録の扱い）" })).toHaveFocus());
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links).toEqual(["/terms#scope", "/terms#account", "/terms#data", "/privacy"]);
    await expect(canvas.getByRole("link", { name: "第3条（記録の扱い）" })).toHaveAttribute("aria-current", "true");
    await userEvent.click(canvas.getByRole("button", { name: "印刷する" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
