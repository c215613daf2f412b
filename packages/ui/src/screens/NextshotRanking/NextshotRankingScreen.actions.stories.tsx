import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { chooseOrder, expectFirstCards } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { localRanking } from "../../components/PlayerRanking/playerRanking.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { NextshotRankingScreen } from "./NextshotRankingScreen.tsx";
import { defaultNextshotRankingView } from "./view.ts";

const meta = {
  id: "screens-nextshot-ranking-actions",
  title: "画面/アナライザーランキング",
  component: NextshotRankingScreen,
  render: withHeldView(NextshotRankingScreen),
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ranking: { status: "ready", value: localRanking },
    sportType: "baseball",
    view: defaultNextshotRankingView,
    onViewChange: fn(),
    onRetry: fn(),
    onExport: fn<(text: string, fileName: string) => void>(),
  },
} satisfies Meta<typeof NextshotRankingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = { sort: { id: "rank", dir: "asc" }, page: 1 };

export const Narrows: Story = {
  name: "操作：条件を選ぶと、はじめのページから順位の順になる",
  args: { view: { ...defaultNextshotRankingView, page: 2, sort: { id: "growth", dir: "desc" } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const choose = async (group: string, name: string) =>
      userEvent.click(within(await canvas.findByRole("group", { name: group })).getByRole("button", { name }));
    await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
    await step("打撃の種類・球・学年・期間は、一つずつしか選べない", async () => {
      await choose("打撃の種類", "実打");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ battingType: 3, ...first });
      await choose("使用球", "硬式球");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ ball: "hard", ...first });
      await choose("学年", "中");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "j", ...first });
      await choose("期間", "3か月");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 3, ...first });
    });
    await step("球速には打撃の種類がない", async () => {
      const kinds = within(canvas.getByRole("group", { name: "測定の種類" }));
      await expect(kinds.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
        "打球速度",
        "打球飛距離",
        "測定回数",
        "球速",
      ]);
      await choose("測定の種類", "球速");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: 4, ...first });
      await expect(canvas.queryByRole("group", { name: "打撃の種類" })).toBeNull();
      await expect(await canvas.findByRole("link", { name: "小野寺 湊 高2" })).toHaveAttribute(
        "href",
        "/nextshot/report/1/pitching/summary",
      );
    });
  },
};

export const Sorts: Story = {
  name: "操作：伸び率で並べ替えても順位は記録のまま、同じ値は同じ順位",
  args: { view: { ...defaultNextshotRankingView, size: 25 } },
  play: async ({ canvas, userEvent }) => {
    const texts = () => canvas.getAllByRole("row").map((row) => row.textContent);
    const table = within(await canvas.findByRole("table"));
    await expect(texts().at(-2)).toMatch(/^15↓1/);
    await expect(texts().at(-1)).toMatch(/^15→/);
    await userEvent.click(table.getByRole("button", { name: "伸び率" }));
    await waitFor(() => expect(texts()[1]).toMatch(/^15↓1.*坂坂口 律小4/));
    await expect(canvas.getByRole("link", { name: "坂口 律 小4" })).toHaveAttribute(
      "href",
      "/nextshot/report/15/batting/summary",
    );
  },
};

export const Searches: Story = {
  name: "操作：名前かよみがなで探す",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "小");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "小", page: 1 });
    await waitFor(() =>
      expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
        "小小野寺 湊高2",
        "小小川 新小6",
      ]),
    );
  },
};

export const Exports: Story = {
  name: "操作：見えているページだけでなく、条件に合う全員を CSV にする",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    const [text, fileName] = args.onExport?.mock.lastCall ?? [];
    const lines = text?.split("\r\n") ?? [];
    await expect(fileName).toBe("アナライザーランキング_20261120.csv");
    await expect(lines).toHaveLength(17);
    await expect(lines[1]).toBe("1,2,小野寺 湊,高2,150,137.6,86,2026-11-19,146,137.2,64,6.4");
    await expect(lines[16]).toBe("15,15,水野 葵,小4,79.5,72.3,41,2026-11-07,75.5,66.1,42,14.2");
  },
};

export const OnPhone: Story = {
  name: "操作：スマートフォンで絞り込む",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText("直近1か月・すべての学年・男女・ティー・軟式球")).toBeVisible();
    await expect(await canvas.findByLabelText("137.2から146.0")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "測定の種類" }), "打球飛距離");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: 2, ...first });
    await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
    const sheet = within(await canvas.findByRole("dialog", { name: "絞り込み" }));
    await userEvent.click(
      within(await sheet.findByRole("group", { name: "打撃の種類" })).getByRole("button", { name: "トス" }),
    );
    await userEvent.click(sheet.getByRole("button", { name: "この条件で見る" }));
    await expect(await canvas.findByRole("button", { name: "絞り込み 1件の条件" })).toBeVisible();
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "伸び率：小さい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "growth", dir: "asc" }, page: 1 });
    await expectFirstCards(canvas, "アナライザーランキング", ["2位三浦 陽翔 高2", "6位岡田 蒼 中3"]);
  },
};
