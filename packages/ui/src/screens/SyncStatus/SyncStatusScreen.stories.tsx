import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { SyncStatusScreen } from "./SyncStatusScreen.tsx";
import { elsewhere, mixed, nothing, sixHundred, syncStatusArgs } from "./syncStatus.fixtures.ts";

const meta = {
  id: "screens-sync-status",
  title: "画面/通信の状態",
  component: SyncStatusScreen,
  parameters: { layout: "fullscreen" },
  args: syncStatusArgs,
} satisfies Meta<typeof SyncStatusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const onMobile = { viewport: { value: "mobile" } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "オフラインです。19:40 から、つながっていません。入力はこの端末に残っています。",
    );
    const board = within(canvas.getByRole("region", { name: "通信の状態のまとめ" }));
    await expect(board.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "6件",
      "いちばん古いものは 19:41",
      "3件",
      "直すか、消してください",
      "19:40",
      "4件を送信",
      "19:40",
      "12分前",
    ]);
    const waiting = within(canvas.getByRole("region", { name: "送信待ち" }));
    await expect(waiting.getAllByRole("group").map(({ textContent }) => textContent)).toEqual([
      "測定の入力佐藤 一さん・冬の測定会 ほか2件・19:41〜19:453件",
      "投球数菊地 直輝さん ほか1件・19:46〜19:482件",
      "成長ノートのコメント青山 朔さんへ・19:501件",
    ]);
    const refused = within(canvas.getByRole("region", { name: "送れなかったもの" }));
    await expect(refused.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "出欠 参加木下 紬さん・11/23 練習試合・18:40 に入力この行事は中止になりました。直すか、消してください。直すもう一度送る消す",
      "投球数 35球確認待ち宮本 悠人さん・11/19・19:12 に入力ほかの指導者が、先に別の内容を入力しています。どちらを残すか選んでください。くらべて選ぶ消す",
      "立ち幅とび 1520cm菊地 直輝さん・冬の測定会・19:31 に入力受けつける範囲（50〜400cm）の外です。直して、送り直してください。直すもう一度送る消す",
    ]);
    const device = within(canvas.getByRole("region", { name: "この端末" }));
    await expect(device.getByText("4.2MB")).toBeVisible();
    await expect(device.getByText("11/20（金） 19:40 時点")).toBeVisible();
  },
};
export const Dark: Story = {
  name: "暗い画面",
  parameters: { visual: { viewports: ["mobile", "desktop"] } },
  globals: { theme: "dark" },
};
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォン：いま送るボタンは、親指の届くところ",
  parameters: unseen,
  globals: onMobile,
  play: async ({ args, canvas, userEvent }) => {
    await expectToFitWindow();
    const buttons = canvas.getAllByRole("button", { name: "いま6件を送る" });
    await expect(buttons).toHaveLength(1);
    await userEvent.click(buttons[0] ?? document.body);
    await expect(args.onSendNow).toHaveBeenCalledOnce();
    const panels = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(panels).toEqual(["送信待ち", "送れなかったもの", "この端末"]);
  },
};
export const Empty: Story = {
  name: "0件：すべて送った",
  parameters: { visual: { viewports: ["mobile", "desktop"] } },
  args: nothing,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "つながっています。この端末の入力は、すべて送りました。",
    );
    await expect(canvas.getByText("送信待ちはありません")).toBeVisible();
    await expect(canvas.getByText("保存の許可があります")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "送れなかったもの" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /送る/ })).toBeNull();
  },
};
export const Few: Story = {
  name: "少ない：待っている入力が1件",
  parameters: { visual: { viewports: ["mobile", "desktop"] } },
  args: { entries: { status: "ready", value: mixed.slice(0, 1) }, lastSent: null },
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole("region", { name: "通信の状態のまとめ" }));
    await expect(board.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1件",
      "19:41 に入力",
      "0件",
      "ありません",
      "–記録なし",
      "まだありません",
      "19:40",
      "12分前",
    ]);
    const waiting = within(canvas.getByRole("region", { name: "送信待ち" }));
    await expect(waiting.getAllByRole("group").map(({ textContent }) => textContent)).toEqual([
      "測定の入力佐藤 一さん・冬の測定会・19:411件",
    ]);
    await expect(canvas.getAllByRole("button", { name: "いま1件を送る" })).toHaveLength(1);
    await expect(canvas.queryByRole("region", { name: "送れなかったもの" })).toBeNull();
  },
};
export const NeverOnline: Story = {
  name: "この端末では、まだ一度もつながっていない",
  parameters: unseen,
  args: { ...nothing, online: false, lastAnswerAt: null, lastSent: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("オフラインです。入力はこの端末に残っています。");
    await expect(canvas.getAllByText("まだありません")).toHaveLength(3);
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { entries: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行：端末の失敗で、サーバーの失敗ではない",
  parameters: unseen,
  args: { entries: { status: "failed", code: "unexpected" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "この端末に残っている入力を、読み出せませんでした。入力は消していません。",
    );
    await userEvent.click(canvas.getByRole("button", { name: "もう一度読み出す" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  name: "長い名前とコメント",
  parameters: unseen,
  globals: onMobile,
  args: {
    entries: {
      status: "ready",
      value: [...mixed, ...elsewhere].map((entry) => ({
        ...entry,
        label: `${entry.label} ${"毎日続けているところがとてもよいです。".repeat(6)}`,
        detail: `長谷川小山内 ひまり子さん・${"春季合同測定会".repeat(5)}`,
        team: entry.team && "青葉台リトルリーグソフトボールスポーツ少年団".repeat(2),
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    for (const row of canvas.getAllByRole("group")) await userEvent.click(row.querySelector("summary") ?? row);
    await expectToFitWindow();
  },
};
export const SixHundred: Story = {
  name: "600件：一つずつは、求められてから描く",
  parameters: unseen,
  args: { entries: { status: "ready", value: sixHundred } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(1_500);
    const waiting = within(canvas.getByRole("region", { name: "送信待ち" }));
    await userEvent.click(waiting.getByText("測定の入力"));
    await expect(await waiting.findAllByRole("listitem")).toHaveLength(25);
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(1_500);
    await userEvent.click(waiting.getByRole("button", { name: "さらに表示（残り275件）" }));
    await expect(waiting.getAllByRole("listitem")).toHaveLength(50);
    const refused = within(canvas.getByRole("region", { name: "送れなかったもの" }));
    await expect(refused.getAllByRole("listitem")).toHaveLength(25);
    await userEvent.click(refused.getByRole("button", { name: "さらに表示（残り275件）" }));
    await expect(refused.getAllByRole("listitem")).toHaveLength(50);
  },
};
