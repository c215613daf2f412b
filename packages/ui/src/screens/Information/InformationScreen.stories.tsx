import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { maintenance, summaries } from "../../components/InformationArticle/information.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { InformationScreen } from "./InformationScreen.tsx";
import { defaultInformationView } from "./view.ts";

const meta = {
  id: "screens-information",
  title: "画面/運営からのお知らせ",
  component: InformationScreen,
  render: withHeldView(InformationScreen),
  parameters: { layout: "fullscreen" },
  args: {
    list: { status: "ready", value: { information: summaries, total: 18, unread: 1 } },
    article: { id: 18, information: { status: "ready", value: maintenance } },
    hrefOf: (id: number) => `/information?id=${id}`,
    view: defaultInformationView,
    onViewChange: fn(),
    onReadAll: fn(async () => {}),
    onCopy: fn(async () => {}),
    onInquiry: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InformationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { viewports: ["tablet"] } },
  args: { article: null, hrefOf: (id: number) => `/information/detail/${id}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: /12月の定期メンテナンス/ })).toHaveAttribute(
      "href",
      "/information/detail/18",
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Beside: Story = {
  name: "デスクトップ：一覧の隣に一通",
  parameters: { visual: { viewports: ["laptop", "desktop"], themes: ["light", "dark"] } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("region", { name: "お知らせの一覧" }));
    await expect(list.getAllByRole("link")).toHaveLength(6);
    await expect(list.getByRole("link", { current: true })).toHaveTextContent(
      "11/19メンテナンス未読12月の定期メンテナンスについて",
    );
    await expect(list.getByRole("navigation", { name: "ページ" })).toHaveTextContent("12");
    const article = within(canvas.getByRole("region", { name: "12月の定期メンテナンスについて" }));
    await expect(article.getByText(/^2026年11月19日（木） 10:00\s運営事務局$/)).toBeVisible();
    await expect(await article.findByRole("cell", { name: "変わりません" })).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const LongText: Story = {
  name: "長い題と、たくさんのお知らせ",
  parameters: unseen,
  args: {
    list: {
      status: "ready",
      value: {
        information: Array.from({ length: 100 }, (_, at) => ({
          information_id: 200 - at,
          category: "important" as const,
          title:
            "投球数ルールの2026年版と、それにともなう各種設定の変更についてのたいせつなお知らせ（くり返しのご案内です）",
          published_at: "2026-10-28T01:00:00Z",
          read: at > 50,
        })),
        total: 400,
        unread: 51,
      },
    },
  },
};
export const Few: Story = {
  name: "少ない：1件",
  args: { list: { status: "ready", value: { information: summaries.slice(0, 1), total: 1, unread: 1 } } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("region", { name: "お知らせの一覧" }));
    await expect(list.getAllByRole("link")).toHaveLength(1);
    await expect(list.queryByRole("navigation", { name: "ページ" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "すべて既読にする" })).toHaveAttribute("aria-disabled", "false");
  },
};
export const None: Story = {
  name: "0件",
  parameters: unseen,
  args: { list: { status: "ready", value: { information: [], total: 0, unread: 0 } }, article: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("お知らせはまだありません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "すべて既読にする" }));
    await expect(args.onReadAll).not.toHaveBeenCalled();
  },
};
export const NotFound: Story = {
  name: "絞り込みの結果が0件",
  parameters: unseen,
  args: {
    view: { ...defaultInformationView, category: "important", q: "雨", order: "oldest", size: 25, page: 2 },
    list: { status: "ready", value: { information: [], total: 0, unread: 1 } },
    article: null,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ category: null, q: "", page: 1, id: null });
  },
};
export const Loading: Story = {
  name: "読み込み中",
  parameters: unseen,
  args: { list: { status: "loading" }, article: { id: 18, information: { status: "loading" } } },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: {
    list: { status: "failed", code: "unavailable" },
    article: { id: 18, information: { status: "failed", code: "unexpected" } },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole("button", { name: "再読み込みする" })) await userEvent.click(button);
    await expect(args.onRetry.mock.calls).toEqual([["list"], ["article"]]);
  },
};
export const Filters: Story = {
  name: "操作：種類を選び、言葉で探し、並び順とページを変える",
  args: { view: { ...defaultInformationView, page: 2, id: 18 } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("条件と並び順は、はじめのページから", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "募集" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ category: "recruitment", page: 1, id: null });
      await userEvent.type(canvas.getByRole("searchbox", { name: "お知らせを検索" }), "雨");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "雨", page: 1, id: null });
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "古い順");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ order: "oldest", page: 1, id: null });
    });
    await step("ページ", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "次のページ" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 2, id: null });
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "表示件数" }), "50");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, size: 50, id: null });
    });
  },
};
export const OnPhone: Story = {
  name: "操作：スマートフォンで、古い順に、次のページへ",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  args: { article: null },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "古い順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ order: "oldest", page: 1, id: null });
    await userEvent.click(canvas.getByRole("button", { name: "次のページ" }));
    await expect(canvas.getByText("2 / 2")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Acts: Story = {
  name: "操作：すべて既読にし、リンクを写し、問い合わせる",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("断られたら、理由を言う", async () => {
      args.onReadAll.mockRejectedValueOnce(new Failure("unavailable"));
      await userEvent.click(canvas.getByRole("button", { name: "すべて既読にする" }));
      await expect(await canvas.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
      await userEvent.click(canvas.getByRole("button", { name: "すべて既読にする" }));
      await expect(args.onReadAll).toHaveBeenCalledTimes(2);
    });
    await userEvent.click(canvas.getByRole("button", { name: "リンクをコピー" }));
    await expect(args.onCopy).toHaveBeenCalledWith(18);
    await expect(await canvas.findByText("リンクをコピーしました。")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "このお知らせについて問い合わせる" }));
    await expect(args.onInquiry).toHaveBeenCalledOnce();
  },
};
