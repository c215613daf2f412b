import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { NotificationHarness } from "./Notification.harness.tsx";
import { NotificationScreen } from "./NotificationScreen.tsx";
import { draft, emptyDraft, history, notificationArgs } from "./notification.fixtures.ts";

const meta = {
  id: "screens-notification-actions",
  title: "画面/お知らせ送信/操作",
  component: NotificationScreen,
  render: (args) => <NotificationHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: notificationArgs,
} satisfies Meta<typeof NotificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { composer, history: historyArgs } = notificationArgs;
const proceed = { name: "確認へ進む" };

export const ChooseRecipients: Story = {
  name: "送信先：札は足し合わさり、全員を押すと全員だけになる",
  args: { composer: { ...composer, values: emptyDraft } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "高校 5人" }));
    await userEvent.click(canvas.getByRole("button", { name: "投手 4人" }));
    await expect(args.composer.onChange).toHaveBeenLastCalledWith({
      member_ids: [1040, 1041, 1042, 1043, 1044, 1047],
      audience: "高校・投手",
    });
    await userEvent.click(canvas.getByRole("button", { name: "全員 24人" }));
    await expect(canvas.getByRole("button", { name: "高校 5人" })).toHaveAttribute("aria-pressed", "false");
  },
};

export const ChoosePlayers: Story = {
  name: "送信先：選手を一人ずつ選ぶ",
  args: { composer: { ...composer, values: emptyDraft } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "選手を選ぶ" }));
    const dialog = within(await screen.findByRole("dialog", { name: "選手を選ぶ" }));
    await userEvent.type(dialog.getByRole("searchbox"), "のぐち");
    await userEvent.click(dialog.getByRole("checkbox", { name: "野口 咲茉" }));
    await userEvent.click(dialog.getByRole("button", { name: "1人にする" }));
    await expect(args.composer.onChange).toHaveBeenLastCalledWith({ member_ids: [1062], audience: "野口 咲茉" });
  },
};

export const Groups: Story = {
  name: "送信先：グループに保存し、要らないグループを消す",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "この宛先をグループに保存" }));
    const dialog = within(await screen.findByRole("dialog", { name: "この宛先をグループに保存" }));
    await userEvent.click(dialog.getByRole("button", { name: "投手を消す" }));
    await expect(args.composer.onDeleteGroup).toHaveBeenCalledWith(3);
    await userEvent.type(dialog.getByRole("textbox", { name: /^グループの名前/ }), "班長");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await waitFor(() =>
      expect(args.composer.onSaveGroup).toHaveBeenCalledWith({ name: "班長", member_ids: draft.member_ids }),
    );
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const Gone: Story = {
  name: "送信先：もういない選手は外れて、何人かを言う。選び直すと消える",
  args: {
    composer: {
      ...composer,
      hasGone: true,
      values: { ...draft, member_ids: [...draft.member_ids, 9001, 9002], audience: "高校・中学・選手2人" },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const said = "もういない選手2人を、送信先から外しました。";
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(args.composer.onChange).toHaveBeenCalledOnce();
    await expect(args.composer.onChange).toHaveBeenCalledWith({ member_ids: draft.member_ids, audience: "高校・中学" });
    await expect(canvas.getByRole("button", { name: "高校 5人" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "高校 5人" }));
    await expect(canvas.queryByText(said)).toBeNull();
  },
};

export const MailOff: Story = {
  name: "CO-9 メールを送らないサーバーでは、全員分のQRの手紙を作れる。アドレスは数えない。送ることはできる",
  args: {
    composer: {
      ...composer,
      reach: {
        status: "ready",
        value: { players: 13, families: 12, emails: 0, without_email: draft.member_ids, mail: false },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText("このサーバーはメールを送りません。家族のページか、QRの手紙で届けてください。"),
    ).toBeVisible();
    await expect(canvas.queryByText(/のアドレスに届きます。$/)).toBeNull();
    await expect(canvas.queryByText(/^届け先がない選手/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "QRの手紙を作る" }));
    await expect(args.composer.onLetters).toHaveBeenCalledWith(draft.member_ids);
    await userEvent.click(canvas.getByRole("button", proceed));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText("高校・中学：選手13人・12家族")).toBeVisible();
    await expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "このサーバーはメールを送りません。家族のページか、QRの手紙で届けてください。",
    ]);
    await userEvent.click(await screen.findByRole("button", { name: "13人に予約する" }));
    await waitFor(() => expect(args.composer.onSend).toHaveBeenCalledOnce());
  },
};

export const Letters: Story = {
  name: "届け先がない選手には、QRの手紙",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("届け先がない選手 2人（長谷川 樹、増田 碧）")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "QRの手紙を作る" }));
    await expect(args.composer.onLetters).toHaveBeenCalledWith([1044, 1049]);
  },
};

export const Check: Story = {
  name: "足りないものは欄で言い、はじめの欄へ行く",
  args: { composer: { ...composer, values: emptyDraft } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", proceed));
    await expect(canvas.getByText("送信先を選んでください")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^件名/ })).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByRole("button", { name: "全員 24人" })).toHaveFocus();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const Settings: Story = {
  name: "返事、締め切り、届け方、予約",
  args: { composer: { ...composer, values: { ...emptyDraft, member_ids: [1040], audience: "小野寺 湊" } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const last = () => expect(args.composer.onChange);
    await step("決まった選択肢", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "確認しました" }));
      await last().toHaveBeenLastCalledWith({ choices: ["確認しました"] });
    });
    await step("自分で決めた選択肢。空の欄は数えない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "自分で決める" }));
      await userEvent.clear(canvas.getByRole("textbox", { name: "選択肢1" }));
      await userEvent.type(canvas.getByRole("textbox", { name: "選択肢2" }), "行きます");
      await last().toHaveBeenLastCalledWith({ choices: ["行きます"] });
    });
    await step("締め切りと、自動の知らせ", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "返事の締め切りを決める" }));
      await last().toHaveBeenLastCalledWith({ deadline: "2026-11-22T11:00:00.000Z" });
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "締め切りの時刻" }), "18:30");
      await last().toHaveBeenLastCalledWith({ deadline: "2026-11-22T09:30:00.000Z" });
      await userEvent.click(canvas.getByRole("checkbox", { name: /^締め切りの前に/ }));
      await last().toHaveBeenLastCalledWith({ remind: true });
      await userEvent.click(canvas.getByRole("button", { name: "求めない" }));
      await last().toHaveBeenLastCalledWith({ choices: [], deadline: null, remind: false });
    });
    await step("緊急と予約", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: /^緊急/ }));
      await last().toHaveBeenLastCalledWith({ level: "urgent" });
      await userEvent.click(canvas.getByRole("checkbox", { name: "予約して送信する" }));
      await last().toHaveBeenLastCalledWith({ send_at: "2026-11-20T22:00:00.000Z" });
    });
  },
};

export const Saving: Story = {
  name: "下書きを保存できなければ、再試行",
  args: { composer: { ...composer, saving: { status: "failed", failure: { code: "unavailable" } } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("下書きを保存できませんでした")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "再試行" }));
    await expect(args.composer.onSave).toHaveBeenCalledOnce();
  },
};

export const SavingRefused: Story = {
  name: "CO-3 下書きが断られたら、そのわけを言う",
  args: {
    composer: {
      ...composer,
      saving: {
        status: "failed",
        failure: { code: "invalid", fields: { body: "本文は1000文字以内で入力してください" } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("下書きを保存できませんでした")).toBeVisible();
    await expect(canvas.getByText("本文は1000文字以内で入力してください")).toBeVisible();
  },
};

export const LostFiles: Story = {
  name: "CO-3 外れたファイルは、添付の欄で名前を言う",
  args: { composer: { ...composer, lostFiles: ["地図.pdf", "持ち物.pdf"] } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole("group", { name: "添付するファイル" }));
    await expect(group.getByText(/^地図.pdf、持ち物.pdfは、.*外しました。もう一度添付してください。$/)).toBeVisible();
  },
};

export const Attachments: Story = {
  name: "添付：進み具合、断られた理由、やり直し、外す。届くまでは送れない",
  args: {
    composer: {
      ...composer,
      files: [
        { key: "a", name: "地図.pdf", bytes: 240_000, state: { status: "uploading", sentBytes: 120_000 } },
        {
          key: "b",
          name: "写真.jpg",
          bytes: 900_000,
          state: { status: "failed", failure: { code: "invalid", fields: { file: "画像を読めませんでした" } } },
        },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const group = within(canvas.getByRole("group", { name: "添付するファイル" }));
    await expect(group.getByRole("progressbar", { name: /^送っています/ })).toHaveAttribute("aria-valuenow", "120000");
    await expect(group.getByText("画像を読めませんでした")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", proceed));
    await expect(group.getByText(/^まだ添付できていないファイルがあります。/)).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.click(group.getByRole("button", { name: "写真.jpgをもう一度送る" }));
    await expect(args.composer.onRetryFile).toHaveBeenCalledWith("b");
    await userEvent.click(group.getByRole("button", { name: "地図.pdfを外す" }));
    await expect(args.composer.onRemoveFile).toHaveBeenCalledWith("a");
    await userEvent.click(group.getByRole("button", { name: "ファイルを添付" }));
    await expect(group.getByText("PDF・JPEG・PNG 1件10MBまで")).toBeVisible();
  },
};

export const SearchHistory: Story = {
  name: "送信履歴：言葉で探し、並べ替え、見つかった全部をCSVで残す",
  play: async ({ args, canvas, userEvent }) => {
    const { onViewChange, onExport, readAll } = args.history;
    const panel = within(canvas.getByRole("region", { name: "送信履歴" }));
    await userEvent.type(panel.getByRole("searchbox", { name: "件名・本文の言葉" }), "測定");
    await expect(onViewChange).toHaveBeenLastCalledWith({ q: "測定", page: 1 });
    await expect(panel.getByRole("status")).toHaveTextContent("31件");
    const order = panel.getByRole("combobox", { name: "並び順" });
    await expect(
      within(order)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["新しい順", "古い順", "未読の多い順"]);
    await userEvent.selectOptions(order, "未読の多い順");
    await expect(onViewChange).toHaveBeenLastCalledWith({ sort: "-unread", page: 1 });
    await userEvent.selectOptions(panel.getByRole("combobox", { name: "表示件数" }), "25");
    await expect(onViewChange).toHaveBeenLastCalledWith({ page: 1, size: 25 });
    await userEvent.click(panel.getByRole("button", { name: "CSV" }));
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
    await expect(readAll).toHaveBeenCalledOnce();
    await expect(onExport).toHaveBeenCalledWith(
      expect.stringContaining(
        "日時,件名,送信先,届け方,選手,既読,未読,返事,届かない,訂正\r\n2026-11-19 18:30,土曜の練習は13時開始に変更します,全員,ふつう,24,21,3,17,1,1\r\n",
      ),
      "お知らせ_送信済み_20261120.csv",
    );
    await userEvent.click(panel.getByRole("button", { name: "下書き 2" }));
    await expect(onViewChange).toHaveBeenLastCalledWith({ tab: "draft", page: 1, sort: "-at" });
    await expect(within(order).getAllByRole("option")).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  name: "送信履歴：見つからなければそう言い、条件を外せる",
  args: {
    part: "history",
    history: {
      ...historyArgs,
      view: { ...historyArgs.view, q: "合宿", sort: "at" },
      history: { status: "ready", value: { ...history, notices: [], total: 0 } },
    },
  },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("この言葉のお知らせは見つかりません")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("0件");
    await expect(canvas.queryByRole("button", { name: "CSV" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "条件をクリア" }));
    await expect(args.history.onViewChange).toHaveBeenLastCalledWith({ q: "", page: 1 });
    await expect(canvas.getByRole("searchbox", { name: "件名・本文の言葉" })).toHaveValue("");
    await expect(canvas.getByRole("combobox", { name: "並び順" })).toHaveValue("at");
  },
};
