import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { longNamed } from "../../components/GuardTable/guard.fixtures.ts";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { PitchGuardHarness } from "./PitchGuard.harness.tsx";
import { PitchGuardScreen } from "./PitchGuardScreen.tsx";
import { firstWeekGuard, guard, members, nobody, softballGuard, watchedGuard } from "./pitchGuard.fixtures.ts";
import { pitchGuardArgs } from "./pitchGuardArgs.fixtures.ts";

const meta = {
  id: "screens-pitch-guard",
  title: "画面/投球数ガード",
  component: PitchGuardScreen,
  render: (args) => <PitchGuardHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: pitchGuardArgs,
} satisfies Meta<typeof PitchGuardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
const watchedArgs = { guard: { status: "ready", value: watchedGuard } } as const;
export const Watched: Story = {
  name: "痛みの報告・きのうの超過・打者の途中・学年が変わった週",
  args: watchedArgs,
  play: async ({ canvas }) => {
    const rules = within(await canvas.findByRole("region", { name: "使うルール" }));
    await expect(rules.getByText("連盟の大会での球数の上限です。予防のため練習も数えています")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^注意が要る\d+人の家族に知らせる$/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/notification\?to=\d+(\.\d+)*$/),
    );
    await expect(rules.getAllByRole("link", { name: /^出典：.+（\d{4}年）$/ })).toHaveLength(3);
    const paper = () => document.querySelector("[data-paper]");
    await waitFor(() => expect(paper()).toHaveTextContent("確認が必要70球まで"));
    await expect(paper()).toHaveTextContent("今週の残り417球11/15〜11/21");
  },
};
export const WatchedDark: Story = { name: "同じく、暗い画面", args: watchedArgs, globals: { theme: "dark" } };
export const WatchedMobile: Story = {
  name: "同じく、スマートフォン",
  args: watchedArgs,
  globals: { viewport: { value: "mobile" } },
};
export const Unsent: Story = {
  name: "送信を待つ記録がある",
  args: {
    unsent: [
      { id: "a 0", member_id: 11, name: "増田 碧", date: "2026-11-20", kind: "game", pitches: 62, state: "waiting" },
      { id: "a 1", member_id: 9, name: "小川 新", date: "2026-11-20", kind: "practice", pitches: 20, state: "waiting" },
      { id: "b 0", member_id: 12, name: "原田 暖", date: "2026-11-19", kind: "game", pitches: 41, state: "refused" },
    ],
    onDevice: { ...nothingOnDevice, stored: 1, refused: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1件を端末に保存しました（送信待ち）")).toBeVisible();
    await expect(canvas.getByText("次の記録は、下の数字にはまだ入っていません。")).toBeVisible();
    const row = canvas.getByText("増田 碧", { selector: "b" }).closest("li");
    await expect(row).toHaveTextContent("増田 碧11/20（金）試合62球送信待ち");
    await expect(canvas.getByRole("link", { name: "通信の状態を見る" })).toHaveAttribute("href", "/sync-status");
  },
};
export const UnsentMobile: Story = {
  ...Unsent,
  name: "同じく、スマートフォン：送信を待つ記録がある",
  globals: { viewport: { value: "mobile" } },
};
export const Loading: Story = { name: "読み込み中", args: { guard: { status: "loading" } } };
export const Coach: Story = {
  name: "監督でない人には、設定へのリンクがない",
  args: { isManager: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("変更できるのは監督だけです")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "各種設定で変える" })).toBeNull();
    await expect(
      canvas.getByText("大会要項を優先してください。ここに示す数は医学的な助言ではありません。"),
    ).toBeVisible();
  },
};
export const LongName: Story = {
  name: "長い名前",
  args: { guard: { status: "ready", value: { ...guard, players: [longNamed] } } },
  globals: { viewport: { value: "mobile" } },
};

export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { guard: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: "0件",
  args: { guard: { status: "ready", value: nobody } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("直近60日に投球の記録がありません")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "試合用に印刷" })).toBeNull();
  },
};

export const Softball: Story = {
  name: "ソフトボールは記録だけ",
  args: { guard: { status: "ready", value: softballGuard }, sportType: "softball" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^ソフトボールには、公表された国内の上限が見つかりません。/)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "あす投げられる球数" })).toBeNull();
    await expect(canvas.getAllByRole("cell", { name: "記録だけ" })).toHaveLength(9);
    await expect(canvas.getByText(/塁への送球は数えず、不正投球の球は数えます。$/)).toBeVisible();
    await expect(canvas.queryByText(/けん制|ボーク/)).toBeNull();
    await canvas.findByRole("region", { name: "使うルール" });
    await expect(canvas.queryByRole("link", { name: /^出典：/ })).toBeNull();
  },
};

export const Few: Story = {
  name: "少ない：投げた選手1人、その人の記録も1件",
  args: { guard: { status: "ready", value: firstWeekGuard }, members: members.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "きょうは急ぐことがありません。" })).toBeVisible();
    const tomorrow = within(canvas.getByRole("region", { name: "あす投げられる球数" }));
    await expect(tomorrow.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["70", ""]);
    await expect(tomorrow.getByText("あす、上限や休む日の決まりで休みになる投手はいません。")).toBeVisible();
    const [, , pitcher] = within(canvas.getByRole("table", { name: "投球数と、あす投げられる球数" })).getAllByRole(
      "row",
    );
    await expect(pitcher).toHaveTextContent(/^小小川 新小60\/ 70球20\/ 210球.*余裕あり70球まで11\/21（土）/);
    await expect(canvas.queryByRole("link", { name: /^注意が要る/ })).toBeNull();
    await expectToFitWindow();
  },
};
