import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { chooseOrder, expectFirstCards } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { EvaluationResultHarness } from "./EvaluationResult.harness.tsx";
import { EvaluationResultScreen } from "./EvaluationResultScreen.tsx";
import { wholePage } from "./evaluationArgs.fixtures.ts";
import { everyItem, longNamedItems, manyItems } from "./evaluationTable.fixtures.ts";

const meta = {
  id: "screens-evaluation-result-items",
  title: "画面/測定/すべての項目",
  component: EvaluationResultScreen,
  render: (args) => <EvaluationResultHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: { ...wholePage, table: { status: "ready", value: everyItem }, view: { ...wholePage.view, all: true } },
} satisfies Meta<typeof EvaluationResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const rowsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("table", { name: "すべての項目" }))
    .getAllByRole("row")
    .map((row) => row.textContent);

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toEqual([
      "選手打球速度（km/h）測定回数（回）50m走（秒）",
      "青山 朔 中2120.8+1.849+97.6−0.3",
      "小野寺 湊 高2自己ベスト150.0+2.186–記録なし–記録なし",
      "増田 碧 中2確認114.8–記録なし66–記録なし自己ベスト8.1−0.2",
    ]);
    await expect(canvas.getByText("打球速度：ティー・硬式球")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "すべての項目" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByText("10/20〜11/20（32日間）")).toBeVisible();
  },
};

export const Sorts: Story = {
  name: "操作：項目で並べ替え、名前で探し、学年で絞り、CSVに残す",
  parameters: unseen,
  play: async ({ args, canvas, step, userEvent }) => {
    const names = () => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await step("速い順。測っていない選手は最後", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "50m走（秒）" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "item1", dir: "asc" }, page: 1 });
      await waitFor(() => expect(names()).toEqual(["青山 朔 中2", "増田 碧 中2", "小野寺 湊 高2"]));
    });
    await step("学年と名前", async () => {
      await userEvent.click(within(canvas.getByRole("group", { name: "学年" })).getByRole("button", { name: "中" }));
      await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "ますだ");
      await waitFor(() => expect(names()).toEqual(["増田 碧 中2"]));
      await expect(canvas.getByText("2人中 1人")).toBeVisible();
    });
    await step("見えている行を残す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
      await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
      await expect(args.onExport).toHaveBeenCalledWith(
        [
          "\uFEFF選手,学年,打球速度（km/h）,打球速度の増減（km/h）,測定回数（回）,測定回数の増減（回）,50m走（秒）,50m走の増減（秒）",
          "増田 碧,中2,114.8,,66,,8.1,-0.2",
        ].join("\r\n"),
        "測定_すべての項目_20261120.csv",
      );
    });
    await step("だれもいなければ、条件をクリアできる", async () => {
      await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "x");
      await expect(await canvas.findByText("この名前の選手の測定はありません")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "条件をクリア" }));
      await waitFor(() => expect(names()).toHaveLength(3));
    });
  },
};

export const ToImport: Story = {
  name: "RO-2 CSVの取り込みへは、アナライザーのあるチームだけ",
  parameters: unseen,
  args: { analyzer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "CSVを取り込む" })).toHaveAttribute(
      "href",
      "/nextshot/analysis/import",
    );
  },
};

export const None: Story = {
  name: "0件",
  parameters: unseen,
  args: { table: { status: "ready", value: { ...everyItem, columns: [], players: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("測定がありません")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "CSVを取り込む" })).toBeNull();
  },
};

export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { table: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { table: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  name: "選手も項目も多い：表だけが横に動く",
  parameters: unseen,
  args: { table: { status: "ready", value: manyItems } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(17);
    await expect(canvas.getByText(/1–10/)).toBeVisible();
    const region = canvas.getByRole("group", { name: "すべての項目" });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  parameters: unseen,
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole("list", { name: "すべての項目" })).getAllByRole("article");
    await expect(cards[0]).toHaveTextContent(
      "青山 朔 中2打球速度（km/h）120.8+1.8測定回数（回）49+950m走（秒）7.6−0.3",
    );
  },
};
export const LongNames: Story = {
  name: "長い名前・スマートフォン",
  args: { table: { status: "ready", value: longNamedItems } },
  globals: { viewport: { value: "mobile" } },
  parameters: unseen,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: unseen };

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、カードの並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "50m走（秒）：大きい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "item1", dir: "desc" }, page: 1 });
    await expectFirstCards(canvas, "すべての項目", ["増田 碧", "青山 朔"]);
  },
};
