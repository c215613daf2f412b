import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { club } from "../../components/NoticeView/club.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { TeamEventScreen } from "./TeamEventScreen.tsx";
import { event, teamEventArgs } from "./teamEvent.fixtures.ts";

/** 小川 is no longer invited, and 平野, whose family drives, has left. */
const former = {
  ...event,
  capacity: 11,
  attendance: event.attendance.map((one) => ({ ...one, invited: ![1053, 1055].includes(one.member_id) })),
  families: event.families.map((one) => ([1053, 1055].includes(one.family_id) ? { ...one, member_ids: [] } : one)),
};

const meta = {
  id: "screens-team-event-former",
  title: "画面/チームの行事",
  component: TeamEventScreen,
  render: withHeldView(TeamEventScreen),
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ...teamEventArgs,
    event: { status: "ready", value: former },
    members: { status: "ready", value: club.filter(({ id }) => id !== 1055) },
  },
} satisfies Meta<typeof TeamEventScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Former: Story = {
  name: "退団した選手と招待から外した選手は、返事だけが残り、人数にも車にも入らない（EV-1）",
  play: async ({ canvas, step, userEvent }) => {
    const board = within(canvas.getByRole("region", { name: "11月23日（月）　練習試合" }));
    const attendance = within(canvas.getByRole("region", { name: "出欠" }));

    await step("人数と空きは、招待している選手だけで数える", async () => {
      await expect(board.getAllByRole("cell").at(-1)).toHaveTextContent("5/9");
      await expect(attendance.getByText("定員11人・あと6人")).toBeVisible();
      await expect(attendance.getByRole("button", { name: /^参加 4人/ })).toBeVisible();
      await expect(attendance.getAllByRole("term").at(-1)).toHaveTextContent("そのほか2人");
      await expect(attendance.queryByRole("button", { name: /小川/ })).toBeNull();
    });

    await step("退団した家族の車には乗せない", async () => {
      const seats = within(canvas.getByRole("region", { name: "車の席" }));
      await expect(seats.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
        "4席",
        "3席・1台",
        "1席",
      ]);
    });

    await step("当番をお願いする家族にも、お知らせの宛先にも入らない", async () => {
      await expect(canvas.getByRole("link", { name: "参加者へ送る" })).toHaveAttribute(
        "href",
        "/notification?to=1054.1056.1057.1059.1061",
      );
      await userEvent.click(canvas.getByRole("button", { name: "当番を加える" }));
      const dialog = within(await screen.findByRole("dialog"));
      await expect(dialog.queryByRole("option", { name: /小川|平野/ })).toBeNull();
      await userEvent.keyboard("{Escape}");
    });
  },
};

export const FormerOver: Story = {
  name: "終わった行事には、あとから退団した選手も、その日の返事として残る",
  args: { nowS: Date.parse(event.ends_at) / 1000 },
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole("region", { name: "11月23日（月）　練習試合" }));
    await expect(board.getAllByRole("cell").at(-1)).toHaveTextContent("7/11");
  },
};
