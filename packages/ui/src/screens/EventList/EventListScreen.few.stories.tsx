import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { nowS, teamEvent } from "../../components/EventRow/events.fixtures.ts";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { EventListScreen } from "./EventListScreen.tsx";
import { defaultEventListView } from "./view.ts";

const practice = teamEvent({
  event_id: 61,
  title: "はじめての練習",
  starts_at: "2026-11-21T04:00:00Z",
  ends_at: "2026-11-21T08:00:00Z",
  invited: 2,
  coming: 1,
  unanswered: 1,
});

const meta = {
  id: "screens-event-list-few",
  title: "画面/行事",
  component: EventListScreen,
  render: withHeldView(EventListScreen),
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    events: { status: "ready", value: { team: [practice], provider: [] } },
    onDevice: nothingOnDevice,
    nowS,
    view: defaultEventListView,
    onViewChange: fn(),
    onRetry: fn(),
    feed: {
      feed: { status: "ready", value: null },
      onMake: fn(async () => ""),
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

export const Few: Story = {
  name: "少ない：行事は一つ、選手は2人",
  play: async ({ canvas }) => {
    const november = within(canvas.getByRole("region", { name: "2026年11月" }));
    await expect(november.getByText("1件")).toBeVisible();
    await expect(november.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "11月21日（土）土曜21練習はじめての練習13:00〜17:00青葉台小学校 校庭全員参加1/ 2人未回答 1人",
    ]);
    await expectToFitWindow();
  },
};
