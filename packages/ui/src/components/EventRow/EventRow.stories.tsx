import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { EventRow } from "./EventRow.tsx";
import { events, nowS, teamEvent } from "./events.fixtures.ts";
import { listedEvents } from "./listedEvents.ts";

const [game] = events.filter(({ id }) => id === 51);
if (!game) throw new Error("No such event");

const meta = {
  id: "components-event-row",
  title: "部品/行事の行",
  component: EventRow,
  parameters: { layout: "fullscreen" },
  args: { event: game, nowS },
} satisfies Meta<typeof EventRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "種類",
  render: () => (
    <Panel title="行事" flush>
      <ul>
        {events.map((event) => (
          <EventRow key={`${event.of} ${event.id}`} event={event} nowS={nowS} isNext={event.id === 51} />
        ))}
      </ul>
    </Panel>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/event-list/team/41",
      "/event-list/team/51",
      "/event-list/team/52",
      "/event-list/team/53",
      "/event-list/team/54",
      "/event-list/detail/3",
      "/event-list/team/55",
      "/event-list/detail/4",
      "/event-list/team/56",
    ]);
    await expect(canvas.getByText("「冬の測定会」と時間が重なっています")).toBeVisible();
    await expect(canvas.getByText("あと1日")).toBeVisible();
    await expect(canvas.getByText("中止")).toBeVisible();
    await expect(canvas.getByText("満員")).toBeVisible();
  },
};
export const Mobile: Story = { ...Sheet, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
const [long] = listedEvents({
  team: [
    teamEvent({
      event_id: 61,
      title: "全日本学童軟式野球大会県予選の一回戦と、その後の懇親の会（雨なら次の週に延期）",
      place: "県営総合運動公園 第三野球場の三塁側スタンド下の集合場所から歩いて五分の広場",
      audience: "小4・小5・小6・中学・選手12人",
      all_day: true,
      starts_at: "2026-12-28T15:00:00Z",
      ends_at: "2027-01-02T15:00:00Z",
      invited: 1000,
      coming: 986,
      unanswered: 14,
    }),
  ],
  provider: [],
});
export const LongText: Story = {
  name: "長い言葉と、年をまたぐ数日",
  args: { event: long ?? game },
  globals: { viewport: { value: "mobile" } },
  render: (args) => (
    <ul>
      <EventRow {...args} />
    </ul>
  ),
};
