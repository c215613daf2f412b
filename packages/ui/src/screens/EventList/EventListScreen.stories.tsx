import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, waitFor, within } from "storybook/test";
import { lists, nowS, teamEvent } from "../../components/EventRow/events.fixtures.ts";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { takePart } from "../../state/takePart.harness.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { EventListScreen } from "./EventListScreen.tsx";
import { defaultEventListView } from "./view.ts";

const meta = {
  id: "screens-event-list",
  title: "画面/行事",
  component: EventListScreen,
  render: withHeldView(EventListScreen),
  parameters: { layout: "fullscreen" },
  args: {
    events: { status: "ready", value: lists },
    onDevice: nothingOnDevice,
    nowS,
    view: defaultEventListView,
    onViewChange: fn(),
    onRetry: fn(),
    feed: {
      feed: { status: "ready", value: null },
      onMake: fn(async () => "https://kyuseki.example/calendar/4fJ2x9QmZs0aB7cD1eF3gH5iK6lN8oPq.ics"),
      onStop: fn(async () => {}),
      onCopy: fn(async () => {}),
      onRetry: fn(),
    },
    onOpenFeed: fn(),
    loadPart: takePart,
    onExport: fn(),
  },
} satisfies Meta<typeof EventListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const desktop = { viewport: { value: "desktop" } };

export const Unsent: Story = {
  name: "端末で送信を待つ出欠がある",
  args: { onDevice: { ...nothingOnDevice, stored: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2件を端末に保存しました（送信待ち）")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "通信の状態を見る" })).toHaveAttribute("href", "/sync-status");
  },
};
export const UnsentMobile: Story = {
  ...Unsent,
  name: "スマートフォン：端末で送信を待つ出欠がある",
  globals: { viewport: { value: "mobile" } },
};
export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: /練習試合（2試合）/ })).toHaveAttribute(
      "href",
      "/event-list/team/51",
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Months: Story = {
  name: "月ごとの区画",
  parameters: unseen,
  globals: desktop,
  play: async ({ canvas }) => {
    const november = within(canvas.getByRole("region", { name: "2026年11月" }));
    await expect(november.getByText("5件")).toBeVisible();
    await expect(november.getAllByRole("link")).toHaveLength(5);
    await expect(canvas.getByRole("button", { name: "これから 8" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("link", { name: "行事を追加" })).toHaveAttribute("href", "/event-list/new");
    await expect(canvas.getByRole("link", { name: "イベント", current: "page" })).toBeVisible();
  },
};
export const Month: Story = {
  name: "月の暦",
  parameters: { visual: { viewports: ["desktop"] } },
  globals: desktop,
  args: { view: { ...defaultEventListView, look: "month" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("table", { name: "2026年11月" })).toBeVisible();
    await expect(canvas.getByText("重なり")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "次の月" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ month: "2026-12", page: 1 });
    await userEvent.click(canvas.getByRole("button", { name: "今日" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ month: null, page: 1 });
  },
};
export const MonthOnPhone: Story = {
  name: "月の一覧（スマートフォン）",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  args: { view: { ...defaultEventListView, look: "month", month: "2026-12" } },
  play: async ({ canvas }) => {
    const december = within(canvas.getByRole("region", { name: "2026年12月" }));
    await expect(december.getAllByRole("link")).toHaveLength(3);
  },
};
export const Over: Story = {
  name: "終わった行事",
  parameters: unseen,
  args: { view: { ...defaultEventListView, time: "over" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: /11月8日/ })).toHaveLength(1);
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { ...desktop, theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const None: Story = {
  name: "0件",
  parameters: unseen,
  args: { events: { status: "ready", value: { team: [], provider: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("これからの行事はまだありません")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "CSVで保存する" })).toBeNull();
  },
};
export const NotFound: Story = {
  name: "絞り込みの結果が0件",
  parameters: unseen,
  args: { view: { ...defaultEventListView, q: "合宿" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ host: "all", kind: null, q: "", page: 1 });
  },
};
export const Many: Story = {
  name: "1,000件",
  parameters: unseen,
  args: {
    events: {
      status: "ready",
      value: {
        provider: [],
        team: Array.from({ length: 1000 }, (_, at) => {
          const begins = Date.parse("2026-11-20T23:00:00Z") + at * 8 * 3_600_000;
          return teamEvent({
            event_id: at + 1,
            title: `練習 ${at + 1}`,
            starts_at: new Date(begins).toISOString(),
            ends_at: new Date(begins + 7_200_000).toISOString(),
          });
        }),
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole("link", { name: /練習 \d+/ });
    await waitFor(() => expect(rows()).toHaveLength(25));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "表示件数" }), "100");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, size: 100 });
    await expect(rows()).toHaveLength(100);
    await expect(canvas.getByRole("navigation", { name: "ページ" })).toHaveTextContent("10");
    await userEvent.click(canvas.getByRole("button", { name: "10ページ" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 10 });
    await expect(rows()[99]).toHaveTextContent("練習 1000");
  },
};
export const Order: Story = {
  name: "操作：遠い順にすると、月も行事も逆に並ぶ",
  parameters: unseen,
  globals: desktop,
  play: async ({ args, canvas, userEvent }) => {
    const months = () => canvas.getAllByRole("heading", { name: /年\d+月$/ }).map(({ textContent }) => textContent);
    await waitFor(() => expect(months()).toEqual(["2026年11月", "2026年12月"]));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "日付の遠い順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ order: "far", page: 1 });
    await expect(months()).toEqual(["2026年12月", "2026年11月"]);
    await userEvent.click(canvas.getByRole("button", { name: "月" }));
    await expect(canvas.queryByRole("combobox", { name: "並び順" })).toBeNull();
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { events: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { events: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Filters: Story = {
  name: "操作：時期・主催・種類・言葉で絞り込み、CSVに残す",
  parameters: unseen,
  globals: desktop,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("主催と種類", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "チーム" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ host: "team", page: 1 });
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "種類" }), "試合");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ kind: "game", page: 1 });
      await waitFor(() => expect(canvas.getAllByRole("link", { name: /練習試合/ })).toHaveLength(2));
    });
    await step("見えている行事だけが、CSVになる", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "CSVで保存する" }));
      await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
      await expect(args.onExport).toHaveBeenCalledWith(
        [
          "\uFEFF日付,曜日,始まり,終わり,種類,行事,場所,対象,参加（人）,未回答（人）,定員・招待（人）,締め切り,状態",
          "2026/11/22,日,7:15,15:00,試合,練習試合（2試合）,第2グラウンド 三塁側,中学・高校,11,2,13,2026/11/22 9:00,あと1日",
          "2026/11/28,土,9:00,12:00,試合,練習試合,北野小 校庭,小学,5,6,11,2026/11/26 18:00,未回答 6人",
        ].join("\r\n"),
        "行事_20261120.csv",
      );
    });
    await step("終わった行事", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "終わった行事" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ time: "over", page: 1 });
    });
    await step("月の暦", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "月" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ look: "month", page: 1 });
    });
  },
};
export const OnPhone: Story = {
  name: "操作：スマートフォンでは、条件はシートの中",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
    const sheet = within(screen.getByRole("dialog", { name: "絞り込み" }));
    await userEvent.click(sheet.getByRole("button", { name: "運営" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ host: "provider", page: 1 });
    await userEvent.click(await sheet.findByRole("button", { name: "2件を表示する" }));
    await expect(canvas.getByRole("button", { name: "絞り込み 1件の条件" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "行事を追加する" })).toHaveAttribute("href", "/event-list/new");
  },
};
export const Feed: Story = {
  name: "操作：カレンダーに追加する",
  parameters: unseen,
  globals: desktop,
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.feed.onMake).mockRejectedValueOnce(new Failure("unavailable"));
    await userEvent.click(canvas.getByRole("button", { name: "カレンダーに追加" }));
    await expect(args.onOpenFeed).toHaveBeenCalledOnce();
    const dialog = within(await screen.findByRole("dialog", { name: "カレンダーに追加" }));
    await userEvent.click(dialog.getByRole("button", { name: "購読のリンクを作る" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(dialog.getByRole("button", { name: "購読のリンクを作る" }));
    await expect(await dialog.findByRole("textbox", { name: "購読のリンク" })).toBeVisible();
  },
};
