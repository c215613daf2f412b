import type { MeasuringDay } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { pressedAt } from "../../layout/pressedAt.fixtures.ts";
import { MeasuringDayHarness } from "./MeasuringDay.harness.tsx";
import { MeasuringDayScreen } from "./MeasuringDayScreen.tsx";
import { closedDay, firstSheet } from "./measuringDay.fixtures.ts";
import { measuringDayArgs } from "./measuringDayArgs.fixtures.ts";

const meta = {
  id: "screens-measuring-day-list",
  title: "画面/測定会の入力/一覧",
  component: MeasuringDayScreen,
  render: (args) => <MeasuringDayHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: { ...measuringDayArgs, day: null },
} satisfies Meta<typeof MeasuringDayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: "読み込み中",
  args: { days: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByText("測定会はまだありません")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "測定会を始める" })).toBeNull();
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { days: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(canvas.queryByText("測定会はまだありません")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const namesIn = (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) =>
  within(canvas.getByRole("list", { name: "測定会" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

export const Days: Story = {
  name: "入力中のものが先",
  parameters: { visual: { disable: false, viewports: ["mobile", "desktop"] } },
  args: { unsentOf: (dayId: number) => (dayId === 7 ? 3 : 0) },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "測定会" }));
    await expect(namesIn(canvas)).toEqual(["冬の測定会", "朝の記録会", "夏の測定会"]);
    await expect(canvas.getByRole("link", { name: "冬の測定会" })).toHaveAttribute(
      "href",
      "/evaluation-result/measuring-day?day=7",
    );
    const [first] = list.getAllByRole("listitem");
    await expect(first && pressedAt(first, 0.98, 0.9)).toBe(canvas.getByRole("link", { name: "冬の測定会" }));
    await expect(canvas.getByText("この端末に未送信 3件")).toBeVisible();
    await expect(canvas.getByText("2026年11月20日（金）・室内練習場")).toBeVisible();
  },
};
export const NoDays: Story = {
  name: "0件",
  args: { days: { status: "ready", value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("測定会はまだありません")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "今日の「50m走」を測る" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "測定会を始める" })).toBeVisible();
  },
};
export const NoItems: Story = {
  name: "項目がない",
  args: { days: { status: "ready", value: [] }, items: { status: "ready", value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "各種設定を開く" })).toHaveAttribute("href", "/evaluation-setting");
  },
};

export const Filters: Story = {
  name: "操作：状態・言葉・並び順で探し、見えている測定会だけをCSVに残す",
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("並び順", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "古い順");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ order: "old", page: 1 });
      await expect(namesIn(canvas)).toEqual(["夏の測定会", "冬の測定会", "朝の記録会"]);
    });
    await step("状態", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "終了" }));
      await expect(namesIn(canvas)).toEqual(["夏の測定会", "朝の記録会"]);
      await expect(canvas.getByText("3件中 2件")).toBeVisible();
    });
    await step("CSV", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
      await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
      const items = "50m走・ベースランニング・遠投・立ち幅とび・握力（右）・スイング速度";
      await expect(args.onExport).toHaveBeenCalledWith(
        [
          "\uFEFF日付,測定会,場所,測る項目,測った選手（人）,入力済み（件）,状態",
          `2026-08-21,夏の測定会,室内練習場,${items},23,138,終了`,
          `2026-11-20,朝の記録会,,${items},20,120,終了`,
        ].join("\r\n"),
        "測定会_20261120.csv",
      );
    });
    await step("合うものがなければ、条件を外せる", async () => {
      await userEvent.type(canvas.getByRole("searchbox", { name: "名前・場所で探す" }), "球場");
      await expect(canvas.getByText("条件に合う測定会がありません")).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "CSVで保存する" })).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "条件をすべて外す" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ q: "", state: null, page: 1 });
      await expect(namesIn(canvas)).toHaveLength(3);
    });
  },
};

const manyDays: readonly MeasuringDay[] = Array.from({ length: 30 }, (_, at) => ({
  ...closedDay,
  id: 100 - at,
  name: `記録会 ${30 - at}`,
}));

export const Pages: Story = {
  name: "操作：10件ずつ。表示件数を変えると、はじめのページから",
  args: { days: { status: "ready", value: manyDays } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(namesIn(canvas)).toHaveLength(10);
    await userEvent.click(canvas.getByRole("button", { name: "次のページ" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 2 });
    await expect(namesIn(canvas)[0]).toBe("記録会 20");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "表示件数" }), "25");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ page: 1, size: 25 });
    await expect(namesIn(canvas)).toHaveLength(25);
  },
};

export const OnPhone: Story = {
  name: "操作：スマートフォンでは、状態と並び順はシートの中、CSVは下",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
    const sheet = within(screen.getByRole("dialog", { name: "絞り込み" }));
    await userEvent.click(sheet.getByRole("button", { name: "入力中" }));
    await userEvent.click(await sheet.findByRole("button", { name: "1件を表示する" }));
    await expect(canvas.getByRole("button", { name: "絞り込み 1件の条件" })).toBeVisible();
    await expect(canvas.getByText("入力中・入力中が先")).toBeVisible();
    await expect(namesIn(canvas)).toEqual(["冬の測定会"]);
    await expect(canvas.getByRole("button", { name: "CSVで保存する" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Few: Story = {
  name: "少ない：測定会は1回",
  args: { days: { status: "ready", value: [firstSheet.day] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1件中 1件")).toBeVisible();
    const [first] = within(canvas.getByRole("list", { name: "測定会" })).getAllByRole("listitem");
    await expect(first).toHaveTextContent(/^はじめての測定会2026年11月20日（金）・室内練習場入力済み 3件入力中$/);
  },
};
