import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { teamEvent } from "../../components/EventRow/events.fixtures.ts";
import { TeamEventEditScreen } from "./TeamEventEditScreen.tsx";
import { editing, firstArgs, storedGame } from "./teamEventEdit.fixtures.ts";

const meta = {
  id: "screens-team-event-edit",
  title: "画面/行事の編集",
  component: TeamEventEditScreen,
  parameters: { layout: "fullscreen" },
  args: firstArgs,
} satisfies Meta<typeof TeamEventEditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const desktop = { viewport: { value: "desktop" } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("textbox", { name: /^行事の名前/ })).toHaveValue("");
    await expect(canvas.getByRole("button", { name: "追加して24人に知らせる" })).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Edit: Story = {
  name: "くり返しの一回を変える",
  parameters: { visual: { viewports: ["desktop"] } },
  globals: desktop,
  args: { ...editing, laterOccurrences: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "この回だけ" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "この回と、後の7回" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "招待した人に知らせる" })).toBeChecked();
  },
};
export const Clash: Story = {
  name: "時間の重なり",
  parameters: unseen,
  args: {
    ...editing,
    nearby: [
      teamEvent({
        event_id: 51,
        title: "練習試合",
        starts_at: "2026-11-23T00:30:00Z",
        ends_at: "2026-11-23T04:00:00Z",
      }),
      teamEvent({
        event_id: 60,
        title: "保護者会",
        starts_at: "2026-11-23T01:00:00Z",
        ends_at: "2026-11-23T02:00:00Z",
      }),
      teamEvent({
        event_id: 61,
        title: "夜の練習",
        starts_at: "2026-11-23T04:00:00Z",
        ends_at: "2026-11-23T05:00:00Z",
      }),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("ほかの行事と時間が重なっています。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "11月23日（月） 10:00〜11:00「保護者会」" })).toHaveAttribute(
      "href",
      "/event-list/team/60",
    );
    await expect(canvas.queryByText(/夜の練習/)).toBeNull();
    await expect(args.onDays).toHaveBeenCalledWith({ from: "2026-11-22", to: "2026-11-23" });
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, args: editing, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  parameters: unseen,
  args: editing,
  globals: { contrast: "forced" },
};
export const LongText: Story = {
  name: "長い言葉と、選手のいないチーム",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  args: {
    members: { status: "ready", value: [] },
    groups: { status: "ready", value: [] },
    event: {
      status: "ready",
      value: {
        version: 3,
        values: {
          ...storedGame.values,
          title: "全日本学童軟式野球大会県予選の一回戦と、そのあとの懇親の会（雨なら次の週）",
          place: "県営総合運動公園 第三野球場の三塁側スタンド下から歩いて五分の広場",
          everyone: false,
        },
      },
    },
    eventId: 51,
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { event: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { members: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Gone: Story = {
  name: "消えた行事",
  parameters: unseen,
  args: { event: { status: "failed", code: "not_found" }, eventId: 51 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この行事は見つかりませんでした")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "行事の一覧へ" })).toHaveAttribute("href", "/event-list");
  },
};
export const Leaving: Story = {
  name: "保存しないで移る",
  parameters: unseen,
  args: { ...editing, leaving: { onLeave: fn(), onStay: fn() } },
};
