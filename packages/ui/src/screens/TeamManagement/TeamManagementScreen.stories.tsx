import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { katayama } from "../../components/CoachRoster/roster.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { withoutParts } from "../../state/withoutParts.harness.ts";
import { TeamManagementScreen } from "./TeamManagementScreen.tsx";
import { team } from "./teamManagement.fixtures.ts";
import { firstWeek, managerPanels, wholePage } from "./teamManagementArgs.fixtures.ts";

const meta = {
  id: "screens-team-management",
  title: "画面/チーム管理",
  component: TeamManagementScreen,
  parameters: { layout: "fullscreen" },
  args: wholePage,
} satisfies Meta<typeof TeamManagementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { viewports: ["mobile", "tablet", "laptop", "desktop"] } },
  play: async ({ canvas }) => {
    await managerPanels();
    const usage = within(canvas.getByRole("region", { name: "利用状況" }));
    await expect(usage.getAllByRole("definition").map((text) => text.textContent)).toEqual([
      "9人",
      "高校2・中学3・小学4",
      "8人",
      "招待中 1・招待待ち 0",
      "8人",
      "承認待ち 1・購入待ち 0",
      "3人",
      "監督 1人",
    ]);
    const storage = within(canvas.getByRole("region", { name: "保存容量" }));
    await expect(storage.getByText("12.4").parentElement).toHaveTextContent("12.4/ 20.0GB");
    await expect(storage.getAllByRole("definition").map((text) => text.textContent)).toEqual([
      "12.3GB",
      "96MB",
      "7.7GB",
    ]);
    await expect(canvas.getByText("最終更新 11/2 大野 直人")).toBeVisible();
    await expect(canvas.getByText("11/27 23:59 まで有効")).toBeVisible();
    const log = within(canvas.getByRole("region", { name: "操作の記録" }));
    await expect(log.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "チーム情報を変更チームの目標・連絡先メールアドレス2026/11/20 10:00大野 直人（監督）Windows／Chrome 131",
      "指導者の役割を変更監督・片山 恵2026/11/20 8:30大野 直人（監督）Windows／Chrome 131",
      "指導者をチームから外すチームを離れた指導者2026/11/20 7:00大野 直人（監督）Windows／Chrome 131",
      "メンバーを削除水野 葵、小川 新、川口 晴 ほか9人2026/11/20 5:30大野 直人（監督）Windows／Chrome 131",
      "メンバーの個人情報を消去消去された選手2026/11/20 4:00大野 直人（監督）Windows／Chrome 131",
      "参加の申請増田 碧2026/11/20 2:30申請した人iOS 18／Safari 18",
      "メンバーの利用状況を変更青山 朔：アナライザーに招待2026/11/20 1:00大野 直人（監督）",
      "指導者のアカウントを変更お名前・メールアドレス・片山 恵2026/11/19 23:30大野 直人（監督）Windows／Chrome 131",
      "年度を更新2026年度2026/11/19 22:00大野 直人（監督）Windows／Chrome 131",
      "ログイン2026/11/19 20:30片山 恵（コーチ）iOS 18／Safari 18",
    ]);
  },
};

export const ForCoach: Story = {
  name: "D-5 コーチには、理由を添えて見せるだけ",
  args: { viewer: katayama },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "チーム情報" }));
    await expect(
      panel.getByText("チーム情報を変えられるのは監督だけです。変更が必要なときは、監督に頼んでください。"),
    ).toBeVisible();
    await expect(panel.getAllByRole("definition").map((text) => text.textContent)).toEqual([
      "青葉台ベースボールクラブ",
      "あおばだいべーすぼーるくらぶ",
      "野球",
      "軟式",
      "東京都",
      "地域軟式交流リーグ",
      "大野 直人",
      "office@aobadai-bbc.example",
      "一球に理由を持つ。週5日、15分でもバットにさわる。",
    ]);
    await expect(panel.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("region", { name: "個人情報" })).toBeNull();
    await expect(canvas.queryByRole("region", { name: "操作の記録" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /役割/ })).toBeNull();
    const card = within(canvas.getByRole("region", { name: "チームQRコード" }));
    await expect(await card.findByRole("img", { name: "チーム招待用QRコード" })).toBeVisible();
    await expect(
      card.getByText("再発行と取り消しは、監督だけができます。必要なときは、監督に頼んでください。"),
    ).toBeVisible();
    await expect(card.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "画像を保存",
      "リンクをコピー",
      "大きく表示・印刷",
    ]);
  },
};
export const NoCodeForCoach: Story = {
  name: "D-5 QRコードがまだないことと、だれが発行できるかを、コーチに言う",
  args: { viewer: katayama, joinCode: { status: "ready", value: null } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("region", { name: "チームQRコード" }));
    await expect(
      card.getByText("QRコードの発行は、監督だけができます。監督が発行すると、ここから見せて配れます。"),
    ).toBeVisible();
    await expect(card.queryByRole("button")).toBeNull();
  },
};

export const Empty: Story = {
  name: "0件（メンバー、QRコード、削除した人、記録）、アナライザーのないチーム",
  args: {
    members: { status: "ready", value: [] },
    joinCode: { status: "ready", value: null },
    deleted: { status: "ready", value: [] },
    audit: { status: "ready", value: { entries: [], more: false } },
    hasAnalyzer: false,
    team: { status: "ready", value: { ...team, league: "", representative: "", goal: "", updated_by: null } },
  },
  play: async ({ canvas }) => {
    await managerPanels();
    await expect(canvas.getByText("QRコードはまだありません")).toBeVisible();
    await expect(canvas.getByText("削除したメンバーはいません。")).toBeVisible();
    await expect(canvas.getByText("記録はまだありません。")).toBeVisible();
    await expect(canvas.queryByText("アナライザー 利用中")).toBeNull();
    await expect(canvas.queryByRole("region", { name: "保存容量" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "もっと見る" })).toBeNull();
    await expect(canvas.getByText("最終更新 11/2")).toBeVisible();
  },
};

export const Few: Story = {
  name: "少ない：メンバー1人、指導者1人、はじめの週",
  args: firstWeek,
  play: async ({ canvas }) => {
    await managerPanels();
    const usage = within(canvas.getByRole("region", { name: "利用状況" }));
    await expect(usage.getAllByRole("definition").map((text) => text.textContent)).toEqual([
      "1人",
      "高校1",
      "1人",
      "招待中 0・招待待ち 0",
      "1人",
      "承認待ち 0・購入待ち 0",
      "1人",
      "監督 1人",
    ]);
    const log = within(canvas.getByRole("region", { name: "操作の記録" }));
    await expect(log.getAllByRole("listitem")).toHaveLength(1);
    await expect(log.queryByRole("button", { name: "もっと見る" })).toBeNull();
    await expect(canvas.getByText("削除したメンバーはいません。")).toBeVisible();
  },
};

const loading = { status: "loading" } as const;
export const Loading: Story = {
  name: "読み込み中",
  args: {
    team: loading,
    members: loading,
    coaches: loading,
    joinCode: loading,
    deleted: loading,
    audit: loading,
    storage: loading,
    secondFactor: loading,
  },
};

const failed = { status: "failed", code: "unavailable" } as const;
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行（ER-4）",
  args: {
    team: failed,
    members: failed,
    coaches: failed,
    joinCode: failed,
    deleted: failed,
    audit: failed,
    storage: failed,
    secondFactor: failed,
  },
  play: async ({ args, canvas, userEvent }) => {
    await managerPanels();
    for (const retry of canvas.getAllByRole("button", { name: "再読み込みする" })) await userEvent.click(retry);
    await expect(args.onRetry.mock.calls).toEqual([
      ["team"],
      ["members"],
      ["joinCode"],
      ["coaches"],
      ["storage"],
      ["audit"],
      ["secondFactor"],
      ["deleted"],
    ]);
  },
};
export const OneFailed: Story = {
  name: "ER-4 一つの区画の失敗は、ほかに及ばない",
  args: { members: failed, audit: failed },
  play: async ({ canvas }) => {
    await managerPanels();
    await expect(canvas.getAllByRole("alert")).toHaveLength(2);
    await expect(canvas.getByRole("textbox", { name: "チーム名" })).toHaveValue("青葉台ベースボールクラブ");
  },
};

export const PartsMissing: Story = {
  name: "R9 後から届くものが届かなければ、その場でもう一度読み込める",
  parameters: { visual: { disable: true } },
  ...withoutParts(1, 2, 3),
  play: async ({ canvas, userEvent }) => {
    const failedPart = await canvas.findByRole("alert");
    await userEvent.click(within(failedPart).getByRole("button", { name: "再読み込みする" }));
    await expect(await managerPanels()).toBeVisible();
    const card = within(canvas.getByRole("region", { name: "チームQRコード" }));
    await userEvent.click(card.getByRole("button", { name: "再読み込みする" }));
    await expect(await card.findByRole("img", { name: "チーム招待用QRコード" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "招待する" }));
    await expect(await screen.findByRole("dialog", { name: "指導者を招待" })).toBeVisible();
  },
};

export const LongText: Story = {
  name: "長い名前（スマートフォン、文字200 %）",
  args: {
    team: {
      status: "ready",
      value: {
        ...team,
        name: "青葉台ベースボールクラブ 小学部・中学部・高校部 合同チーム",
        contact_email: "office.of.the.very.long.baseball.club.name@kodomo-yakyu-renmei.example",
        updated_by: "長宗我部 龍之介アレクサンダー",
      },
    },
  },
  globals: { text: "200", viewport: { value: "mobile" } },
  play: async () => {
    await managerPanels();
    await expectToFitWindow();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
