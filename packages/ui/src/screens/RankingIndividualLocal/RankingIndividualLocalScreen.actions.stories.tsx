import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { chooseOrder, expectFirstCards } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { localRanking } from "../../components/PlayerRanking/playerRanking.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { RankingIndividualLocalScreen } from "./RankingIndividualLocalScreen.tsx";
import { defaultLocalRankingView } from "./view.ts";

const meta = {
  id: "screens-ranking-individual-local-actions",
  title: "画面/チーム内ランキング",
  component: RankingIndividualLocalScreen,
  render: withHeldView(RankingIndividualLocalScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ranking: { status: "ready", value: localRanking },
    sportType: "baseball",
    analyzer: false,
    view: defaultLocalRankingView,
    onViewChange: fn(),
    onRetry: fn(),
    onExport: fn<(text: string, fileName: string) => void>(),
  },
} satisfies Meta<typeof RankingIndividualLocalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstOf = (rows: readonly HTMLElement[]) => rows[0]?.textContent;

export const Narrows: Story = {
  name: "操作：条件を選ぶと、はじめのページから順位の順になる",
  args: { view: { ...defaultLocalRankingView, page: 2, sort: { id: "mean", dir: "asc" } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const choose = (group: string, name: string) =>
      userEvent.click(within(canvas.getByRole("group", { name: group })).getByRole("button", { name }));
    const said = { sort: { id: "rank", dir: "asc" }, page: 1 };
    await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
    await step("種類・学年・性別・打撃の種類・球・期間", async () => {
      await choose("学年", "中");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "j", ...said });
      await choose("性別", "女");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ gender: "F", ...said });
      await choose("打撃の種類", "トス");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ battingType: 2, ...said });
      await choose("使用球", "硬式球");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ ball: "hard", ...said });
      await choose("期間", "3か月");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 3, ...said });
      await choose("測定の種類", "球速");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: 4, ...said });
    });
    await step("球速には打撃の種類がない", async () => {
      await expect(canvas.queryByRole("group", { name: "打撃の種類" })).toBeNull();
    });
  },
};

export const Sorts: Story = {
  name: "操作：列で並べ替え、ページを送り、選手を開く",
  play: async ({ canvas, userEvent }) => {
    await expect(firstOf(canvas.getAllByRole("rowheader"))).toBe("小小野寺 湊高2");
    const table = within(canvas.getByRole("table"));
    await userEvent.click(table.getByRole("button", { name: "測定回数" }));
    await expect(firstOf(canvas.getAllByRole("rowheader"))).toBe("岡岡田 蒼中3");
    await userEvent.click(canvas.getByRole("button", { name: "2ページ" }));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(6);
    await userEvent.click(table.getByRole("button", { name: "順位" }));
    await expect(canvas.getByRole("link", { name: "小野寺 湊 高2" })).toHaveAttribute("href", "/member-list/1");
  },
};

export const Shared: Story = {
  name: "操作：同じ値は同じ順位、前にいなければ「新」",
  args: { view: { ...defaultLocalRankingView, size: 25 } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("row").map((row) => row.textContent);
    await expect(rows.at(-3)).toMatch(/^14新/);
    await expect(rows.at(-2)).toMatch(/^15↓1/);
    await expect(rows.at(-1)).toMatch(/^15→/);
  },
};

export const Searches: Story = {
  name: "操作：名前かよみがなで探す。順位は変わらず、見つからなくても欄は残る",
  args: { view: { ...defaultLocalRankingView, page: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "名前・よみがな" });
    await userEvent.type(field, "お");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "お", page: 1 });
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole("row")
          .slice(1)
          .map(({ textContent }) => textContent),
      ).toHaveLength(3),
    );
    await expect(canvas.getAllByRole("row").at(-1)).toHaveTextContent(/^10↑1.*小小川 新小6105\.6/);
    await expect(canvas.getByText("16人中 3人")).toBeVisible();
    await userEvent.type(field, "お");
    await expect(await canvas.findByText("この名前の選手はいません")).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const Exports: Story = {
  name: "操作：見えているページだけでなく、条件に合う全員を CSV にする",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    const [text, fileName] = args.onExport?.mock.lastCall ?? [];
    const lines = text?.split("\r\n") ?? [];
    await expect(fileName).toBe("チーム内ランキング_20261120.csv");
    await expect(lines).toHaveLength(17);
    await expect(lines[0]).toBe(
      "\uFEFF順位,前の順位,選手,学年,最大（km/h）,平均（km/h）,測定回数（回）,記録日,いまの上位1割（km/h）,もとの上位1割（km/h）,もとの測定回数（回）,伸び率（%）",
    );
    await expect(lines[1]).toBe("1,2,小野寺 湊,高2,150,137.6,86,2026-11-19,146,137.2,64,6.4");
    await expect(lines[14]).toBe("14,,長谷川 ひまり子,小5,88.2,80.4,12,2026-11-08,84.2,,0,");
  },
};

export const ExportsGrowth: Story = {
  name: "操作：伸び率の CSV では、伸び率の順位のそばに記録の前の順位を並べない",
  args: { view: { ...defaultLocalRankingView, by: "growth" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    const [text] = args.onExport?.mock.lastCall ?? [];
    await expect(text).toMatch(/^\uFEFF順位,選手,学年,最大（km\/h）,/);
  },
};

export const OnPhone: Story = {
  name: "操作：スマートフォンで絞り込む",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText("直近1か月・すべての学年・男女・ティー・軟式球")).toBeVisible();
    await step("種類は外で選ぶ", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "測定の種類" }), "球速");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: 4, sort: { id: "rank", dir: "asc" }, page: 1 });
    });
    await step("ほかは紙の中", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
      const sheet = within(canvas.getByRole("dialog", { name: "絞り込み" }));
      await userEvent.click(within(sheet.getByRole("group", { name: "学年" })).getByRole("button", { name: "高" }));
      await userEvent.click(sheet.getByRole("button", { name: "この条件で見る" }));
      await expect(canvas.getByRole("button", { name: "絞り込み 1件の条件" })).toBeVisible();
    });
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "測定回数：大きい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "count", dir: "desc" }, page: 1 });
    await expectFirstCards(canvas, "チーム内ランキング", ["6位岡田 蒼 中3", "13位宮本 悠人 小5"]);
  },
};
