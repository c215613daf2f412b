import { Failure, type PitchCountEdit, type PitchCountsDraft } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { PitchGuardHarness } from "./PitchGuard.harness.tsx";
import { PitchGuardScreen } from "./PitchGuardScreen.tsx";
import { fetchPitchHistory, fetchRecordPitches } from "./parts/parts.ts";
import { watchedGuard } from "./pitchGuard.fixtures.ts";
import { pitchGuardArgs } from "./pitchGuardArgs.fixtures.ts";

const meta = {
  id: "screens-pitch-guard-actions",
  title: "画面/投球数ガード/操作",
  component: PitchGuardScreen,
  render: (args) => <PitchGuardHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [fetchRecordPitches, fetchPitchHistory].map((fetch) => async () => void (await fetch())),
  args: pitchGuardArgs,
} satisfies Meta<typeof PitchGuardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const figures = (title: string) =>
  [...screen.getByRole("region", { name: title }).querySelectorAll("dl > div")].map(({ textContent }) => textContent);
const openRecord = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(button("投球数を記録"));
  return within(await screen.findByRole("dialog", { name: "投球数を記録" }));
};

export const Looks: Story = {
  name: "操作：学年と日を選び、その日の球数を見て、印刷する",
  play: async ({ args, step, userEvent }) => {
    await step("日曜には、1日ぶん戻っている", async () => {
      await userEvent.click(button("日 11/22"));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ days: "2" });
      await expect(figures("日曜に投げられる球数・今週の残り").slice(2, 6)).toEqual([
        "小野寺 湊高2・今週の残り154注意",
        "藤井 颯太中370超過",
        "青山 朔中270",
        "岡田 蒼中370到達",
      ]);
    });
    await step("高校だけなら、1日の上限がないので、今週の残りとその日付", async () => {
      await userEvent.click(button("高"));
      const board = screen.getByRole("region", { name: "今週の残りの球数" });
      await expect(board).toHaveTextContent("11/16〜11/22 投手 3人");
      await expect(screen.queryByRole("region", { name: /投げられる球数/ })).toBeNull();
    });
    await step("小学だけ", async () => {
      await userEvent.click(button("小"));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "e", page: 1 });
      await expect(figures("日曜に投げられる球数")).toHaveLength(3);
    });
    await step("紙には、絞り込んだ選手と、書き込む欄", async () => {
      await userEvent.click(button("試合用に印刷"));
      await expect(args.onPrint).toHaveBeenCalledOnce();
      const paper = () => document.querySelector("[data-paper]");
      await waitFor(() => expect(paper()).toHaveTextContent("2026年11月22日（日）の試合用"));
      await expect(paper()?.querySelectorAll("tbody tr")).toHaveLength(3);
    });
  },
};

export const NobodyThere: Story = {
  name: "操作：その学年に投手がいなければ、すべてに戻せる",
  args: { view: { ...pitchGuardArgs.view, grade: "h" }, guard: withoutSeniors() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("すべての投手を表示"));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: null, q: "", state: null, page: 1 });
    await expect(figures("あす投げられる球数")).toHaveLength(6);
  },
};

function withoutSeniors() {
  const { value } = pitchGuardArgs.guard;
  const players = value.players.filter(({ grade }) => !grade.startsWith("h"));
  return { status: "ready", value: { ...value, players } } as const;
}

const exported = fn<(text: string, file: string) => void>();
export const SearchesAndExports: Story = {
  name: "操作：名前で探し、10人ずつめくり、CSVで残す",
  args: { guard: manyPitchers(), onExport: exported },
  play: async ({ args, step, userEvent }) => {
    await step("めくっても、ルールごとのまとまりが続く", async () => {
      await userEvent.click(button("次のページ"));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 2 });
      await expect(screen.getByText(/^全.*件/)).toHaveTextContent("全 12 件中 11–12 件");
    });
    await step("探すと、はじめのページに戻る", async () => {
      await userEvent.type(screen.getByRole("searchbox", { name: "選手を検索" }), "おがわ");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "おがわ", page: 1 });
      await expect(screen.getAllByRole("row", { name: /小川 新/ })).toHaveLength(1);
    });
    await step("絞り込んだ投手が、かなと上限とともに残る", async () => {
      await userEvent.click(button("CSVで保存する"));
      await waitFor(() => expect(exported).toHaveBeenCalledOnce());
      const [[text, file] = []] = exported.mock.calls;
      await expect(file).toBe("投球数ガード_20261120.csv");
      const [heads, row] = String(text).split("\r\n");
      await expect(heads).toContain("氏名,かな,学年,ルール,状態,痛みの報告,今日の球数,1日の上限");
      await expect(row).toContain("小川 新,おがわ あらた,小6,全日本軟式野球連盟 学童部（2026–）,注意,,68,70,142,210");
    });
  },
};

function manyPitchers(): typeof pitchGuardArgs.guard {
  const { value } = pitchGuardArgs.guard;
  const more = value.players.slice(0, 3).map((player) => ({ ...player, id: player.id + 100 }));
  return { status: "ready", value: { ...value, players: [...value.players, ...more] } };
}

export const WarnsOfPain: Story = {
  name: "操作：痛みの報告がある選手を記録しようとすると、知らせるが止めない",
  args: { guard: { status: "ready", value: watchedGuard } },
  play: async ({ args, step, userEvent }) => {
    const dialog = await openRecord(userEvent);
    const pain = "11/19に右ひじの痛み 6／10の報告があります。投げる前に本人に確かめてください";
    await step("並んでいる投手にも、足した選手にも", async () => {
      await expect(dialog.getByRole("group", { name: "青山 朔" })).toHaveAccessibleDescription(pain);
      await expect(dialog.getByRole("group", { name: "三浦 陽翔" })).not.toHaveAccessibleDescription();
      await userEvent.type(dialog.getByRole("combobox", { name: "ほかの選手を追加" }), "みどり");
      await waitFor(() => userEvent.click(screen.getByRole("option", { name: /増田 碧/ })));
      await expect(await dialog.findByRole("group", { name: "増田 碧" })).toHaveAccessibleDescription(pain);
    });
    await step("記録はできる", async () => {
      await userEvent.type(dialog.getByRole("textbox", { name: "青山 朔" }), "12");
      await userEvent.click(dialog.getByRole("button", { name: "記録する" }));
      await waitFor(() => expect(args.onRecord).toHaveBeenCalledOnce());
    });
  },
};

export const Records: Story = {
  name: "操作：何人もまとめて記録し、二度押しても一度だけ送る",
  play: async ({ args, step, userEvent }) => {
    const dialog = await openRecord(userEvent);
    const count = (name: string) => dialog.getByRole("textbox", { name });
    await step("空のままでは送らず、欄へ移って言う", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "記録する" }));
      await expect(dialog.getByRole("group", { name: "選手ごとの球数" })).toHaveAccessibleDescription(
        /投げた選手の球数を入力してください/,
      );
      await expect(count("三浦 陽翔")).toHaveFocus();
      await expect(args.onRecord).not.toHaveBeenCalled();
    });
    await step("範囲の外は、その欄で言う", async () => {
      await userEvent.type(count("三浦 陽翔"), "501{Tab}");
      await userEvent.click(dialog.getByRole("button", { name: "記録する" }));
      await expect(count("三浦 陽翔")).toBeInvalid();
      await expect(count("三浦 陽翔")).toHaveFocus();
      await expect(args.onRecord).not.toHaveBeenCalled();
    });
    await step("その日の記録が見え、全角も受け付け、ほかの選手も足せる", async () => {
      await expect(count("小川 新")).toHaveAccessibleDescription(/この日の記録 68球/);
      await userEvent.clear(count("三浦 陽翔"));
      await userEvent.type(count("三浦 陽翔"), "４５");
      await userEvent.selectOptions(dialog.getByRole("combobox", { name: "小川 新の種類" }), "elsewhere");
      await userEvent.type(count("小川 新"), "12");
      await userEvent.type(dialog.getByRole("combobox", { name: "ほかの選手を追加" }), "みどり");
      // While the list opens, no row can be pressed.
      await waitFor(() => userEvent.click(screen.getByRole("option", { name: /増田 碧/ })));
      await userEvent.type(await dialog.findByRole("textbox", { name: "増田 碧" }), "30{Tab}");
      await expect(args.onDraft).toHaveBeenLastCalledWith({
        date: "2026-11-20",
        rows: [
          { member_id: 1, kind: "game", pitches: 45 },
          { member_id: 9, kind: "elsewhere", pitches: 12 },
          { member_id: 11, kind: "game", pitches: 30 },
        ],
      });
    });
    await step("一度だけ送り、閉じて、書きかけはなくなる", async () => {
      await userEvent.dblClick(dialog.getByRole("button", { name: "記録する" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(args.onRecord.mock.calls).toEqual([
        [
          {
            date: "2026-11-20",
            counts: [
              { member_id: 1, kind: "game", pitches: 45 },
              { member_id: 9, kind: "elsewhere", pitches: 12 },
              { member_id: 11, kind: "game", pitches: 30 },
            ],
          },
        ],
      ]);
      await expect(args.onDraft).toHaveBeenLastCalledWith({ date: null, rows: [] });
    });
  },
};

export const KeepsDraft: Story = {
  name: "操作：断られても閉じても、書きかけは残る",
  args: { onRecord: fn(async (_draft: PitchCountsDraft) => Promise.reject(new Failure("unavailable"))) },
  play: async ({ step, userEvent }) => {
    const dialog = await openRecord(userEvent);
    await step("届かなければ、開いたまま理由を言う", async () => {
      await userEvent.type(dialog.getByRole("textbox", { name: "青山 朔" }), "41");
      await userEvent.click(dialog.getByRole("button", { name: "記録する" }));
      await expect(await dialog.findByRole("alert")).toBeVisible();
      await expect(dialog.getByRole("textbox", { name: "青山 朔" })).toHaveValue("41");
    });
    await step("閉じて開くと、書いたものが先頭にある", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const again = await openRecord(userEvent);
      const [first] = again.getAllByRole("textbox");
      await expect(first).toHaveAccessibleName("青山 朔");
      await expect(first).toHaveValue("41");
    });
  },
};

export const DateRefused: Story = {
  name: "操作：日付を断られたら、その欄で言う",
  args: {
    onRecord: fn(async (_draft: PitchCountsDraft) =>
      Promise.reject(new Failure("invalid", { fields: { date: "きょうまでの日付を選んでください" } })),
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await openRecord(userEvent);
    await userEvent.type(dialog.getByRole("textbox", { name: "青山 朔" }), "41");
    await userEvent.click(dialog.getByRole("button", { name: "記録する" }));
    await expect(await dialog.findByText("きょうまでの日付を選んでください")).toBeVisible();
    await expect(dialog.queryByRole("alert")).toBeNull();
  },
};

export const EditsAndDeletes: Story = {
  name: "操作：選手の記録を開き、直し、消す",
  play: async ({ args, step, userEvent }) => {
    await userEvent.click(button(/^小\s*小川 新|小川 新/));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ player: 9 });
    const dialog = within(await screen.findByRole("dialog", { name: "小川 新の投球の記録" }));
    await step("新しい日から並ぶ", async () => {
      await expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
        "11/20（金）試合指導者が記入 大野 直人68球",
        "11/18（水）練習指導者が記入30球",
        "11/16（月）ほかのチーム　連携サービスから44球",
      ]);
    });
    await step("消す", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "11/18（水） 練習 30球を削除" }));
      await expect(args.onDelete.mock.calls.map(([{ id }]) => id)).toEqual([22]);
    });
    await step("直す", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "11/20（金） 試合 68球を変更" }));
      await userEvent.click(dialog.getByRole("button", { name: "練習" }));
      const pitches = dialog.getByRole("textbox", { name: "球数" });
      await userEvent.clear(pitches);
      await userEvent.type(pitches, "70");
      await userEvent.click(dialog.getByRole("button", { name: "変更を保存する" }));
      await expect(args.onChange.mock.calls).toEqual([
        [
          {
            member_id: 9,
            id: 23,
            version: 1,
            date: "2026-11-20",
            kind: "practice",
            pitches: 70,
          },
        ],
      ]);
      await expect(await dialog.findAllByRole("listitem")).toHaveLength(3);
    });
    await step("閉じる", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "閉じる" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ player: null });
    });
  },
};

const savedMeanwhile =
  "開いている間に、ほかの人がこの投球数を変更しました。いまの記録を確かめて、もう一度保存してください。";

export const SavedMeanwhile: Story = {
  name: "操作：R4 先に保存されていたら、理由を言い、書いたものは残る",
  args: {
    view: { ...pitchGuardArgs.view, player: 9 },
    onChange: fn(async (_edit: PitchCountEdit) => Promise.reject(new Failure("conflict", { message: savedMeanwhile }))),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "小川 新の投球の記録" }));
    await userEvent.click(dialog.getByRole("button", { name: "11/20（金） 試合 68球を変更" }));
    const pitches = dialog.getByRole("textbox", { name: "球数" });
    await userEvent.clear(pitches);
    await userEvent.type(pitches, "71");
    await userEvent.click(dialog.getByRole("button", { name: "変更を保存する" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(savedMeanwhile);
    await expect(pitches).toHaveValue("71");
    await expect(dialog.getByText("いまの記録：11/20（金） 試合 68球")).toBeVisible();
  },
};

export const HistoryFailed: Story = {
  name: "操作：記録の読み込みに失敗しても、やり直せる",
  args: { view: { ...pitchGuardArgs.view, player: 9 }, history: { status: "failed", code: "unavailable" } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetryHistory).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  name: "操作：スマートフォンでは、下のボタンから記録し、学年は紙で選ぶ",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, step, userEvent }) => {
    await step("絞り込み", async () => {
      await userEvent.click(button(/^絞り込み/));
      const sheet = within(await screen.findByRole("dialog"));
      await userEvent.click(sheet.getByRole("button", { name: "中" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "j", page: 1 });
      await userEvent.click(sheet.getByRole("button", { name: "3人を表示する" }));
    });
    await step("記録", async () => {
      await userEvent.click(button("投球数を記録する"));
      const dialog = within(await screen.findByRole("dialog", { name: "投球数を記録" }));
      await expect(dialog.getAllByRole("textbox").length).toBeGreaterThanOrEqual(3);
    });
  },
};
