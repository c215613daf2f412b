import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { navigationAt } from "../../components/AppShell/AppShell.fixtures.ts";
import { AppShell } from "../../components/AppShell/AppShell.tsx";
import { longNamed, midori, midoriInList, provisional } from "../../components/MemberForm/memberForm.fixtures.ts";
import { drawnPhotos } from "../../components/PhotoDialog/photo.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { ProfileScreen } from "./ProfileScreen.tsx";

const meta = {
  id: "screens-profile",
  title: "画面/プロフィール",
  component: ProfileScreen,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "mobile" } },
  args: {
    member: { status: "ready", value: midori },
    known: midoriInList,
    sportType: "baseball",
    hrefs: {
      report: "/nextshot/report/8/batting/summary",
      print: "/nextshot/report/8/print",
      training: "/training-report/8",
      notes: "/note/note-list/8",
      evaluation: "/evaluation-result",
      edit: "/member-list/8?edit=1",
      notification: "/notification?to=8",
    },
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <AppShell
        title="プロフィール"
        crumbs={[{ label: "選手検索", href: "/search" }]}
        homeHref="/"
        team={{ name: "青葉台ベースボールクラブ" }}
        user={{ name: "大野 直人", coach_type: "manager" }}
        {...navigationAt("search")}
        theme="light"
        onThemeChange={fn()}
        onLogout={fn()}
      >
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  name: "写真のある選手",
  args: { photos: drawnPhotos, member: { status: "ready", value: { ...midori, photo: 12 } } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const head = canvas.getByRole("region", { name: "プロフィール" });
    await expect(head.querySelector("[data-kind] img")).toHaveAttribute("src", `${drawnPhotos}12`);
  },
};

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "プロフィール" })).toHaveTextContent(
      "増田 碧背番号 10#10ますだ みどり中2女子・右投げ・右打ち",
    );
    const hrefs = [
      "選手別レポート打撃・投球・AI",
      "1枚に印刷",
      "実施記録",
      "成長ノート",
      "測定",
      "編集",
      "お知らせを送る",
    ].map((name) =>
      canvas.getByText((_, element) => element?.tagName === "A" && element.textContent === name).getAttribute("href"),
    );
    await expect(hrefs).toEqual([
      "/nextshot/report/8/batting/summary",
      "/nextshot/report/8/print",
      "/training-report/8",
      "/note/note-list/8",
      "/evaluation-result",
      "/member-list/8?edit=1",
      "/notification?to=8",
    ]);
  },
};
export const Few: Story = {
  name: "少ない：からだの測定1回、打球だけ",
  args: {
    member: {
      status: "ready",
      value: {
        ...midori,
        registered_on: "2026-11-13",
        body_history: midori.body_history.slice(-1),
        records: { ...midori.records, pitch_speed: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "自己ベスト" })).toHaveTextContent(
      /^打球速度114\.8km\/h全期間・ティー・軟式$/,
    );
    const body = canvas.getByRole("region", { name: "からだ" });
    await expect(body).toHaveTextContent(/^からだ身長160\.0cm体重57\.9kgからだの記録（1回）/);
  },
};
export const Softball: Story = {
  name: "EN-1 ソフトボール・仮アカウント・記録0件",
  args: { member: { status: "ready", value: { ...provisional, additional: null } }, sportType: "softball" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/投げ/)).toBeNull();
    await expect(canvas.getByText("仮アカウント")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "自己ベスト" })).toBeNull();
  },
};
export const Loading: Story = {
  name: "読み込み中（一覧から分かることは出す）",
  args: { member: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("増田 碧")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "自己ベスト" })).toBeNull();
  },
};
export const LoadingAlone: Story = {
  name: "読み込み中（アドレスから開いた）",
  args: { member: { status: "loading" }, known: undefined },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { member: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = {
  name: "いない選手",
  args: { member: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この選手はいません")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "編集" })).toBeNull();
  },
};
export const Archived: Story = {
  name: "退団した選手には、お知らせを送れない",
  args: { member: { status: "ready", value: { ...midori, state: "archived", archived_as: "left" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("退団")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "お知らせを送る" })).toBeNull();
  },
};
export const LongName: Story = {
  name: "長い名前・文字200 %",
  args: { member: { status: "ready", value: longNamed } },
  globals: { viewport: { value: "mobile" }, text: "200" },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { viewport: { value: "mobile" }, theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { viewport: { value: "mobile" }, contrast: "forced" },
};
