import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { chooseOrder, expectFirstCards } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { pressedAt } from "../../layout/pressedAt.fixtures.ts";
import { EvaluationResultHarness } from "./EvaluationResult.harness.tsx";
import { EvaluationResultScreen } from "./EvaluationResultScreen.tsx";
import { measuredTeam, player } from "./evaluation.fixtures.ts";
import { wholePage } from "./evaluationArgs.fixtures.ts";

const meta = {
  id: "screens-evaluation-result-actions",
  title: "画面/測定/操作",
  component: EvaluationResultScreen,
  render: (args) => <EvaluationResultHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: wholePage,
} satisfies Meta<typeof EvaluationResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("rowheader")
    .map((name) => name.textContent);

export const Narrows: Story = {
  name: "操作：学年と性別で絞り、並べ替え、条件をクリアする",
  play: async ({ canvas, step, userEvent }) => {
    const table = () => canvas.getByRole("table", { name: "測定" });
    await step("中学生だけになる", async () => {
      await userEvent.click(within(canvas.getByRole("group", { name: "学年" })).getByRole("button", { name: "中" }));
      await expect(namesIn(table())).toHaveLength(6);
      await expect(canvas.getByText("6人")).toBeVisible();
    });
    await step("目標に近い順。達成した選手が先に立つ", async () => {
      await userEvent.click(within(table()).getByRole("button", { name: "目標まで" }));
      await waitFor(() => expect(namesIn(table()).slice(0, 3)).toEqual(["青山 朔中2", "藤井 颯太中3", "坂口 律中2"]));
    });
    await step("だれもいなければ、条件をクリアできる", async () => {
      await userEvent.click(within(canvas.getByRole("group", { name: "性別" })).getByRole("button", { name: "女" }));
      await expect(canvas.getByText("条件に合う選手がいません")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "条件をクリア" }));
      await waitFor(() => expect(namesIn(table())).toHaveLength(10));
    });
  },
};

export const Chooses: Story = {
  name: "操作：期間・打ちかた・項目を選ぶと、その変化だけが届く",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "直近3か月" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 3, page: 1 });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "測りかた" }), "実打・硬式球");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ batting_type: 3, ball: "hard", page: 1 });
    await expect(canvas.getByRole("link", { name: "球速" })).toHaveAttribute("href", "/evaluation-result?kind=4");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "その他の項目" }), "50m走");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      kind: 1,
      item: 1,
      all: false,
      batting_type: null,
      ball: null,
      sort: null,
      page: 1,
    });
  },
};

export const Searches: Story = {
  name: "操作：名前かよみがなで探す。図は動かない。CSVの取り込みへも行ける",
  args: { analyzer: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "おのでら");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "おのでら", page: 1 });
    await waitFor(() =>
      expect(namesIn(canvas.getByRole("table", { name: "測定" }))).toEqual(["小野寺 湊高2自己ベスト"]),
    );
    await expect(canvas.getByText("12人中 1人")).toBeVisible();
    await expect(canvas.getByRole("img", { name: /^12人の打球速度の中央値/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "CSVを取り込む" })).toHaveAttribute(
      "href",
      "/nextshot/analysis/import",
    );
  },
};

export const Opens: Story = {
  name: "操作：名前か図の丸で伸びを開き、閉じる",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("キーボードで名前から", async () => {
      const name = canvas.getByRole("button", { name: "小野寺 湊の伸びを見る" });
      name.focus();
      await userEvent.keyboard("{Enter}");
      await expect(await screen.findByRole("dialog", { name: "小野寺 湊" })).toBeVisible();
      await expect(canvas.getByRole("row", { current: true })).toHaveTextContent("小野寺 湊");
    });
    await step("閉じる", async () => {
      await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
      await waitFor(() => expect(screen.queryByRole("dialog", { name: "小野寺 湊" })).toBeNull());
    });
    await step("図の丸から", async () => {
      const dots = await canvas.findByRole("slider", { name: "選手" });
      dots.focus();
      await expect(dots).toHaveAttribute("aria-valuetext", "川口、区分 小5、打球速度 94.1km/h、目標 記録なし");
      await userEvent.keyboard("{Enter}");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ player: 1051 });
    });
  },
};

export const Exports: Story = {
  name: "操作：絞り込んだ行をCSVに残す",
  args: {
    evaluation: {
      status: "ready",
      value: {
        ...measuredTeam,
        players: [
          player(1, { last_name: "増田", first_name: "碧", gender: "F", goal: 120, before: 98.5, verdict: "best" }),
          player(2, { grade: "e6" }),
        ],
      },
    },
    view: { ...wholePage.view, grade: "j" },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(
      [
        "\uFEFF選手,よみがな,学年,性別,期間の最大（km/h）,測定日,増減（km/h）,平均（km/h）,目標（km/h）,測定回数,自己ベスト",
        "増田 碧,,中2,女,100,2026-11-11,1.5,92,120,12,自己ベスト",
      ].join("\r\n"),
      "測定_打球速度_20261120.csv",
    );
  },
};

export const OnPhone: Story = {
  name: "操作：スマートフォンではカードになり、紙の中で絞る",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, userEvent }) => {
    const cards = within(canvas.getByRole("list", { name: "測定" })).getAllByRole("article");
    await expect(cards[0]).toHaveTextContent("小野寺 湊高2自己ベスト150.0km/h前の1か月+2.1平均137.6目標まで8.0");
    await expect(cards[0] && pressedAt(cards[0], 0.5, 0.9)).toBe(canvas.getByRole("button", { name: /^小野寺 湊/ }));
    await expect(canvas.getByText("最大値で集計・10月20日〜11月20日")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
    const sheet = within(screen.getByRole("dialog", { name: "絞り込み" }));
    await userEvent.click(within(sheet.getByRole("group", { name: "学年" })).getByRole("button", { name: "小" }));
    await userEvent.click(sheet.getByRole("button", { name: "2人を表示する" }));
    await expect(canvas.getByRole("button", { name: "絞り込み 1件の条件" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "測定会の入力" })).toBeVisible();
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "目標まで：小さい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "left", dir: "asc" }, page: 1 });
    await expectFirstCards(canvas, "測定", ["青山 朔中2", "石井 悠真高1", "藤井 颯太中3"]);
  },
};

export const ChartMissing: Story = {
  name: "操作：図が届かなければ、その場で読み直す",
  args: { loadPart: async () => null },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: /学年ごと/ }));
    await userEvent.click(await panel.findByRole("button", { name: "再読み込みする" }));
    await expect(await panel.findByRole("alert")).toHaveTextContent("図を読み込めませんでした。");
    await expect(canvas.getByRole("table", { name: "測定" })).toBeVisible();
  },
};
