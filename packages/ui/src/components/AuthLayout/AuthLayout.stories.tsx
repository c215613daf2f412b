import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Banner } from "../Banner/Banner.tsx";
import { Link } from "../Link/Link.tsx";
import { AuthLayout } from "./AuthLayout.tsx";

const meta = {
  id: "components-auth-layout",
  title: "部品/ログイン前の枠",
  component: AuthLayout,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    title: "パスワードの再設定",
    lead: "登録したメールアドレスに、再設定のリンクを送ります。",
    children: (
      <>
        <Banner tone="i">届かないときは、迷惑メールを確かめてください。</Banner>
        <Link href="/login">ログインにもどる</Link>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toHaveTextContent("球跡");
    await expect(canvas.getByRole("heading", { level: 1, name: "パスワードの再設定" })).not.toHaveFocus();
  },
};
export const WithStatPanel: Story = {
  name: "招いている相手あり",
  args: { board: <p>青葉台ベースボールクラブ</p> },
  parameters: { visual: { disable: false } },
};
export const LongText: Story = {
  name: "長い文",
  args: {
    title: "青葉台ベースボールクラブ中学部・高等部合同チームのパスワードの再設定",
    lead: "とても長いアドレス.o-no.aobadai.baseball.club.head.coach@mail.aobadai-baseball-club.example",
  },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", args: WithStatPanel.args, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  args: WithStatPanel.args,
  globals: { contrast: "forced" },
};
