import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { chooseOrder, expectFirstCards } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { fourteenthPage, nationalRanking } from "./nationalRanking.fixtures.ts";
import { RankingIndividualNationalScreen } from "./RankingIndividualNationalScreen.tsx";
import { defaultNationalRankingView } from "./view.ts";

const meta = {
  id: "screens-ranking-individual-national-actions",
  title: "画面/全国ランキング（個人）",
  component: RankingIndividualNationalScreen,
  render: withHeldView(RankingIndividualNationalScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ranking: { status: "ready", value: nationalRanking },
    sportType: "baseball",
    analyzer: false,
    view: { ...defaultNationalRankingView, gender: "M" },
    onViewChange: fn(),
    onRetry: fn(),
    readAll: fn(async () => nationalRanking),
  },
} satisfies Meta<typeof RankingIndividualNationalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tableOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("table", { name: "全国ランキング（個人）" }));
const names = (canvas: ReturnType<typeof within>) =>
  tableOf(canvas)
    .getAllByRole("rowheader")
    .map((header) => header.textContent);
const bestFirst = { id: "place", dir: "asc" };

export const OnlyOursNamed: Story = {
  name: "操作：AP-6 名前が出るのはチームの選手だけ",
  args: { view: { ...defaultNationalRankingView, show: "around" } },
  play: async ({ canvas }) => {
    const shown = names(canvas);
    await expect(shown.filter((name) => name !== "非公開")).toEqual([
      "小野寺 湊 自チーム",
      "三浦 陽翔 自チーム",
      "石井 悠真 自チーム",
      "西田 大和 自チーム",
    ]);
    await expect(shown).toHaveLength(17);
  },
};

export const SortsOwn: Story = {
  name: "操作：チームの選手を名前で探し、値の低い順に並べ替える",
  play: async ({ args, canvas, userEvent }) => {
    await expect(names(canvas)).toEqual(["小野寺 湊", "三浦 陽翔", "石井 悠真", "西田 大和"]);
    const table = tableOf(canvas);
    await userEvent.click(table.getByRole("button", { name: "最大（km/h）" }));
    await userEvent.click(table.getByRole("button", { name: "最大（km/h）" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "value", dir: "asc" }, page: 1 });
    await waitFor(() => expect(names(canvas)[0]).toBe("西田 大和"));
    const field = canvas.getByRole("searchbox", { name: "名前・よみがな" });
    await userEvent.type(field, "みなと");
    await waitFor(() => expect(names(canvas)).toEqual(["小野寺 湊"]));
    await expect(canvas.getByText("4人中 1人")).toBeVisible();
    await userEvent.type(field, "x");
    await expect(await canvas.findByText("この名前の選手はいません")).toBeVisible();
  },
};

export const Moves: Story = {
  name: "操作：省いた順位の続き、選手への移動、すべての順位",
  args: { view: { ...defaultNationalRankingView, show: "around" } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("省いたところの先頭のページへ", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: "続きを表示" })[0] ?? canvas.getByRole("main"));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ show: "every", sort: bestFirst, page: 1 });
    });
    await step("選手のいるページへ", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "チームの選手へ移動" }), "三浦 陽翔 184位");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ show: "every", sort: bestFirst, page: 19 });
    });
    await step("順位の下からも見られる", async () => {
      await userEvent.click(tableOf(canvas).getByRole("button", { name: "順位" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({
        show: "every",
        sort: { id: "place", dir: "desc" },
        page: 1,
      });
    });
    await step("チームの選手だけに戻る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "チームの選手" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ show: "own", q: "", sort: bestFirst, page: 1 });
      await userEvent.click(canvas.getByRole("button", { name: "すべての順位" }));
      await userEvent.click(canvas.getByRole("button", { name: "2ページ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 2, size: 10 });
    });
    await step("条件を変えると、はじめのページに戻る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
      const stage = within(canvas.getByRole("group", { name: "学年" }));
      await userEvent.click(stage.getByRole("button", { name: "中" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "j", page: 1 });
    });
  },
};

export const ChartAsTable: Story = {
  name: "操作：分布を表で確かめる",
  play: async ({ canvas, userEvent }) => {
    const points = await canvas.findByRole("slider", { name: "グラフの点" });
    points.focus();
    await userEvent.keyboard("t");
    await expect(canvas.getByRole("row", { name: "96〜99km/h 12" })).toBeVisible();
  },
};

export const Exports: Story = {
  name: "操作：見えているページだけでなく、条件に合う全員を CSV にする。ほかのチームの名前はない（AP-6）",
  args: {
    view: { ...defaultNationalRankingView, show: "every" },
    readAll: fn(async () => ({
      ...nationalRanking,
      rows: [...nationalRanking.rows.slice(0, 2), ...fourteenthPage.rows.slice(8)],
    })),
    onExport: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(
      [
        "\uFEFF順位,上位（%）,選手,学年,都道府県,最大（km/h）",
        "1,,非公開,高3,大阪府,159.8",
        "2,,非公開,高3,神奈川県,158.9",
        "139,3.1,小野寺 湊,高2,神奈川県,150",
        "140,,非公開,高3,石川県,150",
      ].join("\r\n"),
      "全国ランキング（個人）_20261119.csv",
    );
  },
};

export const ExportsOwn: Story = {
  name: "操作：チームの選手だけの CSV は、手元の全員から作る",
  args: { view: { ...defaultNationalRankingView, q: "おのでら" }, onExport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(
      "\uFEFF順位,上位（%）,選手,学年,最大（km/h）\r\n139,3.1,小野寺 湊,高2,150",
      "全国ランキング（個人）_20261119.csv",
    );
    await expect(args.readAll).not.toHaveBeenCalled();
  },
};

export const ExportsAtMost: Story = {
  name: "操作：人数が多いときは、CSV に入る数を言う。チームの選手だけなら言わない",
  args: {
    ranking: { status: "ready", value: { ...nationalRanking, players: 5001 } },
    view: { ...defaultNationalRankingView, show: "around" },
  },
  play: async ({ canvas, userEvent }) => {
    const atMost = /CSVに入るのは、並びの順に5,000人までと、いま表示している選手です。/;
    await expect(canvas.getByText(atMost)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "チームの選手" }));
    await waitFor(() => expect(canvas.queryByText(atMost)).toBeNull());
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、チームの選手の並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "学年：昇順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "grade", dir: "asc" }, page: 1 });
    await expectFirstCards(canvas, "全国ランキング（個人）", ["869位石井 悠真", "981位西田 大和"]);
  },
};

export const PlacesOnPhone: Story = {
  name: "操作：スマートフォンでも、全国の順位を下から見られる",
  globals: { viewport: { value: "mobile" } },
  args: { view: { ...defaultNationalRankingView, show: "around" } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "順位：大きい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      show: "every",
      sort: { id: "place", dir: "desc" },
      page: 1,
    });
  },
};

export const ChartMissing: Story = {
  name: "操作：図が届かなければ、その場で読み直す",
  args: { loadPart: async () => null },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "全国の分布とチームの位置" }));
    await userEvent.click(await panel.findByRole("button", { name: "再読み込みする" }));
    await expect(await panel.findByRole("alert")).toHaveTextContent("図を読み込めませんでした。");
  },
};
