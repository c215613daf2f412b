import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, mocked, screen, waitFor, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { NoteListScreen } from "./NoteListScreen.tsx";
import { listArgs, november, novemberPage, october } from "./noteList.fixtures.ts";

const meta = {
  id: "screens-note-list",
  title: "画面/ノート一覧",
  component: NoteListScreen,
  parameters: { layout: "fullscreen" },
  args: listArgs,
} satisfies Meta<typeof NoteListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const timeline = canvas.getByRole("list", { name: "ノート" });
    await expect(
      within(timeline)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "11月19日（木）ふりかえり",
      "11月18日（水）ふりかえり",
      "11月16日（月）ふりかえり",
      "11月15日（日）ふりかえり",
      "11月12日（木）ふりかえり",
    ]);
    await expect(within(timeline).getAllByText("未返信")).toHaveLength(1);
    await expect(canvas.getByText("大野 直人：トスで確かめてみよう。")).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: /11月12日（木）.*ノート1件、手ごたえ4、痛み・違和感/ }),
    ).toBeVisible();
    await expect(canvas.getByText("10月のノート 14件")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /青山 朔/ })).toHaveAttribute("href", "/note/note-list/1045");
    await expect(canvas.getByRole("link", { name: "印刷" })).toHaveAttribute("href", "/note/note-list/1042/print");
  },
};

export const Steps: Story = {
  name: "5段階の質問がいくつもある：どの答えも見える",
  parameters: unseen,
  args: {
    notes: november.slice(0, 1).map((note) => ({
      ...note,
      parts: [...note.parts, { label: "体の疲れ", kind: "scale", scale: 2, text: "2" }],
    })),
  },
  play: async ({ canvas }) => {
    const [note] = within(canvas.getByRole("list", { name: "ノート" })).getAllByRole("listitem");
    await expect(note).toHaveTextContent(/体の疲れ2／5/);
  },
};

export const OrderAndCsv: Story = {
  name: "操作：古い順に並べ、読み込んでいない月も含めて、絞り込んだノートの一覧をCSVに残す",
  parameters: unseen,
  render: withHeldView(NoteListScreen),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "古い順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ order: "oldest" });
    const [first] = within(canvas.getByRole("list", { name: "ノート" })).getAllByRole("link");
    await expect(first).toHaveTextContent("11月12日（木）ふりかえり");
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(
      [
        "\uFEFF日付,選手,学年,テンプレート,痛み・違和感,返信",
        "2026-10-28,増田 碧,中2,ふりかえり,,未返信",
        "2026-11-12,増田 碧,中2,ふりかえり,あり,返信済み",
        "2026-11-15,増田 碧,中2,ふりかえり,,返信済み",
        "2026-11-16,増田 碧,中2,ふりかえり,,未返信",
        "2026-11-18,増田 碧,中2,ふりかえり,,返信済み",
        "2026-11-19,増田 碧,中2,ふりかえり,,返信済み",
      ].join("\r\n"),
      "成長ノート_増田 碧_20261120.csv",
    );
  },
};

export const Days: Story = {
  name: "操作：暦を矢印で動き、日と月を選ぶ",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole("button", { name: /11月19日（木）/ });
    await userEvent.click(day);
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ day: "2026-11-19" });
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ day: "2026-11-18" });
    await userEvent.click(canvas.getByRole("button", { name: "前の月" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ month: "2026-10", day: null });
    await expect(canvas.getByRole("button", { name: "次の月" })).toBeDisabled();
  },
};

export const Pain: Story = {
  name: "痛み・違和感だけ。次は9月",
  parameters: unseen,
  args: { view: { ...listArgs.view, view: "pain" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(within(canvas.getByRole("list", { name: "ノート" })).getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.getByText("9月のノート 1件")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "さらに読み込む" }));
    await expect(args.onMore).toHaveBeenCalledWith("2026-09");
    await userEvent.click(canvas.getByRole("button", { name: "すべて" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: "all" });
  },
};

export const MoreFailed: Story = {
  name: "前の月を読み込めない。読んだものは残る",
  parameters: unseen,
  args: { notes: [...november, ...october], firstMonth: "2026-10", more: { busy: false, failed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("雨で体育館。下半身の練習。")).toBeVisible();
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expect(canvas.getByText("9月のノート 10件")).toBeVisible();
  },
};

export const Goals: Story = {
  name: "操作：81マスを開いて保存する。先に保存した人がいれば、そう言って残す",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.goals.onSave).mockRejectedValueOnce(new Failure("conflict"));
    await userEvent.click(canvas.getByRole("button", { name: "81マスを開く" }));
    const dialog = within(await screen.findByRole("dialog", { name: "9マス目標を書く" }));
    await userEvent.click(await dialog.findByRole("button", { name: "9マス目標を保存する" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/先に保存しました.*残っています/);
    await userEvent.click(dialog.getByRole("button", { name: "9マス目標を保存する" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.goals.onSave).toHaveBeenLastCalledWith(listArgs.goals.goals.value.sheet, 2);
  },
};

export const Empty: Story = {
  name: "0件",
  args: {
    player: { status: "ready", value: { ...novemberPage, first_day: null, total: 0, months: [], notes: [] } },
    notes: [],
    goals: {
      ...listArgs.goals,
      goals: { status: "ready", value: { ...listArgs.goals.goals.value, version: 0, updated_at: null } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ノートはまだありません。")).toBeVisible();
    await expect(canvas.getByText("9マス目標はまだ書いていません。")).toBeVisible();
  },
};

export const Few: Story = {
  name: "少ない：1通だけ、9マス目標なし",
  args: {
    player: {
      status: "ready",
      value: {
        ...novemberPage,
        first_day: "2026-11-19",
        total: 1,
        months: [{ month: "2026-11", notes: 1, pain: 0 }],
        notes: november.slice(0, 1),
      },
    },
    notes: november.slice(0, 1),
    previous: undefined,
    next: { name: "青山 朔", href: "/note/note-list/1045" },
    goals: {
      ...listArgs.goals,
      goals: { status: "ready", value: { ...listArgs.goals.goals.value, version: 0, updated_at: null } },
    },
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("list", { name: "ノート" })).getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.getByRole("region", { name: "増田 碧" })).toHaveTextContent("ノート 1件 11月から");
    await expect(canvas.getByRole("button", { name: "前の月" })).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "さらに読み込む" })).toBeNull();
    await expect(canvas.getByText("9マス目標はまだ書いていません。")).toBeVisible();
  },
};

export const Gone: Story = {
  name: "いない選手",
  parameters: unseen,
  args: { player: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この選手は見つかりませんでした")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "成長ノートへ" })).toHaveAttribute("href", "/note");
  },
};

export const LongText: Story = {
  name: "長い文章（スマートフォン、文字200 %）",
  parameters: unseen,
  globals: { text: "200", viewport: { value: "mobile" } },
  args: {
    notes: november.map((note) => ({
      ...note,
      title: "全日本学童軟式野球大会県予選の一回戦のあと",
      parts: [
        { label: "よかったプレー", kind: "text", scale: null, text: "<b>ファウル</b>で粘った。".repeat(60) },
        { label: "つぎ", kind: "text", scale: null, text: "w".repeat(300) },
      ],
    })),
  },
  play: () => expectToFitWindow(),
};
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: () => expectToFitWindow(),
};
export const Loading: Story = { name: "読み込み中", args: { player: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { player: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
