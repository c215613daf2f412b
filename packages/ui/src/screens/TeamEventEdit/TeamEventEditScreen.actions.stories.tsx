import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, mocked, screen, waitFor, within } from "storybook/test";
import { club } from "../../components/NoticeView/club.fixtures.ts";
import { TeamEventEditScreen, type TeamEventEditScreenProps } from "./TeamEventEditScreen.tsx";
import { editing, firstArgs, storedGame } from "./teamEventEdit.fixtures.ts";

const meta = {
  id: "screens-team-event-edit-actions",
  title: "画面/行事の編集（操作）",
  component: TeamEventEditScreen,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: firstArgs,
} satisfies Meta<typeof TeamEventEditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = ({ onSave }: Pick<TeamEventEditScreenProps, "onSave">) => mocked(onSave).mock.calls.at(-1);

export const Adds: Story = {
  name: "操作：名前と日時を書いて、家族に知らせて追加する",
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^行事の名前/ }), "平日練習");
    await step("開始を変えると、解散も動く", async () => {
      await userEvent.click(canvas.getByText("開始"));
      await userEvent.keyboard("1730");
    });
    await step("毎週くり返す", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "毎週くり返す" }));
      await expect(canvas.getByText("毎週土曜に、全部で10回")).toBeVisible();
    });
    await userEvent.type(canvas.getByRole("textbox", { name: /^伝えること/ }), "今月から始めます。");
    await userEvent.click(canvas.getByRole("button", { name: "追加して24人に知らせる" }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(sent(args)?.[0]).toEqual(
      expect.objectContaining({
        title: "平日練習",
        day: "2026-11-21",
        starts: "17:30",
        ends: "20:30",
        repeat_until: "2027-01-23",
        tell: true,
        message: "今月から始めます。",
      }),
    );
    await expect(args.onKeep).toHaveBeenLastCalledWith(null);
  },
};

export const Mistakes: Story = {
  name: "操作：まちがいはその欄に。はじめの欄へ移る",
  args: editing,
  play: async ({ args, canvas, step, userEvent }) => {
    const title = canvas.getByRole("textbox", { name: /^行事の名前/ });
    await step("画面で分かるもの", async () => {
      await userEvent.clear(title);
      await userEvent.click(canvas.getByText("集合"));
      await userEvent.keyboard("1000");
      await userEvent.click(canvas.getByRole("button", { name: "保存して24人に知らせる" }));
      await expect(title).toHaveFocus();
      await expect(title).toBeInvalid();
      await expect(canvas.getByText("集合は、開始より前の時刻にしてください")).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step("サーバーに言われたもの", async () => {
      await userEvent.type(title, "練習試合");
      await userEvent.click(canvas.getByText("集合"));
      await userEvent.keyboard("0730");
      mocked(args.onSave).mockRejectedValueOnce(
        new Failure("invalid", {
          message: "入力を直してください",
          fields: { ends_at: "ほかの行事の後にしてください" },
        }),
      );
      await userEvent.type(canvas.getByRole("textbox", { name: /^行事の名前/ }), "（2試合）");
      await userEvent.click(canvas.getByRole("button", { name: "保存して24人に知らせる" }));
      await expect(await canvas.findByText("ほかの行事の後にしてください")).toBeVisible();
      await expect(args.onSaved).not.toHaveBeenCalled();
    });
    await step("書いたものは残っている", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "保存して24人に知らせる" }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
      await expect(sent(args)?.[0]).toEqual(expect.objectContaining({ title: "練習試合（2試合）" }));
    });
  },
};

export const Invites: Story = {
  name: "操作：札と名前で選手を選び、知らせずに保存する",
  args: editing,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("だれも選んでいなければ、言う", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: /^選んだ選手/ }));
      await userEvent.click(canvas.getByRole("button", { name: "保存して0人に知らせる" }));
      await expect(canvas.getByText("招待する選手を選んでください")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "選手を選ぶ" })).toHaveFocus();
    });
    await step("グループと一人", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "投手・捕手 1人" }));
      await userEvent.click(canvas.getByRole("button", { name: "選手を選ぶ" }));
      const dialog = within(await screen.findByRole("dialog", { name: "選手を選ぶ" }));
      for (const box of dialog.getAllByRole("checkbox").slice(1, 2)) await userEvent.click(box);
      await userEvent.click(dialog.getByRole("button", { name: "2人にする" }));
    });
    await step("知らせない", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "招待した人に知らせる" }));
      await expect(canvas.getByText(/知らせは届きません/)).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
      await expect(sent(args)?.[0]).toEqual(
        expect.objectContaining({
          everyone: false,
          member_ids: club.slice(0, 2).map(({ id }) => id),
          tell: false,
        }),
      );
    });
  },
};

export const Details: Story = {
  name: "操作：終日、別の日、締め切り、定員、そのほかの時刻",
  args: editing,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("時刻の行を足し、消す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "予定を足す" }));
      const row = within(canvas.getByRole("group", { name: "予定2" }));
      await userEvent.type(row.getByRole("textbox", { name: "予定の名前" }), "第2試合");
      await userEvent.click(canvas.getByRole("button", { name: "予定1を消す" }));
    });
    await step("定員", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: /^定員/ }), "１３");
      await userEvent.tab();
    });
    await step("締め切りをやめると、催促もやめる", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "出欠の締め切りを決める" }));
    });
    await userEvent.click(canvas.getByRole("button", { name: "保存して24人に知らせる" }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(sent(args)?.[0]).toEqual(
      expect.objectContaining({
        timetable: [{ time: "09:30", label: "第2試合" }],
        capacity: 13,
        deadline_day: null,
        deadline_time: null,
        remind: false,
      }),
    );
    await step("終日にすると、時刻を聞かない", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "終日（時刻を決めない）" }));
      await expect(canvas.queryByText("開始")).toBeNull();
      await userEvent.click(canvas.getByRole("checkbox", { name: "別の日に終わる" }));
      await expect(canvas.getByText("終わりの日")).toBeVisible();
    });
  },
};

export const Stale: Story = {
  name: "操作：ほかの人が先に保存したら、残すほうを選ぶ",
  args: editing,
  play: async ({ args, canvas, step, userEvent }) => {
    const theirs = { version: 4, values: { ...storedGame.values, place: "市民球場", bring: "水筒" } };
    mocked(args.onSave).mockResolvedValueOnce({ outcome: "stale", stored: theirs });
    const place = canvas.getByRole("textbox", { name: "場所" });
    await userEvent.clear(place);
    await userEvent.type(place, "西公園");
    await userEvent.click(canvas.getByRole("button", { name: "保存して24人に知らせる" }));
    await step("違うのは場所だけ。持ち物は、ほかの人のものが残る", async () => {
      const asked = within(await screen.findByRole("dialog", { name: "ほかの人が先に保存しました" }));
      await expect(asked.getAllByRole("radiogroup")).toHaveLength(1);
      await userEvent.click(asked.getByRole("radio", { name: /西公園/ }));
      await userEvent.click(asked.getByRole("button", { name: "選んだ内容で保存する" }));
    });
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(sent(args)?.[0]).toEqual(expect.objectContaining({ place: "西公園", bring: "水筒" }));
    await expect(sent(args)?.[1]).toEqual(theirs);
  },
};

export const Refused: Story = {
  name: "操作：中止された行事は変えられない。二度押しは一度だけ",
  args: editing,
  play: async ({ args, canvas, step, userEvent }) => {
    const save = () => canvas.getByRole("button", { name: /知らせる$/ });
    await userEvent.type(canvas.getByRole("textbox", { name: "場所" }), " 南側");
    mocked(args.onSave).mockRejectedValueOnce(new Failure("conflict", { message: "この行事は中止になりました" }));
    await userEvent.click(save());
    await expect(await canvas.findByRole("alert")).toHaveTextContent("この行事は中止になりました");
    await step("二度押し", async () => {
      mocked(args.onSave).mockClear();
      await userEvent.dblClick(save());
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};
