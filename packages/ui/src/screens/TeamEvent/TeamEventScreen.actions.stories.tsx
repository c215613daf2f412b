import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { withoutParts } from "../../state/withoutParts.harness.ts";
import { TeamEventScreen } from "./TeamEventScreen.tsx";
import { event, reminded, teamEventArgs } from "./teamEvent.fixtures.ts";

const meta = {
  id: "screens-team-event-actions",
  title: "画面/チームの行事/操作",
  component: TeamEventScreen,
  render: withHeldView(TeamEventScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: teamEventArgs,
} satisfies Meta<typeof TeamEventScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arrange: Story = {
  name: "出欠：ひとつの返事だけにする、返事ごとに並べる",
  play: async ({ args, canvas, userEvent }) => {
    const board = within(canvas.getByRole("region", { name: "出欠" }));
    const terms = () => board.queryAllByRole("term").map(({ textContent }) => textContent);
    await userEvent.click(board.getByRole("button", { name: /^未回答\s*2\s*人$/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ answer: "unanswered" });
    await expect(terms()).toEqual(["小51人", "小31人"]);
    await userEvent.click(board.getByRole("button", { name: /^未回答\s*2\s*人$/ }));
    await userEvent.click(board.getByRole("button", { name: "返事ごと" }));
    await expect(terms()).toEqual(["未回答2人", "未定1人", "参加6人", "遅刻・早退1人", "不参加1人"]);
    await expect(board.getByRole("button", { name: /^野口 咲茉/ })).toHaveTextContent("小3");
  },
};

export const Answer: Story = {
  name: "返事：電話で聞いた返事を入れる",
  play: async ({ args, canvas, userEvent }) => {
    const tile = canvas.getByRole("button", { name: /^宮本 悠人/ });
    await userEvent.click(tile);
    const dialog = within(await screen.findByRole("dialog", { name: "宮本 悠人さんの返事" }));
    await expect(dialog.queryByRole("button", { name: "返事を取り消す" })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "返事を入れる" }));
    await expect(dialog.getByText("返事を選んでください")).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("radio", { name: "遅刻・早退" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^ひとこと/ }), " 8:30 から ");
    await userEvent.click(dialog.getByRole("button", { name: "返事を入れる" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onAnswer).toHaveBeenCalledWith({ member_id: 1058, answer: "partly", comment: "8:30 から" });
    await expect(tile).toHaveFocus();
  },
};

export const DialogsMissing: Story = {
  ...withoutParts(1, 2),
  name: "返事：入れる紙が届かなければ、もう一度押して開ける",
  args: { event: { status: "ready", value: { ...event, pitchers: null } } },
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole("button", { name: /^宮本 悠人/ });
    await userEvent.click(tile);
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(async () => {
      await userEvent.click(tile);
      await expect(screen.getByRole("dialog", { name: "宮本 悠人さんの返事" })).toBeVisible();
    });
  },
};

export const TakeBack: Story = {
  name: "返事：取り消す。だれが入れたかが分かる",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^新井 晴/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "新井 晴さんの返事" }));
    await expect(dialog.getByText("11/19 20:52 に、大野 直人が入れました。")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "遅刻・早退" })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "返事を取り消す" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onAnswer).toHaveBeenCalledWith({ member_id: 1061, answer: null, comment: "" });
  },
};

export const AnswerRefused: Story = {
  name: "返事：定員で断られても、書いたものは残る",
  args: {
    onAnswer: fn(async () => {
      throw new Failure("invalid", { fields: { answer: "定員の6人に達しています" } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^野口 咲茉/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "野口 咲茉さんの返事" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^ひとこと/ }), "車で行きます");
    await userEvent.click(dialog.getByRole("radio", { name: "参加" }));
    await userEvent.click(dialog.getByRole("button", { name: "返事を入れる" }));
    await expect(await dialog.findByText("定員の6人に達しています")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^ひとこと/ })).toHaveValue("車で行きます");
  },
};

export const Remind: Story = {
  name: "未回答の人に知らせる。送った数を言う",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "未回答の2人に知らせる" }));
    await expect(args.onRemind).toHaveBeenCalledWith([1058, 1062]);
    await expect(await canvas.findByText("2家族に送りました。")).toBeVisible();
  },
};

export const RemindRepeated: Story = {
  name: "くり返す行事は、近い回だけを知らせると言う",
  args: {
    event: { status: "ready", value: { ...event, later_occurrences: 3 } },
    onRemind: fn(async () => ({ ...reminded, families: 0, done: 2 })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "未回答の2人に知らせる" }));
    await expect(await canvas.findByText(/いちばん近い回の返事だけを知らせます。$/)).toBeVisible();
  },
};

export const Cancel: Story = {
  name: "中止：理由と伝えることを、招待した全員に知らせる",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "中止・変更" }));
    const dialog = within(await screen.findByRole("dialog", { name: "11月23日の練習試合を中止・変更" }));
    await expect(dialog.queryByRole("radiogroup")).toBeNull();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^理由/ }), "雨・グラウンド不良");
    await userEvent.type(dialog.getByRole("textbox", { name: /^伝えること/ }), "グラウンドが使えません。");
    await expect(dialog.getByRole("checkbox", { name: "招待した11人と保護者 全員に知らせる" })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "夜でもすぐに送る" })).not.toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "中止して11人に知らせる" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledWith({
      scope: "one",
      reason: "雨・グラウンド不良",
      tell: { message: "グラウンドが使えません。", urgent: false },
    });
  },
};

export const CancelSilently: Story = {
  name: "中止：知らせずに、この先もすべて",
  args: { event: { status: "ready", value: { ...event, later_occurrences: 3 } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "中止・変更" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: "この回から先の4回すべて" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "招待した11人と保護者 全員に知らせる" }));
    await expect(dialog.queryByRole("textbox")).toBeNull();
    // The segment's own 中止する stands above it.
    const [submit] = dialog.getAllByRole("button", { name: "中止する" }).slice(-1);
    await userEvent.click(submit ?? document.body);
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith({ scope: "following", reason: "", tell: null }));
  },
};

export const CancelRefused: Story = {
  name: "中止：ほかの人が先に変えていても、書いたものは残る",
  args: {
    onCancel: fn(async () => {
      throw new Failure("conflict", { message: "ほかのコーチが先に変えました。" });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "中止・変更" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /^伝えること/ }), "中止します。");
    await userEvent.click(dialog.getByRole("button", { name: "中止して11人に知らせる" }));
    await expect(await dialog.findByText("ほかのコーチが先に変えました。")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^伝えること/ })).toHaveValue("中止します。");
  },
};

export const Change: Story = {
  name: "変更：編集の画面へ進む",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "中止・変更" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "時間・場所を変える" }));
    await expect(dialog.getByRole("link", { name: "編集の画面へ" })).toHaveAttribute(
      "href",
      "/event-list/team/31/edit",
    );
  },
};

export const Duties: Story = {
  name: "当番：回数の少ない家族から案を出す。加える、変える、消す",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "お願いする（救急箱と氷）" }));
    const dialog = within(await screen.findByRole("dialog", { name: "救急箱と氷" }));
    await expect(dialog.getByRole("combobox", { name: /^お願いする家族/ })).toHaveDisplayValue("武田さん（今年度0回）");
    await userEvent.click(dialog.getByRole("button", { name: "決める" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onSaveDuties).toHaveBeenLastCalledWith([
      ...event.duties.slice(0, 3),
      { duty_id: 4, name: "救急箱と氷", family_id: 1057 },
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "当番を加える" }));
    const adding = within(await screen.findByRole("dialog", { name: "当番を加える" }));
    await userEvent.click(adding.getByRole("button", { name: "決める" }));
    await expect(adding.getByText("当番の名前を入力してください")).toBeVisible();
    await userEvent.type(adding.getByRole("textbox", { name: /^当番の名前/ }), "お茶");
    await userEvent.selectOptions(adding.getByRole("combobox"), "あとで決める");
    await userEvent.click(adding.getByRole("button", { name: "決める" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onSaveDuties).toHaveBeenLastCalledWith([...event.duties, { name: "お茶", family_id: null }]);
    await userEvent.click(canvas.getByRole("button", { name: "変える（塁審）" }));
    const changing = within(await screen.findByRole("dialog", { name: "塁審" }));
    await userEvent.click(changing.getByRole("button", { name: "この当番を消す" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onSaveDuties).toHaveBeenLastCalledWith(event.duties.slice(1));
  },
};

export const Suggest: Story = {
  name: "当番：おまかせで割り当てる",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "おまかせで割り当てる" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "未定の1つを割り当てますか？" }));
    await expect(dialog.getByText("救急箱と氷：武田さん")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "決める" }));
    await waitFor(() =>
      expect(args.onSaveDuties).toHaveBeenCalledWith([
        ...event.duties.slice(0, 3),
        { duty_id: 4, name: "救急箱と氷", family_id: 1057 },
      ]),
    );
  },
};

export const More: Story = {
  name: "その他：複製する。返事が届いたあとは削除できない",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "その他の操作" }));
    await expect(await screen.findByRole("menuitem", { name: /複製して/ })).toHaveAttribute(
      "href",
      "/event-list/new?copy=31",
    );
    await expect(screen.getByRole("menuitem", { name: /行事を削除する/ })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
  },
};

export const Delete: Story = {
  name: "その他：まちがえて入れた行事を削除する。測定シートを作る",
  args: {
    event: {
      status: "ready",
      value: {
        ...event,
        kind: "measuring",
        attendance: event.attendance.map((one) => ({ ...one, answer: null, answered_at: null })),
        car_answers: [],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "その他の操作" }));
    await expect(await screen.findByRole("menuitem", { name: "測定シートを作る" })).toHaveAttribute(
      "href",
      "/evaluation-result/measuring-day?event=31",
    );
    await userEvent.click(screen.getByRole("menuitem", { name: "行事を削除する" }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "11月23日（月）の「練習試合」を削除しますか？" }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "行事を削除する" }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
  },
};

export const Calendar: Story = {
  name: "カレンダーに追加できなければ、理由を言う",
  args: {
    onCalendar: fn(async () => {
      throw new Failure("unavailable");
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "カレンダーに追加" }));
    await expect(args.onCalendar).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/^サーバーにつながりませんでした。/)).toBeVisible();
  },
};
