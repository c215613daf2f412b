import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import type { RefusedReasonProps } from "../../components/RefusedEntry/RefusedReason.tsx";
import { withRefusedEntry } from "../../components/RefusedEntry/withRefusedEntry.harness.tsx";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { TeamEventScreen } from "./TeamEventScreen.tsx";
import { event, teamEventArgs } from "./teamEvent.fixtures.ts";

const refused: RefusedReasonProps = {
  kind: "attendance",
  label: "遅刻・早退 8:30 から",
  detail: "練習試合 宮本 悠人",
  enteredAt: "2026-11-20T18:40:00+09:00",
  code: "conflict",
  message: "ほかの人が、先に返事を変えています。",
  form: "none",
};

const meta = {
  id: "screens-team-event-refused",
  title: "画面/チームの行事/断られた返事",
  component: TeamEventScreen,
  render: withHeldView(TeamEventScreen),
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  decorators: [withRefusedEntry(refused)],
  args: { ...teamEventArgs, refused: { member_id: 1058, answer: "partly", comment: "8:30 から" } },
} satisfies Meta<typeof TeamEventScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  name: "操作：入れた返事とわけのまま窓が開き、直して送れる（OF-3）",
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "宮本 悠人さんの返事" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent("ほかの人が、先に返事を変えています。");
    await expect(dialog.getByRole("radio", { name: "遅刻・早退" })).toBeChecked();
    const comment = dialog.getByRole("textbox", { name: /^ひとこと/ });
    await expect(comment).toHaveValue("8:30 から");
    await userEvent.click(dialog.getByRole("radio", { name: "参加" }));
    await userEvent.clear(comment);
    await userEvent.click(dialog.getByRole("button", { name: "返事を入れる" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onAnswer).toHaveBeenCalledWith({ member_id: 1058, answer: "coming", comment: "" });
    await expect(canvas.getByRole("region", { name: "送れなかった入力があります" })).toBeVisible();
  },
};

export const OpensAgain: Story = {
  name: "操作：閉じても、その選手を押せば入れた返事のまま開き、ほかの選手は変わらない",
  play: async ({ canvas, userEvent }) => {
    const close = async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };
    await screen.findByRole("dialog", { name: "宮本 悠人さんの返事" });
    await close();
    await userEvent.click(canvas.getByRole("button", { name: /^新井 晴/ }));
    const other = within(await screen.findByRole("dialog", { name: "新井 晴さんの返事" }));
    await expect(other.queryByRole("alert")).toBeNull();
    await expect(other.getByRole("textbox", { name: /^ひとこと/ })).toHaveValue("10:00 から");
    await close();
    await userEvent.click(canvas.getByRole("button", { name: /^宮本 悠人/ }));
    const again = within(await screen.findByRole("dialog", { name: "宮本 悠人さんの返事" }));
    await expect(again.getByRole("textbox", { name: /^ひとこと/ })).toHaveValue("8:30 から");
  },
};

export const Cancelled: Story = {
  name: "中止になった行事では開かず、内容とわけだけを見る",
  args: { event: { status: "ready", value: { ...event, state: "cancelled" } } },
  play: async ({ canvas }) => {
    const notice = within(canvas.getByRole("region", { name: "送れなかった入力があります" }));
    await expect(notice.getByText("遅刻・早退 8:30 から")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
