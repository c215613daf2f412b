import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, within } from "storybook/test";
import { CalendarFeedDialog } from "./CalendarFeedDialog.tsx";

const url = "https://kyuseki.example/calendar/4fJ2x9QmZs0aB7cD1eF3gH5iK6lN8oPq.ics";

const meta = {
  id: "components-calendar-feed-dialog",
  title: "部品/カレンダーの購読",
  component: CalendarFeedDialog,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    feed: { status: "ready", value: null },
    onMake: fn(async () => url),
    onStop: fn(async () => {}),
    onCopy: fn(async () => {}),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CalendarFeedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const inside = () => within(screen.getByRole("dialog", { name: "カレンダーに追加" }));

export const Made: Story = {
  name: "作ったリンク",
  parameters: { visual: { disable: false } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, step, userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "購読のリンクを作る" }));
    await expect(await inside().findByRole("textbox", { name: "購読のリンク" })).toHaveValue(url);
    await expect(inside().getByRole("img", { name: "購読のリンクのQRコード" })).toBeVisible();
    await expect(inside().getByRole("link", { name: "この端末のカレンダーで開く" })).toHaveAttribute(
      "href",
      url.replace("https:", "webcal:"),
    );
    await step("写す", async () => {
      await userEvent.click(inside().getByRole("button", { name: "リンクをコピー" }));
      await expect(args.onCopy).toHaveBeenCalledWith(url);
      await expect(await inside().findByText("リンクをコピーしました。")).toBeVisible();
    });
  },
};
export const InUse: Story = {
  name: "使われているリンク",
  args: {
    feed: { status: "ready", value: { created_at: "2026-10-01T03:00:00Z", read_at: "2026-11-20T09:00:00Z" } },
  },
  play: async () => {
    await expect(
      inside().getByText("10月1日（木）に作ったリンクが使われています。最後に読み込まれたのは 11/20 18:00。"),
    ).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Loading: Story = { name: "読み込み中", args: { feed: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { feed: { status: "failed", code: "unavailable" } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const CannotMake: Story = {
  name: "操作：作れなければ理由を言う。写せなければ欄から写してもらう",
  args: { onCopy: fn(() => Promise.reject(new Error("denied"))) },
  play: async ({ args, userEvent }) => {
    mocked(args.onMake).mockRejectedValueOnce(new Failure("unavailable"));
    await userEvent.click(inside().getByRole("button", { name: "購読のリンクを作る" }));
    await expect(await inside().findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(inside().getByRole("button", { name: "購読のリンクを作る" }));
    await userEvent.click(await inside().findByRole("button", { name: "リンクをコピー" }));
    await expect(await inside().findByText(/^コピーできませんでした。/)).toBeVisible();
  },
};
export const Stops: Story = {
  name: "操作：止めるのは、確かめてから",
  args: { feed: { status: "ready", value: { created_at: "2026-10-01T03:00:00Z", read_at: null } } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "リンクを止める" }));
    const asked = within(screen.getByRole("alertdialog", { name: "購読のリンクを止めますか？" }));
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole("button", { name: "リンクを止める" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(await inside().findByText("購読のリンクを止めました。")).toBeVisible();
  },
};
