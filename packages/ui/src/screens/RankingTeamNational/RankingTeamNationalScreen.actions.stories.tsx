import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { chooseOrder } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { RankingTeamNationalScreen, type RankingTeamNationalScreenProps } from "./RankingTeamNationalScreen.tsx";
import { ownTeam, secondPage, teamRanking } from "./teamRanking.fixtures.ts";
import { defaultTeamRankingView } from "./view.ts";

const meta = {
  id: "screens-ranking-team-national-actions",
  title: "画面/全国ランキング（チーム）",
  component: RankingTeamNationalScreen,
  render: withHeldView(RankingTeamNationalScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ranking: { status: "ready", value: teamRanking },
    teamName: ownTeam,
    sportType: "baseball",
    analyzer: false,
    view: defaultTeamRankingView,
    onViewChange: fn(),
    onRetry: fn(),
    readAll: fn<RankingTeamNationalScreenProps["readAll"]>(async () => teamRanking.rows),
  },
} satisfies Meta<typeof RankingTeamNationalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const bestFirst = { id: "place", dir: "asc" };

export const Searches: Story = {
  name: "操作：チームを名前で探し、人数の順に並べる",
  args: { ranking: { status: "ready", value: { ...teamRanking, listed: 2, rows: teamRanking.rows.slice(6, 8) } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "チーム名" }), "虹");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "虹", page: 1 });
    await expect(canvas.getByText("316チーム中 2チーム")).toBeVisible();
    await expect(canvas.getByText(/1–2/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "すべての順位" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "人数" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      show: "every",
      sort: { id: "members", dir: "desc" },
      page: 1,
    });
    await userEvent.click(canvas.getByRole("button", { name: "上位とチームの前後" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ show: "around", q: "", sort: bestFirst, page: 1 });
  },
};

export const FindsNone: Story = {
  name: "操作：見つからなくても、検索欄は残る",
  args: {
    ranking: { status: "ready", value: { ...teamRanking, listed: 0, rows: [] } },
    view: { ...defaultTeamRankingView, q: "ない" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この名前のチームはありません")).toBeVisible();
    await expect(canvas.getByRole("searchbox", { name: "チーム名" })).toHaveValue("ない");
  },
};

export const Chooses: Story = {
  name: "操作：比べるものを選び、省いた順位の続きを見る",
  play: async ({ args, canvas, userEvent, step }) => {
    await step("省いた順位", async () => {
      await expect(canvas.getByText(/6位〜25位を省略しています/)).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "続きを表示" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ show: "every", sort: bestFirst, page: 1 });
      await userEvent.click(canvas.getByRole("button", { name: "3ページ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 3, size: 10 });
    });
    await step("比べるもの", async () => {
      const kinds = within(canvas.getByRole("group", { name: "比べるもの" }));
      await userEvent.click(kinds.getByRole("button", { name: "球速" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: "pitch_speed", page: 1 });
      await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
      await expect(canvas.queryByRole("group", { name: "打撃の種類" })).toBeNull();
      await userEvent.click(within(canvas.getByRole("group", { name: "学年" })).getByRole("button", { name: "高" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "h", page: 1 });
    });
  },
};

export const Exports: Story = {
  name: "操作：見えているページだけでなく、条件に合う全チームを CSV にする",
  args: {
    view: { ...defaultTeamRankingView, show: "every" },
    readAll: fn<RankingTeamNationalScreenProps["readAll"]>(async () => [
      ...teamRanking.rows.slice(0, 2),
      ...secondPage,
    ]),
    onExport: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(
      [
        "\uFEFF順位,チーム,都道府県,人数（人）,実施率（%）",
        "1,風待浜ジュニア野球部,大阪府,31,97.2",
        "2,雲居台ベースボールクラブ,神奈川県,28,96.4",
        "101,松籟野球クラブ,愛知県,19,41.5",
        "102,水無瀬ジュニア野球部,福岡県,12,40.8",
      ].join("\r\n"),
      "全国ランキング（チーム）_20261119.csv",
    );
  },
};

export const ExportFails: Story = {
  name: "操作：途中のページが届かなければ、欠けた CSV は残さない。もう一度押せる",
  args: { readAll: fn<RankingTeamNationalScreenProps["readAll"]>(async () => null), onExport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "CSVで保存する" });
    await userEvent.click(button);
    await waitFor(() => expect(args.readAll).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy", "true"));
    await userEvent.click(button);
    await waitFor(() => expect(args.readAll).toHaveBeenCalledTimes(2));
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

export const ExportsAtMost: Story = {
  name: "操作：チームの数が多いときは、CSV に入る数を言う",
  args: { ranking: { status: "ready", value: { ...teamRanking, teams: 5001, listed: 5001 } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/CSVに入るのは、並びの順に5,000チームまでと、いま表示しているチームです。/),
    ).toBeVisible();
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "人数：大きい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      show: "every",
      sort: { id: "members", dir: "desc" },
      page: 1,
    });
  },
};
