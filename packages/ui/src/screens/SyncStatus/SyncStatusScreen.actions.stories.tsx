import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { SyncStatusScreen } from "./SyncStatusScreen.tsx";
import { syncStatusArgs } from "./syncStatus.fixtures.ts";

const meta = {
  id: "screens-sync-status-actions",
  title: "画面/通信の状態/操作",
  component: SyncStatusScreen,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: syncStatusArgs,
} satisfies Meta<typeof SyncStatusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const jump = "立ち幅とび 1520cm 菊地 直輝さん・冬の測定会";

export const SendNow: Story = {
  name: "いま送る",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "いま6件を送る" }));
    await expect(args.onSendNow).toHaveBeenCalledOnce();
  },
};

export const Retry: Story = {
  name: "もう一度送る：新しい操作として",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `もう一度送る（${jump}）` }));
    await expect(args.onRetry).toHaveBeenCalledWith("r1");
    const done = await canvas.findByText("1件を、もう一度送信待ちに入れました。");
    await waitFor(() => expect(done.closest("[tabindex]")).toHaveFocus());
  },
};

export const Edit: Story = {
  name: "直す画面、くらべる画面へ行く",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: `直す（${jump}）` })).toHaveAttribute(
      "href",
      "/evaluation-result/measuring-day?day=7",
    );
    await expect(
      canvas.getByRole("link", { name: "くらべて選ぶ（投球数 35球 宮本 悠人さん・11/19）" }),
    ).toHaveAttribute("href", "/dashboard/pitch-guard");
    await expect(canvas.queryByRole("button", { name: /^もう一度送る（投球数 35球/ })).toBeNull();
  },
};

export const Delete: Story = {
  name: "消す：たずねてから",
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole("button", { name: `消す（${jump}）` });
    await userEvent.click(remove);
    const dialog = within(await canvas.findByRole("alertdialog", { name: "立ち幅とび 1520cmを消しますか？" }));
    await expect(
      dialog.getByText("この端末から消えます。送られず、元に戻せません。残すものは、先にCSVに書き出してください。"),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(remove);
    const again = within(await canvas.findByRole("alertdialog", { name: "立ち幅とび 1520cmを消しますか？" }));
    await userEvent.click(again.getByRole("button", { name: "消す" }));
    await expect(args.onDelete).toHaveBeenCalledWith("r1");
    await expect(await canvas.findByText("1件を消しました。")).toBeVisible();
  },
};

export const Export: Story = {
  name: "CSVに書き出す：すべて、または送れなかったものだけ",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVに書き出す" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\uFEFFチーム,種類,内容,対象,入力した日時,状態,送れなかった理由(\r\n.+){9}$/),
      "送信待ち_20261120.csv",
    );
    await userEvent.click(canvas.getByRole("button", { name: "3件をCSVに書き出す" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(2));
    await expect(args.onExport).toHaveBeenLastCalledWith(
      expect.stringMatching(/^.+\r\n,出欠,出欠 参加,.+\r\n,投球数,投球数 35球,.+\r\n,測定の入力,立ち幅とび 1520cm,.+$/),
      "送信待ち_20261120.csv",
    );
  },
};

export const Device: Story = {
  name: "保存を許可し、記録を受け取る",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存を許可する" }));
    await expect(args.onPersist).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "受け取る" }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Opens: Story = {
  name: "種類を開いて閉じる",
  play: async ({ canvas, userEvent }) => {
    const waiting = within(canvas.getByRole("region", { name: "送信待ち" }));
    const [group] = waiting.getAllByRole("group");
    const summary = group?.querySelector("summary") ?? document.body;
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(await waiting.findAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(summary);
    await waitFor(() => expect(waiting.queryAllByRole("listitem")).toHaveLength(0));
  },
};
