import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { arrivedThisWeek } from "../../components/MemberForm/memberForm.fixtures.ts";
import { firstWeekStory } from "../../components/PlayerStory/playerStory.fixtures.ts";
import { MemberDetailHarness } from "./MemberDetail.harness.tsx";
import { MemberDetailScreen } from "./MemberDetailScreen.tsx";
import { familyActs, loadPart } from "./memberDetail.fixtures.ts";

const meta = {
  id: "screens-member-detail-few",
  title: "画面/メンバー詳細",
  component: MemberDetailScreen,
  render: (args) => <MemberDetailHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    member: { status: "ready", value: arrivedThisWeek },
    known: arrivedThisWeek,
    sportType: "baseball",
    analyzerAvailable: true,
    isManager: true,
    hrefs: {
      report: "/nextshot/report/8",
      training: "/training-report/8",
      recordTraining: "/training-report/8#record",
      recordPitches: "/dashboard/pitch-guard?player=8&record=1",
      notes: "/note/note-list/8",
      notification: "/notification?to=8",
    },
    family: familyActs(),
    loadPart,
    story: { status: "ready", value: firstWeekStory },
    onRetryStory: fn(),
    photos: null,
    onPrevious: fn(),
    onNext: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onLinkCall: fn(async () => {}),
    onArchive: fn(async () => {}),
    onReinstate: fn(async () => {}),
    onExport: fn(async () => {}),
    onErase: fn(async () => {}),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MemberDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  name: "少ない：月曜に登録した選手、測定1日、記録1件、体の測定1回",
  play: async () => {
    const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(facts.slice(0, 2)).toEqual(["114.8km/h", "全期間・ティー・軟式"]);
    // One weighing is no growth.
    await expect(facts).toContain("身長160.0cm体重57.9kg");
    await expect(screen.getByText("からだの記録（1回）")).toBeVisible();
    const story = within(screen.getByRole("table", { name: "この12週" }));
    await expect(story.getByRole("row", { name: /^成長/ })).toHaveTextContent(/^成長11月16日の週：測定1日$/);
    await expect(story.getByRole("row", { name: /^負荷/ })).toHaveTextContent(
      /^負荷11月16日の週：負荷 150（分×きつさ）$/,
    );
  },
};
