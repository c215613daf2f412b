import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { club } from "../../components/NoticeView/club.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { TeamEventScreen } from "./TeamEventScreen.tsx";
import { firstEvent, teamEventArgs } from "./teamEvent.fixtures.ts";

const meta = {
  id: "screens-team-event-few",
  title: "画面/チームの行事",
  component: TeamEventScreen,
  render: withHeldView(TeamEventScreen),
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    ...teamEventArgs,
    event: { status: "ready", value: firstEvent },
    members: { status: "ready", value: club.filter(({ id }) => firstEvent.member_ids.includes(id)) },
  },
} satisfies Meta<typeof TeamEventScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  name: "少ない：選手2人の試合、返事は1人、車と当番はまだない",
  play: async ({ canvas }) => {
    const board = within(canvas.getByRole("region", { name: "11月23日（月）　練習試合" }));
    await expect(board.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["9:30", "13:00", "1/2"]);
    const attendance = within(canvas.getByRole("region", { name: "出欠" }));
    await expect(attendance.getByRole("button", { name: "未回答の1人に知らせる" })).toBeVisible();
    const seats = within(canvas.getByRole("region", { name: "車の席" }));
    await expect(seats.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1席",
      "0席・0台",
      "1席",
    ]);
    await expect(seats.getByText("車を出せる家族は、まだいません。")).toBeVisible();
    await expectToFitWindow();
  },
};
