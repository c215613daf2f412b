import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { NotificationHarness } from "./Notification.harness.tsx";
import { NotificationScreen } from "./NotificationScreen.tsx";
import { draft, notificationArgs } from "./notification.fixtures.ts";

const meta = {
  id: "screens-notification-sending",
  title: "画面/お知らせ送信/送信",
  component: NotificationScreen,
  render: (args) => <NotificationHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: notificationArgs,
} satisfies Meta<typeof NotificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { composer } = notificationArgs;
const proceed = { name: "確認へ進む" };

export const Preview: Story = {
  name: "CO-1 プレビュー：家族に届くとおりのメールと、家族のページ",
  args: { composer: { ...composer, values: { ...draft, level: "urgent" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "プレビュー" }));
    const dialog = within(await screen.findByRole("dialog", { name: "プレビュー" }));
    await expect(dialog.getByText("【青葉台ベースボールクラブ・緊急】日曜の練習試合 集合時間について")).toBeVisible();
    await expect(dialog.getByText("（選手の名前）さんのご家族へ")).toBeVisible();
    await expect(
      dialog.getByText(/^返事をお願いします：参加、不参加、未定\s締め切り：11月21日\(土\) 18:00$/),
    ).toBeVisible();
    await expect(dialog.getByText("ページを開く（ログインは要りません）")).toBeVisible();
    await expect(dialog.getByText(/^青葉台ベースボールクラブ\s大野 監督$/)).toBeVisible();
    await expect(dialog.getByText(/^このリンクは2027年3月31日まで使えます。/)).toBeVisible();
    await expect(dialog.queryByText("差出人")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "家族のページ" }));
    await expect(dialog.getByText("11月21日（土） 18:00 まで")).toBeVisible();
    const replies = within(dialog.getByRole("group", { name: "返事" })).getAllByRole("button");
    await expect(replies.map(({ textContent }) => textContent)).toEqual(["参加", "不参加", "未定"]);
  },
};

export const Confirm: Story = {
  name: "確認：数、時刻、気をつけること",
  args: {
    composer: { ...composer, values: { ...draft, body: "11月22日（土）の練習試合についてお知らせします。" } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", proceed));
    const dialog = within(
      await screen.findByRole("alertdialog", {
        name: "「日曜の練習試合 集合時間について」を13人に予約しますか？",
      }),
    );
    await expect(dialog.getByText("高校・中学：選手13人・12家族・アドレス18件")).toBeVisible();
    await expect(dialog.getByText("11月21日（土） 7:00")).toBeVisible();
    await expect(dialog.getByText("参加・不参加・未定（11月21日（土） 18:00 まで）")).toBeVisible();
    await expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "「11月22日(土)」は日曜日です。文面を直す",
      "「練習試合」の時刻が書かれていないようです。文面を直す",
      "「練習試合」の場所が書かれていないようです。文面を直す",
      "2人には届け先がありません。QRの手紙で渡せます。",
    ]);
    await userEvent.click(dialog.getByRole("button", { name: "13人に予約する" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.composer.onSend).toHaveBeenCalledOnce();
  },
};

const clashing = "11月22日（日）の13時に、学校で荷物を積みます。";

export const Mend: Story = {
  name: "操作：CO-9 ほかの行事との重なりを言い、文面のそこへ戻る",
  args: {
    composer: {
      ...composer,
      values: { ...draft, body: `お手伝いをお願いします。\n${clashing}` },
      events: [
        {
          title: "紅白戦",
          audience: "中学・高校",
          state: "planned",
          all_day: false,
          meets_at: null,
          starts_at: "2026-11-22T03:00:00Z",
          ends_at: "2026-11-22T06:00:00Z",
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", proceed));
    const dialog = within(await screen.findByRole("alertdialog"));
    const said = "「11月22日(日)」に書かれた時刻は、行事「紅白戦」（中学・高校）と重なっています。";
    await expect(dialog.getByText(said)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: `文面を直す：${said}` }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const body = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: /^本文/ });
    await waitFor(() => expect(body).toHaveFocus());
    await expect(body.value.slice(body.selectionStart, body.selectionEnd)).toBe("11月22日（日）");
  },
};

export const LateDeadline: Story = {
  name: "操作：CO-9 行事より後の締め切りは、その欄と確認で言い、直せば消える",
  args: {
    composer: {
      ...composer,
      values: {
        ...draft,
        body: "11月22日（日）の9時から、第2グラウンドで練習試合をします。",
        deadline: "2026-11-22T01:00:00.000Z",
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const said = "返事の締め切りが、書かれている日時より後になっています。";
    await expect(await canvas.findByText(said)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", proceed));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      said,
      "2人には届け先がありません。QRの手紙で渡せます。",
    ]);
    await userEvent.click(dialog.getByRole("button", { name: "書き直す" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "締め切りの時刻" }), "9:00");
    await expect(canvas.queryByText(said)).toBeNull();
  },
};

const night = { now: new Date("2026-11-20T13:00:00Z") };
const sentNow = { ...draft, send_at: null, deadline: null, remind: false };

export const Night: Story = {
  name: "CO-4 22時のふつうは、あすの朝7時に送ると言い、明日は、読む朝の次の日",
  args: {
    composer: {
      ...composer,
      ...night,
      values: { ...sentNow, body: "明日（日）の9時から、第2グラウンドで練習試合です。" },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", proceed));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "「日曜の練習試合 集合時間について」を13人に予約しますか？" }),
    );
    await expect(dialog.getByText("11月21日（土） 7:00（21:00〜7:00 は送らないため）")).toBeVisible();
    await expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "2人には届け先がありません。QRの手紙で渡せます。",
    ]);
    await expect(dialog.getByRole("button", { name: "13人に予約する" })).toBeVisible();
  },
};

export const ScheduledAtNight: Story = {
  name: "CO-4 夜の時刻の予約は、その次の朝7時に送ると言う",
  args: { composer: { ...composer, values: { ...sentNow, send_at: "2026-11-21T12:30:00.000Z" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", proceed));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText("11月22日（日） 7:00（21:00〜7:00 は送らないため）")).toBeVisible();
  },
};

export const UrgentAtNight: Story = {
  name: "CO-4 22時の緊急は、いま送ると言う",
  args: { composer: { ...composer, ...night, values: { ...sentNow, level: "urgent" } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", proceed));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText("いま（押してから60秒は取り消せます）")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "13人に送信する" })).toBeVisible();
  },
};

export const Urgent: Story = {
  name: "緊急は、もう一度確かめる",
  args: { composer: { ...composer, values: { ...draft, level: "urgent", send_at: null } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", proceed));
    await userEvent.click(await screen.findByRole("button", { name: "13人に送信する" }));
    const second = within(await screen.findByRole("alertdialog", { name: "緊急のお知らせとして送りますか？" }));
    await expect(args.composer.onSend).not.toHaveBeenCalled();
    await userEvent.click(second.getByRole("button", { name: "緊急で送信する" }));
    await waitFor(() => expect(args.composer.onSend).toHaveBeenCalledOnce());
  },
};

export const Refused: Story = {
  name: "サーバーが断った理由は欄に残り、書いたものは消えない",
  args: {
    composer: {
      ...composer,
      onSend: fn(async () => {
        throw new Failure("invalid", { fields: { send_at: "過ぎた時刻には予約できません" } });
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", proceed));
    await userEvent.click(await screen.findByRole("button", { name: "13人に予約する" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByText("過ぎた時刻には予約できません")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "予約して送信する" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: /^件名/ })).toHaveValue("日曜の練習試合 集合時間について");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "送る時刻" }), "8:00");
    await expect(canvas.queryByText("過ぎた時刻には予約できません")).toBeNull();
  },
};

export const Unavailable: Story = {
  name: "つながらなければ、確認のまま、もう一度送れる",
  args: {
    composer: {
      ...composer,
      onSend: fn(async () => {
        throw new Failure("unavailable");
      }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", proceed));
    const dialog = within(await screen.findByRole("alertdialog"));
    const send = dialog.getByRole("button", { name: "13人に予約する" });
    await userEvent.click(send);
    await expect(await dialog.findByText(/^サーバーにつながりませんでした。/)).toBeVisible();
    await userEvent.click(send);
    await waitFor(() => expect(args.composer.onSend).toHaveBeenCalledTimes(2));
  },
};

export const Held: Story = {
  name: "送信の後、60秒は取り消せる",
  args: { held: { title: "日曜の練習試合 集合時間について", players: 13, secondsLeft: 42 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("「日曜の練習試合 集合時間について」を13人に送ります。")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("あと42秒 取り消せます");
    await userEvent.click(canvas.getByRole("button", { name: "取り消す" }));
    await expect(args.onCancelHeld).toHaveBeenCalledOnce();
  },
};
