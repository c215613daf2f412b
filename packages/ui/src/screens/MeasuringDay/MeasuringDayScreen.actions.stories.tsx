import { Failure, type MeasuringDayDraft } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { MeasuringDayHarness } from "./MeasuringDay.harness.tsx";
import { MeasuringDayScreen } from "./MeasuringDayScreen.tsx";
import { day, disputed, items, sheet } from "./measuringDay.fixtures.ts";
import { measuringDayArgs, openDay } from "./measuringDayArgs.fixtures.ts";
import type { DaySaved } from "./parts/useDayForm.ts";

const meta = {
  id: "screens-measuring-day-actions",
  title: "画面/測定会の入力/操作",
  component: MeasuringDayScreen,
  render: (args) => <MeasuringDayHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: measuringDayArgs,
} satisfies Meta<typeof MeasuringDayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypesAndEnds: Story = {
  name: "操作：BE-7 打ち、直し、確かめ、終える",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("打った値はマスを離れたときに届く", async () => {
      await userEvent.click(canvas.getByRole("gridcell", { name: "16." }));
      await userEvent.keyboard("１５．８{Enter}");
      await expect(args.day?.onType).toHaveBeenLastCalledWith([{ member_id: 5, item_id: 5, text: "１５．８" }]);
    });
    await step("次の「直す・確認」へ行き、ひと押しで直す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "次の「直す・確認」へ" }));
      await userEvent.click(canvas.getByRole("button", { name: "152 にする" }));
      await expect(args.day?.onType).toHaveBeenLastCalledWith([{ member_id: 7, item_id: 4, text: "152" }]);
      await userEvent.click(canvas.getByRole("button", { name: "次の「直す・確認」へ" }));
      await expect(canvas.getByText("自己ベスト（37.0 m）を大きく上回っています。")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "この値でよい" }));
      await expect(args.day?.onKeep).toHaveBeenLastCalledWith({ member_id: 6, item_id: 3 });
      await expect(canvas.getByRole("gridcell", { name: "自己ベスト 52.4" })).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "次の「直す・確認」へ" })).toBeNull();
    });
    await step("学年を切り替えると、その選手だけになる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "中学 1" }));
      await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["増増田 碧中2"]);
      await expect(canvas.getByRole("link", { name: "測定シート" })).toHaveAttribute(
        "href",
        "/evaluation-result/print?day=7&stage=j",
      );
    });
    await step("終えると、新しい自己ベストが名前で並ぶ", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "測定会を終える" }));
      const dialog = screen.getByRole("alertdialog", { name: "「冬の測定会」を終えますか？" });
      await expect(within(dialog).getByText("未入力のマスが12あります。")).toBeVisible();
      await expect(within(dialog).queryByText(/記録されません/)).toBeNull();
      await userEvent.click(within(dialog).getByRole("button", { name: "終える" }));
      await expect(args.day?.onEnd).toHaveBeenCalledOnce();
      await expect(canvas.getByRole("region", { name: "新しい自己ベスト" })).toHaveTextContent("小川 新");
      await expect(canvas.queryByRole("button", { name: "測定会を終える" })).toBeNull();
    });
  },
};

export const Undecided: Story = {
  name: "操作：直す・確認を残して終えるときは言う。断られたら紙は開いたまま",
  args: {
    day: {
      ...openDay,
      onEnd: fn(async () => {
        throw new Failure("unavailable", { status: 0 });
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "測定会を終える" }));
    const dialog = screen.getByRole("alertdialog");
    await expect(
      within(dialog).getByText("「直す」「確認」が残っている2マスは、記録されません。この端末には残ります。"),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "終える" }));
    await expect(within(dialog).getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(within(dialog).getByRole("button", { name: "入力を続ける" }));
    await expect(canvas.getByRole("gridcell", { name: "直す 1520" })).toBeVisible();
  },
};

export const Disputed: Story = {
  name: "操作：R4 ほかの人の値とちがうマスは、どちらも見せて選ばせる",
  args: { day: { ...openDay, unsent: disputed } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "次の「直す・確認」へ" }));
    await expect(canvas.getByText(/いまの保存内容は149 cm、あなたの入力は184 cmです。/)).toHaveTextContent(
      "片山 恵さんが先に入力しました。",
    );
    await expect(canvas.getByRole("button", { name: "この値でよい" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "149 にする" }));
    await expect(args.day?.onType).toHaveBeenLastCalledWith([{ member_id: 8, item_id: 4, text: "149" }]);
  },
};

const threeUnsent = { waiting: 3, onDevice: { ...openDay.saving.onDevice, stored: 3 } };

export const Offline: Story = {
  name: "操作：BE-5 つながらない間の一行と、送れなかったときの再送",
  args: { day: { ...openDay, saving: { ...openDay.saving, ...threeUnsent, isOnline: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3件の入力をこの端末に保存しました。つながると1回だけ送信します。")).toBeVisible();
    await expect(canvas.getByText("最後の送信 19:41")).toBeVisible();
    await expect(canvas.queryByText(/自動保存/)).toBeNull();
    await expect(canvas.getByText("3件を端末に保存しました（送信待ち）")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "通信の状態を見る" })).toHaveAttribute("href", "/sync-status");
  },
};
export const OfflineMobile: Story = {
  ...Offline,
  name: "同じく、スマートフォン",
  globals: { viewport: { value: "mobile" } },
};
export const NotStored: Story = {
  name: "端末が保存を断っている間は、保存したと言わない",
  args: {
    day: {
      ...openDay,
      saving: {
        ...openDay.saving,
        isOnline: false,
        waiting: 3,
        onDevice: { ...openDay.saving.onDevice, failed: 3 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3件はこの端末に保存できません。/)).toBeVisible();
    await expect(canvas.queryByText(/保存しました/)).toBeNull();
  },
};
export const Refused: Story = {
  name: "操作：送れなかったことと、そのわけと、再送",
  args: { day: { ...openDay, saving: { ...openDay.saving, ...threeUnsent, failure: new Failure("unexpected") } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      /^3件を送信できませんでした。入力した内容はこの端末に残っています。サーバーで問題が起きました。/,
    );
    await userEvent.click(canvas.getByRole("button", { name: "再送する" }));
    await expect(args.day?.onResend).toHaveBeenCalledOnce();
  },
};

export const Starts: Story = {
  name: "操作：測定会を始める。書きかけは残る",
  args: { day: null },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "測定会を始める" }));
    const form = () => within(screen.getByRole("dialog", { name: "測定会を始める" }));
    await waitFor(() => form().getByRole("textbox", { name: "測定会の名前" }));
    await step("名前の初めは今日の日付。なければ始まらない", async () => {
      await expect(form().getByRole("textbox", { name: "測定会の名前" })).toHaveValue("11月20日の測定会");
      await userEvent.clear(form().getByRole("textbox", { name: "測定会の名前" }));
      await userEvent.click(form().getByRole("button", { name: "入力を始める" }));
      await expect(form().getByRole("textbox", { name: "測定会の名前" })).toHaveAccessibleDescription(
        /測定会の名前を入力してください/,
      );
      await expect(args.onStart).not.toHaveBeenCalled();
    });
    await step("項目を選び、並べる。閉じても残っている", async () => {
      await userEvent.type(form().getByRole("textbox", { name: "測定会の名前" }), "冬の走力会");
      await userEvent.click(form().getByRole("checkbox", { name: "遠投" }));
      await userEvent.click(form().getByRole("button", { name: "ベースランニングを上へ" }));
      await userEvent.click(form().getByRole("button", { name: "キャンセル" }));
      await userEvent.click(canvas.getByRole("button", { name: "測定会を始める" }));
      await expect(form().getByRole("textbox", { name: "測定会の名前" })).toHaveValue("冬の走力会");
      await userEvent.click(form().getByRole("button", { name: "入力を始める" }));
      await expect(args.onStart).toHaveBeenCalledWith({
        name: "冬の走力会",
        date: "2026-11-20",
        place: "",
        event_id: null,
        item_ids: [2, 1, 4, 5, 6],
      });
      await expect(args.onDraft).toHaveBeenLastCalledWith(null);
    });
  },
};

export const StartsFromEvent: Story = {
  name: "操作：EV-4 行事から始める。ほかの書きかけは混ざらない",
  args: {
    day: null,
    begin: { event_id: 31, name: "冬の測定会", date: "2026-11-28", place: "市民体育館" },
    draft: { name: "書きかけ", date: "2026-11-20", place: "", order: [1], chosen: [1] },
  },
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole("dialog", { name: "測定会を始める" }));
    await expect(await form.findByRole("textbox", { name: "測定会の名前" })).toHaveValue("冬の測定会");
    await expect(form.getByText(/^行事の出欠から、未回答の選手を先に/)).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "入力を始める" }));
    await expect(args.onStart).toHaveBeenCalledWith({
      name: "冬の測定会",
      date: "2026-11-20",
      place: "市民体育館",
      event_id: 31,
      item_ids: [1, 2, 3, 4, 5, 6],
    });
  },
};

export const QuickStarts: Story = {
  name: "操作：ひとつの項目は、名前を決めずにひと押しで始まる。今日測っていれば続きへ。断られたらわけを言う",
  args: {
    day: null,
    days: { status: "ready", value: [{ ...day, item_ids: [3] }] },
    onStart: fn(async (_draft: MeasuringDayDraft): Promise<void> => {
      throw new Failure("unavailable", { status: 0 });
    }),
  },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "遠投 続き（今日の測定）" })).toHaveAttribute(
      "href",
      "/evaluation-result/measuring-day?day=7&item=3",
    );
    await userEvent.dblClick(canvas.getByRole("button", { name: "今日の「50m走」を測る" }));
    await expect(args.onStart).toHaveBeenCalledWith({
      name: "50m走の測定",
      date: "2026-11-20",
      place: "",
      event_id: null,
      item_ids: [1],
    });
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
  },
};

export const Edits: Story = {
  name: "操作：R4 先に変えられた測定会は、選んで保存する。削除は確かめる",
  args: {
    day: {
      ...openDay,
      onEdit: fn(async (_draft: MeasuringDayDraft, version: number): Promise<DaySaved> => {
        const stored = { ...day, name: "冬の記録会", item_ids: [1, 2], version: 4 };
        return version === stored.version ? { outcome: "saved" } : { outcome: "stale", stored };
      }),
    },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "項目を選ぶ" }));
    const form = within(await screen.findByRole("dialog", { name: "測定会の名前と項目" }));
    await step("記録のある日の日付は変えられない", async () => {
      await expect(form.getByText(/^記録があるため変えられません。/)).toBeVisible();
    });
    await step("削除の前に確かめる", async () => {
      await userEvent.click(form.getByRole("button", { name: "この測定会を削除する" }));
      const ask = within(screen.getByRole("alertdialog", { name: "「冬の測定会」を削除しますか？" }));
      await userEvent.click(ask.getByRole("button", { name: "キャンセル" }));
      await expect(args.day?.onDelete).not.toHaveBeenCalled();
    });
    await step("先に変えた人の名前が残り、自分の項目を選んで残す", async () => {
      await userEvent.click(form.getByRole("checkbox", { name: "スイング速度" }));
      await userEvent.click(form.getByRole("button", { name: "保存する" }));
      const choice = within(await screen.findByRole("dialog", { name: "ほかの人が先に保存しました" }));
      await expect(choice.queryByRole("radio", { name: /冬の記録会/ })).toBeNull();
      await userEvent.click(choice.getByRole("button", { name: "選んだ内容で保存する" }));
      await waitFor(() =>
        expect(args.day?.onEdit).toHaveBeenLastCalledWith(
          { name: "冬の記録会", date: "2026-11-20", place: "室内練習場", event_id: null, item_ids: [1, 2, 3, 4, 5] },
          4,
        ),
      );
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  },
};

export const Coach: Story = {
  name: "操作：監督でない人は削除できない",
  args: { isManager: false, day: { ...openDay, sheet: { status: "ready", value: { ...sheet, items: [...items] } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "項目を選ぶ" }));
    await screen.findByRole("textbox", { name: "測定会の名前" });
    await expect(screen.queryByRole("button", { name: "この測定会を削除する" })).toBeNull();
  },
};
