import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { HomeScreen, type HomeScreenProps } from "./HomeScreen.tsx";
import { broken, fridayEvening, namesakes, newTeam, nothingToDo, thousand, twoPains } from "./home.fixtures.ts";

const meta = {
  id: "screens-home",
  title: "画面/ホーム",
  component: HomeScreen,
  parameters: { layout: "fullscreen" },
  args: {
    home: { status: "ready", value: fridayEvening },
    today: "2026-11-20",
    analyzerAvailable: true,
    unsent: [],
    refreshing: false,
    onRetry: fn(),
    loadPart: takePart,
    markBestsSeen: fn(async () => []),
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** These differ in words only. */
const unseen = { visual: { disable: true } };
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const headOf = (canvas: ReturnType<typeof within>) => within(canvas.getByRole("region", { name: "きょうの要点" }));
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute("href"));

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, step }) => {
    await step("要点は、痛み、超過、記録なし。どれも、下の行と同じところへ行く", async () => {
      const links = headOf(canvas).getAllByRole("link");
      await expect(texts(links)).toEqual([
        "大塚さんは痛みの報告あり。",
        "藤井さんが上限を超過。",
        "7人が3日以上記録なし。",
      ]);
      await expect(hrefs(links)).toEqual([
        "/training-report?pain=1",
        "/dashboard/pitch-guard?state=attention",
        "/notification/open-items?kind=record",
      ]);
    });
    await step("区分と日ごとの実施率。直近7日で、今日は20時まで途中", async () => {
      const board = canvas.getByRole("table", {
        name: "直近7日のトレーニング実施率 11月14日（土）〜20日（金） 単位：%",
      });
      const [, senior] = within(board).getAllByRole("row");
      if (!senior) throw new Error("高校の行がある");
      await expect(senior).toHaveTextContent(/^高校5人/);
      await expect(texts(within(senior).getAllByRole("cell"))).toEqual([
        "40",
        "60",
        "60",
        "80",
        "60",
        "40",
        "途中",
        "71",
        "57",
      ]);
      await expect(within(senior).getByRole("link")).toHaveAttribute("href", "/dashboard?grade=h");
    });
    await step("対応が必要なことは、数、だれか、行き先が一つ", async () => {
      const panel = within(canvas.getByRole("region", { name: "対応が必要なこと" }));
      await expect(panel.getByText("今日 19:40 時点")).toBeVisible();
      await expect(texts(panel.getAllByRole("listitem"))).toEqual([
        "1痛みの報告大塚 奏太さん 右ひじ 3／10（11/20）確認する",
        "2参加の承認待ち浅野 暖さん、堀 紬さん承認する",
        "73日以上 記録がない選手野口 咲茉さん ほか6人声をかける",
        "3投球数に注意が必要な選手大塚 奏太さんが痛みを訴えています。投げる前に確認が必要確認する",
        "4未返信の成長ノート痛み・違和感 1件返信する",
        "9まだの人（未読・返事・出欠・ノート・記録・測定）野口 咲茉さん ほか8人知らせる",
        "1アナライザーの招待中坂口 律さん確認する",
      ]);
      await expect(panel.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "/training-report?pain=1",
        "/member-list?status=applied",
        "/notification/open-items?kind=record",
        "/dashboard/pitch-guard?state=attention",
        "/note?view=unanswered",
        "/notification/open-items",
        "/member-list?status=analyzer-invited",
      ]);
    });
    await step("今日の提出は区分ごとに。札からその選手へ", async () => {
      const panel = within(canvas.getByRole("region", { name: "今日の提出" }));
      await expect(panel.getByText("11人中7人が提出済み")).toBeInTheDocument();
      await expect(panel.getByRole("link", { name: "野口 15日 記録なし（野口 咲茉）" })).toHaveAttribute(
        "href",
        "/training-report/23",
      );
    });
    await step("自己ベストは値と伸び。小さいほどよい項目は、減りが伸び", async () => {
      const panel = within(await canvas.findByRole("region", { name: "自己ベストの更新" }));
      await expect(panel.getByRole("link", { name: "スコアボード" })).toHaveAttribute("href", "/scoreboard");
      const players = panel.getAllByRole("link").filter((link) => link.closest("li"));
      await expect(players.slice(0, 4).map((link) => link.getAttribute("href"))).toEqual([
        expect.stringMatching(
          /^\/nextshot\/report\/\d+\/pitching\/results\?start=2026-11-18&end=2026-11-18&day=2026-11-18$/,
        ),
        expect.stringMatching(
          /^\/nextshot\/report\/\d+\/batting\/results\?start=2026-11-18&end=2026-11-18&sort=-speed$/,
        ),
        expect.stringMatching(
          /^\/nextshot\/report\/\d+\/batting\/results\?start=2026-11-17&end=2026-11-17&sort=-distance$/,
        ),
        expect.stringMatching(/^\/training-report\/\d+$/),
      ]);
      await expect(texts(panel.getAllByRole("listitem"))).toEqual([
        "小小野寺 湊高2・球速136.4km/h+1.2",
        "増増田 碧中2・打球速度（ティー）114.8km/h+2.6",
        "中中川 詩小6・打球飛距離（実打）58.3m+4.1",
        "青青山 朔中2・50m走7.4秒−0.2",
      ]);
    });
    await step("成長ノートは新しい三つ。だれの、いつの、書き出し。一覧へも行ける", async () => {
      const panel = within(await canvas.findByRole("region", { name: "成長ノート" }));
      await expect(panel.getByText("未返信 4件")).toBeVisible();
      await expect(texts(panel.getAllByRole("listitem"))).toEqual([
        "小小川 新痛み・違和感11/19 19:0270球近く投げて、最後はひじが痛かった。次は早めに言う。",
        "青青山 朔11/18 20:40けん制のタイミングを変えてみた。来週の試合で使いたい。",
        "武武田 ひまり11/18 18:15スイッチの左打席で初めてセンターに飛んだ。",
      ]);
      await expect(hrefs(panel.getAllByRole("link"))).toEqual([
        "/note",
        "/note/view-note/91",
        "/note/view-note/88",
        "/note/view-note/87",
      ]);
    });
    await step("次の行事は三つまで。返事のない人数と重なりを言い、その行事へ行く", async () => {
      const panel = within(await canvas.findByRole("region", { name: "次の行事" }));
      const events = panel.getAllByRole("listitem");
      await expect(panel.getByRole("link", { name: "すべて見る" })).toHaveAttribute("href", "/event-list");
      await expect(texts(events)).toEqual([
        "11月21日（土）土曜21練習13:00　青葉台小全員回答",
        "11月22日（日）日曜22練習試合（2試合）7:15　第2グラウンド時間が重なっています未回答 3人締め切り 11/21 18:00",
        "11月28日（土）土曜28冬の測定会終日　市民体育館 第1アリーナ締め切り 11/25 0:00",
      ]);
      await expect(events.map((event) => within(event).getByRole("link").getAttribute("href"))).toEqual([
        "/event-list/team/41",
        "/event-list/team/42",
        "/event-list/detail/7",
      ]);
    });
    await step("運営からのお知らせは新しい三つ。日付は日本の日で、読んでいないものに未読が付く", async () => {
      const panel = within(await canvas.findByRole("region", { name: "運営からのお知らせ" }));
      await expect(texts(panel.getAllByRole("listitem"))).toEqual([
        "11/19未読12月の定期メンテナンスについて",
        "11/12冬の測定会 参加チームの募集",
        "11/4測定画面の並べ替えを改善しました",
      ]);
      await expect(hrefs(panel.getAllByRole("link"))).toEqual([
        "/information",
        "/information/detail/12",
        "/information/detail/11",
        "/information/detail/9",
      ]);
    });
  },
};
export const NewlySeen: Story = {
  name: "操作：初めて見る自己ベストだけが、一度光る",
  args: { markBestsSeen: fn(async (bests: readonly string[]) => bests.slice(1, 2)) },
  play: async ({ args, canvas }) => {
    const panel = within(await canvas.findByRole("region", { name: "自己ベストの更新" }));
    const rows = panel.getAllByRole("listitem");
    await waitFor(() => expect(rows.map((row) => row.matches("[data-lit]"))).toEqual([false, true, false, false]));
    await expect(rows[1]).toHaveTextContent("増田 碧");
    await expect(args.markBestsSeen).toHaveBeenCalledOnce();
    await expect(args.markBestsSeen).toHaveBeenCalledWith([
      '[1,{"kind":4,"batting_type":null},"2026-11-18",136.4]',
      ...Array(3).fill(expect.any(String)),
    ]);
  },
};

export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const TwoPains: Story = {
  name: "痛みの報告が二人",
  parameters: unseen,
  args: { home: { status: "ready", value: { ...nothingToDo, pain: twoPains } } },
  play: async ({ canvas }) => {
    await expect(headOf(canvas).getByRole("heading", { level: 2 })).toHaveAccessibleName(
      "大塚さん、林 海斗さんは痛みの報告あり。",
    );
    await expect(texts(canvas.getAllByRole("listitem").slice(0, 1))).toEqual([
      "2痛みの報告大塚 奏太さん 右ひじ 3／10（11/20）、林 海斗さん 左ひざ 6／10（11/19）確認する",
    ]);
  },
};

export const ManyPains: Story = {
  name: "痛みの報告が三人以上",
  parameters: unseen,
  args: { home: { status: "ready", value: { ...nothingToDo, pain: { ...twoPains, total: 12 } } } },
  play: async ({ canvas }) => {
    await expect(headOf(canvas).getByRole("link", { name: "大塚さん ほか11人は痛みの報告あり。" })).toBeVisible();
    await expect(texts(canvas.getAllByRole("listitem").slice(0, 1))).toEqual([
      "12痛みの報告大塚 奏太さん 右ひじ 3／10（11/20） ほか11人確認する",
    ]);
  },
};

export const OnlyNotes: Story = {
  name: "急ぐことがなければ、返信待ちのノートを言う",
  parameters: unseen,
  args: { home: { status: "ready", value: { ...nothingToDo, notes: fridayEvening.notes } } },
  play: async ({ canvas }) => {
    await expect(headOf(canvas).getByRole("link", { name: "ノート4件が返信待ち。" })).toHaveAttribute(
      "href",
      "/note?view=unanswered",
    );
  },
};

export const Namesakes: Story = {
  name: "同じ姓の選手は、名のはじめの字で見分ける。今日登録した人は未提出",
  parameters: unseen,
  args: { home: { status: "ready", value: namesakes } },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "今日の提出" }));
    const tiles = panel.getAllByRole("link");
    await expect(texts(tiles)).toEqual(["佐藤 一", "鈴木", "佐藤 次 3日"]);
    await expect(tiles.map((tile) => tile.getAttribute("aria-label"))).toEqual([
      "佐藤 一 提出済み（佐藤 一郎）",
      "鈴木 花 未提出",
      "佐藤 次 3日 記録なし（佐藤 次郎）",
    ]);
    await expect(panel.getByText("2人中1人が提出済み")).toBeInTheDocument();
  },
};

export const ChangedShortly: Story = {
  name: "CO-5 行事の前日からの出欠の変更は、次の行事で言う",
  args: {
    home: {
      status: "ready",
      value: { ...fridayEvening, events: fridayEvening.events?.map((one, at) => ({ ...one, changed: at })) ?? null },
    },
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("region", { name: "次の行事" }));
    await expect(panel.getAllByText(/^直前の変更/).map(({ textContent }) => textContent)).toEqual([
      "直前の変更 1人",
      "直前の変更 2人",
    ]);
  },
};

export const NothingToDo: Story = {
  name: "対応が必要なことがない日。送れていない測定値は、測定会ごとに先頭に出る",
  args: {
    home: { status: "ready", value: nothingToDo },
    unsent: [
      { dayId: 8, name: "冬の測定会", count: 3 },
      { dayId: 7, name: null, count: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("未送信の測定値が3件あります。この端末に残っています。")).toBeVisible();
    const day = (name: string) => canvas.getByRole("link", { name });
    await expect(day("「冬の測定会」を開く")).toHaveAttribute("href", "/evaluation-result/measuring-day?day=8");
    await expect(day("測定会を開く")).toHaveAttribute("href", "/evaluation-result/measuring-day?day=7");
    await expect(canvas.getByRole("region", { name: "対応が必要なこと" })).toHaveTextContent(
      "対応が必要なことはありません",
    );
    await expect(headOf(canvas).getByRole("heading", { level: 2 })).toHaveTextContent("きょうは急ぐことがありません。");
    await expect(headOf(canvas).queryByRole("link")).toBeNull();
    await expect(await canvas.findByRole("region", { name: "自己ベストの更新" })).toHaveTextContent(
      "この7日の更新はまだありません。",
    );
    await expect(canvas.queryByRole("link", { name: "スコアボード" })).toBeNull();
    const events = within(await canvas.findByRole("region", { name: "次の行事" }));
    await expect(events.getByText(/^これからの行事はまだありません。/)).toBeVisible();
    await expect(events.getByRole("link", { name: "行事を追加する" })).toHaveAttribute("href", "/event-list/new");
    const information = within(await canvas.findByRole("region", { name: "運営からのお知らせ" }));
    await expect(information.getByText("お知らせはまだありません。")).toBeVisible();
    await expect(hrefs(information.getAllByRole("link"))).toEqual(["/information"]);
  },
};

export const NewTeam: Story = {
  name: "0件（選手がまだいない）",
  args: { home: { status: "ready", value: newTeam } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("選手がまだいません")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "メンバーリストを開く" })).toHaveAttribute("href", "/member-list");
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const FirstApplicant: Story = {
  name: "選手はまだいないが、参加の申請が届いた",
  args: { home: { status: "ready", value: { ...newTeam, applied: fridayEvening.applied } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "承認する" })).toBeVisible();
    await expect(canvas.queryByText("選手がまだいません")).toBeNull();
  },
};

export const Loading: Story = {
  name: "読み込み中",
  args: { home: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "直近7日のトレーニング実施率" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.queryByText("対応が必要なことはありません")).toBeNull();
    await expect(canvas.queryByRole("region", { name: "きょうの要点" })).toBeNull();
  },
};

export const MondayMorning: Story = {
  name: "月曜の朝は、スコアボードの先週へ",
  parameters: unseen,
  args: { home: { status: "ready", value: { ...fridayEvening, today: "2026-11-23", since: "2026-11-17" } } },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("region", { name: "自己ベストの更新" }));
    await expect(panel.getByRole("link", { name: "スコアボード" })).toHaveAttribute(
      "href",
      "/scoreboard?week=2026-11-16",
    );
  },
};

export const WithoutAnalyzer: Story = {
  name: "RO-2 アナライザーのないチーム",
  args: { analyzerAvailable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("アナライザーの招待中")).toBeNull();
    await expect(canvas.getByText("参加の承認待ち")).toBeVisible();
  },
};

export const Thousand: Story = {
  name: "1,000人・長い名前",
  args: { home: { status: "ready", value: thousand } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "今日の提出" }));
    await expect(panel.getByText("1,000人中612人が提出済み")).toBeInTheDocument();
    await expect(texts(headOf(canvas).getAllByRole("link"))).toEqual([
      "大塚 奏太さんは痛みの報告あり。",
      "藤井 颯太さんが上限を超過。",
      "388人が3日以上記録なし。",
    ]);
    await expect(panel.getByRole("link", { name: "ほか976人" })).toHaveAttribute("href", "/training-report?grade=j");
    const information = within(await canvas.findByRole("region", { name: "運営からのお知らせ" }));
    await expect(information.getByText(/^2026年度 冬季全国合同測定会/)).toBeVisible();
    await expectToFitWindow();
  },
};

const longName = { last_name: "長谷川コンスタンティノープル", first_name: "ひまり子", grade: "e5" } as const;
export const LongHeadline: Story = {
  name: "要点：二人ずつの長い名前。名を言った人は、二度は言わない",
  args: {
    home: {
      status: "ready",
      value: {
        ...thousand,
        pain: { total: 2, first: twoPains.first.map((report, id) => ({ ...report, member: { ...longName, id } })) },
        practice: thousand.practice && {
          ...thousand.practice,
          missing: { total: 1, first: [{ ...longName, id: 0 }] },
        },
      },
    },
  },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const long = "長谷川コンスタンティノープル ひまり子さん";
    await expect(texts(headOf(canvas).getAllByRole("link"))).toEqual([
      `${long}、${long}は痛みの報告あり。`,
      "藤井 颯太さんが上限を超過。",
      "1人が3日以上記録なし。",
    ]);
    await expectToFitWindow();
  },
};

export const Place: Story = {
  name: "要点の場所：届く前と、届いた後と、急ぐことがない日で同じ高さ",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heightOf = () => {
      const rates = canvas.getByRole("region", { name: "直近7日のトレーニング実施率" });
      return rates.previousElementSibling?.getBoundingClientRect().height;
    };
    const reserved = heightOf();
    for (const sentence of ["大塚さんは痛みの報告あり。", "きょうは急ぐことがありません。"]) {
      await userEvent.click(canvas.getByRole("button", { name: "次へ" }));
      await expect(headOf(canvas).getByText(sentence)).toBeVisible();
      await expect(heightOf()).toBe(reserved);
    }
  },
};

function Arriving(props: HomeScreenProps) {
  const [seen, setSeen] = useState(0);
  const home = [
    { status: "loading" },
    { status: "ready", value: fridayEvening },
    { status: "ready", value: nothingToDo },
  ] as const;
  return (
    <>
      <HomeScreen {...props} home={home[seen] ?? home[0]} />
      <Button onClick={() => setSeen(seen + 1)}>次へ</Button>
    </>
  );
}

export const WeekOnPhone: Story = {
  name: "スマートフォン：直近7日の右に前の7日もあり、横に送らずに読める",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const board = canvas.getByRole("table", { name: /^直近7日のトレーニング実施率/ });
    await expect(within(board).getByRole("columnheader", { name: "前の7日" })).toBeVisible();
    const [, senior] = within(board).getAllByRole("row");
    await expect(senior && texts(within(senior).getAllByRole("cell")).slice(-2)).toEqual(["71", "57"]);
    await expect(board.scrollWidth).toBeLessThanOrEqual(board.parentElement?.clientWidth ?? 0);
    await expectToFitWindow();
  },
};

export const LargeText: Story = {
  name: "文字 200 %",
  globals: { viewport: { value: "mobile" }, text: "200" },
  play: async () => {
    await expectToFitWindow();
  },
};

export const PartsFailed: Story = {
  name: "ER-4 一部の読み込みに失敗 → 再試行",
  args: { home: { status: "ready", value: broken } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("届いた行は使える。知らない数を「ありません」とは言わない", async () => {
      const panel = within(canvas.getByRole("region", { name: "対応が必要なこと" }));
      await expect(texts(panel.getAllByRole("listitem"))).toEqual([
        "2参加の承認待ち浅野 暖さん、堀 紬さん承認する",
        "1アナライザーの招待中坂口 律さん確認する",
      ]);
      await expect(panel.getByRole("alert")).toHaveTextContent("一部の件数を読み込めませんでした。");
    });
    await step("区画ごとに、やり直せる", async () => {
      const panels = [
        "直近7日のトレーニング実施率",
        "対応が必要なこと",
        "今日の提出",
        "自己ベストの更新",
        "次の行事",
        "成長ノート",
        "運営からのお知らせ",
      ];
      for (const name of panels) {
        const panel = within(await canvas.findByRole("region", { name }));
        await userEvent.click(panel.getByRole("button", { name: "再読み込みする" }));
      }
      await expect(args.onRetry).toHaveBeenCalledTimes(7);
    });
  },
};

export const Unknown: Story = {
  name: "ER-4 数がわからない間は、対応が必要なことがないとは言わない",
  args: { home: { status: "ready", value: { ...nothingToDo, pain: null } } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "対応が必要なこと" });
    await expect(within(panel).getByRole("alert")).toHaveTextContent("一部の件数を読み込めませんでした。");
    await expect(panel).not.toHaveTextContent("対応が必要なことはありません");
    await expect(canvas.queryByRole("region", { name: "きょうの要点" })).toBeNull();
  },
};

export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { home: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
