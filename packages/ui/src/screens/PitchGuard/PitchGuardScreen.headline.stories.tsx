import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PitchGuardHarness } from "./PitchGuard.harness.tsx";
import { PitchGuardScreen } from "./PitchGuardScreen.tsx";
import { guard, nobody, softballGuard, watchedGuard } from "./pitchGuard.fixtures.ts";
import { pitchGuardArgs } from "./pitchGuardArgs.fixtures.ts";

const meta = {
  id: "screens-pitch-guard-headline",
  title: "画面/投球数ガード/要点",
  component: PitchGuardScreen,
  render: (args) => <PitchGuardHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: { ...pitchGuardArgs, guard: { status: "ready", value: watchedGuard } },
} satisfies Meta<typeof PitchGuardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const roomy = guard.players.filter(({ guard: { level } }) => level === "room");

export const Opens: Story = {
  name: "操作：痛みはその日の記録へ、超過はその人の投球の記録を開く",
  play: async ({ args, canvas, userEvent }) => {
    const head = within(canvas.getByRole("region", { name: "きょうの要点" }));
    await expect(head.getByRole("link", { name: "青山 朔さんは痛みの報告あり。" })).toHaveAttribute(
      "href",
      "/training-report/5?day=2026-11-19#day",
    );
    await expect(
      head.getByText("11月20日（金）の記録から。ほかに、上限に到達した選手1人、きのう上限を超えた選手1人がいます。"),
    ).toBeVisible();
    await userEvent.click(head.getByRole("button", { name: "小川 新さんは2球超過。" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ player: 9 });
  },
};

export const Filtered: Story = {
  name: "絞り込むと、絞り込んだ選手の要点になる",
  args: { view: { ...pitchGuardArgs.view, grade: "h" } },
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole("region", { name: "きょうの要点" }));
    await expect(head.queryByText(/青山 朔/)).toBeNull();
    await expect(head.getByRole("button", { name: "小川 新さんは2球超過。" })).toBeVisible();
  },
};

export const Several: Story = {
  name: "何人も超過なら、名前だけを言う。その人たちは下の表にいる",
  args: {
    guard: {
      status: "ready",
      value: {
        ...guard,
        players: guard.players.map((player) => ({ ...player, guard: { ...player.guard, level: "over" } })),
      },
    },
  },
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole("region", { name: "きょうの要点" }));
    await expect(head.getByRole("heading")).toHaveTextContent("藤井 颯太さん、三浦 陽翔さん ほか7人が上限を超過。");
    await expect(head.queryByRole("button")).toBeNull();
    await expect(head.queryByRole("link")).toBeNull();
  },
};

export const Calm: Story = {
  name: "だれも急がなければ、そう言う",
  args: { guard: { status: "ready", value: { ...guard, players: roomy } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "きょうの要点" })).toHaveTextContent(
      "きょうは急ぐことがありません。11月20日（金）の記録から。投手の痛みの報告、投球数の超過と到達は、どれもありません。",
    );
  },
};

export const NoRule: Story = {
  name: "上限のない種目では、超過がないとも言わない",
  args: { guard: { status: "ready", value: softballGuard }, sportType: "softball" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^ソフトボールには、公表された国内の上限が見つかりません。/)).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "きょうの要点" })).toBeNull();
  },
};

export const Nobody: Story = {
  name: "投手がいなければ、要点もない",
  args: { guard: { status: "ready", value: nobody } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("直近60日に投球の記録がありません")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "きょうの要点" })).toBeNull();
  },
};
