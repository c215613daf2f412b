import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { club } from "../../components/NoticeView/club.fixtures.ts";
import { NotificationHarness } from "./Notification.harness.tsx";
import { NotificationScreen } from "./NotificationScreen.tsx";
import { draft, history, notificationArgs } from "./notification.fixtures.ts";

const { composer, history: historyArgs } = notificationArgs;
const newClub = club.filter(({ id }) => id === 1049 || id === 1053);
const [, , , firstNotice] = history.notices;
const notices = firstNotice ? [{ ...firstNotice, audience: "全員", players: 2, read: 1, unread_ids: [1053] }] : [];

const meta = {
  id: "screens-notification-few",
  title: "画面/お知らせ送信",
  component: NotificationScreen,
  tags: ["!autodocs"],
  render: (args) => <NotificationHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    ...notificationArgs,
    composer: {
      ...composer,
      values: { ...draft, member_ids: newClub.map(({ id }) => id), audience: "全員" },
      members: { status: "ready", value: newClub },
      groups: { status: "ready", value: [] },
      suggested: { noRecord: [], notToday: [1053] },
      reach: { status: "ready", value: { players: 2, families: 2, emails: 2, without_email: [], mail: true } },
    },
    history: {
      ...historyArgs,
      members: { status: "ready", value: newClub },
      openPlayers: 1,
      history: { status: "ready", value: { notices, total: 1, counts: { sent: 1, scheduled: 0, draft: 1 } } },
    },
  },
} satisfies Meta<typeof NotificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  name: "少ない：選手2人、送ったお知らせ1件",
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole("group", { name: /^送信先/ })).getAllByRole("button");
    await expect(
      chips.map(({ textContent, ariaPressed }) => `${textContent}${ariaPressed === "true" ? " ✓" : ""}`),
    ).toEqual(["全員 2人 ✓", "中学 1人", "小学 1人", "男子 1人", "女子 1人", "今日 未提出 1人", "選手を選ぶ"]);
    await expect(canvas.getByText("選手2人・2家族の、2件のアドレスに届きます。")).toBeVisible();
    const list = within(canvas.getByRole("list", { name: "お知らせ" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(1);
    await expect(list.getByText("小川 新（小6）")).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "ページ" })).toBeNull();
  },
};
