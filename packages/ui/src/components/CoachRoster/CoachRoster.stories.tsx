import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { CoachRoster } from "./CoachRoster.tsx";
import { coaches, invites, katayama, link, longNamed, ohno } from "./roster.fixtures.ts";

const meta = {
  id: "components-coach-roster",
  title: "部品/指導者の一覧",
  component: CoachRoster,
  args: {
    roster: { status: "ready", value: { coaches: [...coaches], invites: [...invites] } },
    viewer: ohno,
    onRetry: fn(),
    loadPart: takePart,
    onInvite: fn(async () => link),
    onRevokeInvite: fn(async () => {}),
    onIssueResetLink: fn(async () => link),
    canMail: true,
    inviteUrl: (code) => `https://kyuseki.example/invite#${code}`,
    resetUrl: (code) => `https://kyuseki.example/password-reset#${code}`,
    onCopy: fn(async () => {}),
  },
} satisfies Meta<typeof CoachRoster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "大大野 直人監督あなたohno@aobadai-bbc.example",
      "片片山 恵コーチkatayama@aobadai-bbc.example再設定リンク",
      "村村瀬 亮コーチmurase@aobadai-bbc.example再設定リンク",
      "kudo@aobadai-bbc.exampleコーチ4月8日（水）9:00まで使えます取り消す",
      "宛先の指定なし監督4月4日（土）21:10まで使えます取り消す",
    ]);
  },
};
export const ForCoach: Story = {
  name: "D-5 コーチには、理由を添えて見せるだけ",
  args: { viewer: katayama },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("button")).toEqual([]);
    await expect(
      canvas.getByText("指導者の招待と再設定リンクの発行は、監督だけができます。必要なときは、監督に頼んでください。"),
    ).toBeVisible();
  },
};
export const Unknown: Story = {
  name: "ER-4 見ている人が分からない間は、一覧だけ",
  args: { viewer: null },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("button")).toEqual([]);
    await expect(canvas.queryByText(/監督だけができます/)).toBeNull();
    await expect(canvas.getByText("片山 恵")).toBeVisible();
  },
};
export const NoInvites: Story = {
  name: "招待が0件",
  args: { roster: { status: "ready", value: { coaches: [...coaches], invites: [] } } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "招待中" })).toBeNull();
  },
};
export const Loading: Story = {
  name: "読み込み中",
  args: { roster: { status: "loading" } },
  parameters: { visual: { disable: true } },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { roster: { status: "failed", code: "unavailable" } },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  name: "長い名前（スマートフォン）",
  args: {
    roster: {
      status: "ready",
      value: {
        coaches: [longNamed, ...coaches],
        invites: invites.map((invite) => ({ ...invite, email: longNamed.email })),
      },
    },
  },
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
