import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { ToastEntry, ToastMessage } from "./createToasts.ts";
import { ToastRegion } from "./ToastRegion.tsx";

/** Notices that stay, for pictures. */
const staying = (...messages: readonly ToastMessage[]) => {
  const entries: readonly ToastEntry[] = messages.map((message, id) => ({ ...message, id }));
  return { close: fn(), subscribe: () => () => undefined, snapshot: () => entries };
};

const meta = {
  id: "components-toast",
  title: "部品/トースト",
  component: ToastRegion,
  tags: ["!autodocs"],
  args: {
    toasts: staying(
      { tone: "success", text: "お問い合わせを受け付けました。後日、運営よりご回答いたします" },
      {
        tone: "danger",
        text: "お知らせを送信できませんでした。",
        detail: "通信状況を確認して、もう一度お試しください。",
        action: { label: "再送する", onAction: fn() },
      },
      { tone: "info", text: "3人に再通知しました" },
    ),
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: "三つまで" };
export const Mobile: Story = { name: "スマートフォンでは下", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Undo: Story = {
  name: "取り消せるもの・注意・長い文（タブレット）",
  globals: { viewport: { value: "tablet" } },
  args: {
    toasts: staying(
      { tone: "success", text: "2人を削除しました。", detail: "坂口 律さん、水野 葵さん", undo: fn() },
      { tone: "warn", text: "投球数の上限に近づいています。", detail: "長谷川 ひまり子さん：あと8球です。" },
      {
        tone: "danger",
        text: "測定の記録を取り込めませんでした。",
        detail:
          "128行のうち3行に、あり得ない値があります。取り込みの画面で直してから、もう一度取り込んでください。ほかの行はまだ保存されていません。",
      },
    ),
  },
};
