import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { club } from "../../components/NoticeView/club.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { EventDetailScreen } from "./EventDetailScreen.tsx";
import { eventDetailArgs, nowS, providerEvent, written } from "./eventDetail.fixtures.ts";

const meta = {
  id: "screens-event-detail",
  title: "画面/イベント詳細",
  component: EventDetailScreen,
  parameters: { layout: "fullscreen" },
  args: eventDetailArgs,
} satisfies Meta<typeof EventDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const ready = (value: typeof providerEvent) => ({ event: { status: "ready", value } as const });

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "測るもの" })).toBeVisible();
    const board = within(canvas.getByRole("region", { name: "12月5日（土）　冬の測定会" }));
    await expect(board.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "9:00",
      "15:00",
      "41/60",
      "3人",
    ]);
    const attending = within(canvas.getByRole("region", { name: "参加する選手" }));
    await expect(attending.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "青山 朔中2",
      "小川 新小6",
      "平野 陸斗小6",
    ]);
    const facts = within(canvas.getByRole("region", { name: "くわしい内容" }));
    const terms = facts.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(facts.getAllByRole("definition").map(({ textContent }, at) => [terms[at], textContent])).toEqual([
      ["会場", "青葉スポーツセンター 第1体育館地図"],
      ["対象", "小学4年生から中学2年生"],
      ["定員", "定員60人・あと19人"],
      ["申し込みの締め切り", "11月28日（土） 18:00"],
      ["主催", "球跡 運営"],
    ]);
    await expect(facts.getByRole("link", { name: "青葉スポーツセンター 第1体育館の地図" })).toHaveAttribute(
      "href",
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent("青葉スポーツセンター 第1体育館")}`,
    );
  },
};
export const Mobile: Story = {
  name: "スマートフォン：参加する選手の家族に、お知らせを書く",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const attending = within(canvas.getByRole("region", { name: "参加する選手" }));
    await expect(attending.getByRole("link", { name: "参加者へ送る" })).toHaveAttribute(
      "href",
      "/notification?to=1047.1053.1055",
    );
  },
};
export const Former: Story = {
  name: "退会した選手には送らない",
  parameters: unseen,
  args: ready({ ...providerEvent, member_ids: [...providerEvent.member_ids, 9999] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "参加者へ送る" })).toHaveAttribute(
      "href",
      expect.not.stringContaining("9999"),
    );
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { event: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { event: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Gone: Story = {
  name: "見つからない",
  parameters: unseen,
  args: { event: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("このイベントは見つかりませんでした")).toBeVisible();
  },
};
export const Nobody: Story = {
  name: "0件：まだだれも参加しない。定員も締め切りもない、終日のイベント",
  parameters: unseen,
  args: ready({
    ...providerEvent,
    all_day: true,
    starts_at: "2026-12-04T15:00:00Z",
    ends_at: "2026-12-06T15:00:00Z",
    capacity: null,
    apply_until: null,
    own: 0,
    member_ids: [],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("このチームから参加する選手は、まだいません。")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "12月5日（土）〜12月6日（日）　冬の測定会" })).toHaveTextContent(
      "終日",
    );
    await expect(canvas.getByRole("button", { name: "選手を選ぶ" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "参加者へ送る" })).toBeNull();
  },
};
export const Closed: Story = {
  name: "受け付けが終わった：減らすことだけできる",
  parameters: unseen,
  args: ready({ ...providerEvent, apply_until: "2026-11-19T09:00:00Z" }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^申し込みの受け付けは終わりました。/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "選手を変える" }));
    await expect(within(await screen.findByRole("dialog")).getAllByRole("checkbox")).toHaveLength(3);
  },
};
export const Full: Story = {
  name: "満員",
  parameters: unseen,
  args: ready({ ...providerEvent, applied: 60 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("満員です。選手を減らすことはできます。")).toBeVisible();
  },
};
export const Over: Story = {
  name: "終わったイベント",
  parameters: unseen,
  args: { nowS: nowS + 30 * 24 * 3600 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("このイベントは終わりました。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "選手を変える" })).toBeNull();
  },
};
export const Hostile: Story = {
  name: "危ない本文も、文字のまま",
  parameters: unseen,
  args: ready({ ...providerEvent, ...written('<img src=x onerror="alert(1)">\n\n[押す](javascript:alert(1))') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/onerror/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "押す" })).toBeNull();
    await expect(canvasElement.querySelectorAll("script, img, [onerror]")).toHaveLength(0);
  },
};
export const LongWords: Story = {
  name: "スマートフォン：長い題と会場と対象",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  args: ready({
    ...providerEvent,
    title: "冬の測定会と指導者のための講習会".repeat(5),
    place: `市民総合運動公園 第二野球場 ${"a".repeat(60)}`,
    target: "小学4年生から中学2年生とその保護者、指導者、見学を希望する方".repeat(3),
    author: "球跡の運営事務局と全国の測定会を支える会の実行委員会".repeat(2),
    ...written(`# ${"とても長い見出しです".repeat(8)}\n\nhttps://kyuseki.example/${"b".repeat(120)}`),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "とても長い見出しです".repeat(8) })).toBeVisible();
    await expectToFitWindow();
  },
};
export const Apply: Story = {
  name: "操作：参加する選手を選ぶ",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "選手を変える" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("checkbox", { name: "中川 詩" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "青山 朔" }));
    await userEvent.click(dialog.getByRole("button", { name: "3人にする" }));
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith([1053, 1055, 1054], [1047, 1053, 1055]));
  },
};
export const Refused: Story = {
  name: "操作：定員で断られたら、選んだところから続けられる",
  parameters: unseen,
  args: {
    onApply: fn(async (_memberIds: readonly number[]): Promise<void> => {
      throw new Failure("invalid", { fields: { member_ids: "定員の60人に達するため、空きがありません" } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "選手を変える" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("checkbox", { name: "中川 詩" }));
    await userEvent.click(dialog.getByRole("button", { name: "4人にする" }));
    await expect(await canvas.findByText("定員の60人に達するため、空きがありません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "選手を変える" }));
    await expect(within(await screen.findByRole("dialog")).getByRole("checkbox", { name: "中川 詩" })).toBeChecked();
  },
};
export const Calendar: Story = {
  name: "操作：カレンダーに追加する",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "カレンダーに追加（.ics）" }));
    await expect(args.onCalendar).toHaveBeenCalledOnce();
  },
};

export const Few: Story = {
  name: "少ない：選手2人のうち1人が参加、申し込みもその1人",
  args: {
    ...ready({ ...providerEvent, applied: 1, own: 1, member_ids: [1053] }),
    members: { status: "ready", value: club.filter(({ id }) => id === 1053 || id === 1054) },
  },
  play: async ({ canvas }) => {
    const attending = within(canvas.getByRole("region", { name: "参加する選手" }));
    await expect(attending.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["小川 新小6"]);
    await expect(canvas.getByText("定員60人・あと59人")).toBeVisible();
    const board = within(canvas.getByRole("region", { name: "12月5日（土）　冬の測定会" }));
    await expect(board.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "9:00",
      "15:00",
      "1/60",
      "1人",
    ]);
    await expectToFitWindow();
  },
};
