import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { ApplicationCard } from "../../components/ApplicationCard/ApplicationCard.tsx";
import {
  applied,
  archived,
  longNamed,
  midori,
  midoriInList,
  provisional,
} from "../../components/MemberForm/memberForm.fixtures.ts";
import { pitcherStory } from "../../components/PlayerStory/playerStory.fixtures.ts";
import { MemberDetailHarness } from "./MemberDetail.harness.tsx";
import { MemberDetailScreen } from "./MemberDetailScreen.tsx";
import { familyActs, loadPart } from "./memberDetail.fixtures.ts";

const meta = {
  id: "screens-member-detail",
  title: "画面/メンバー詳細",
  component: MemberDetailScreen,
  render: (args) => <MemberDetailHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    member: { status: "ready", value: midori },
    known: midoriInList,
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
    story: { status: "ready", value: pitcherStory },
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

const facts = () => {
  const told = (term: Element | null): string =>
    term?.nextElementSibling?.matches("dd")
      ? `${term.nextElementSibling.textContent}${told(term.nextElementSibling)}`
      : "";
  return screen.getAllByRole("term").map((term) => `${term.textContent}：${told(term)}`);
};

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { viewports: ["mobile", "tablet", "laptop", "desktop"] } },
  play: async () => {
    await expect(facts()).toEqual([
      "球速：97.0km/h全期間・軟式",
      "打球速度：114.8km/h全期間・ティー・軟式",
      "メール：m.masuda@mail.example",
      "保護者メール：masuda.family@mail.example",
      "背番号：10",
      "投／打：右投げ・右打ち",
      "身長・体重：身長160.0cm+2.42026/4/10から体重57.9kg+1.82026/4/10から",
      "アナライザー：利用中連携を解除",
      "アナライザーID：NX-204-8813",
      "トレーニング：利用中利用を停止",
      "登録日：2025/4/12",
    ]);
  },
};
export const UniformNumber: Story = {
  name: "名前のそばの背番号は「背番号 10」と読まれる",
  parameters: { visual: { disable: true } },
  play: async () => {
    await expect(screen.getByText("背番号 10").closest("[data-part=name]")).toHaveTextContent("増田 碧背番号 10#10");
    await expect(screen.getByText("#10")).toBeVisible();
  },
};
export const StoryFirst: Story = {
  name: "名前のすぐ下に12週、その下に自己ベスト",
  parameters: { visual: { disable: true } },
  play: async () => {
    const regions = screen
      .getAllByRole("region")
      .map((region) => region.getAttribute("aria-label") ?? region.querySelector("h2")?.textContent);
    await expect(regions.slice(0, 2)).toEqual(["この12週", "自己ベスト"]);
  },
};
export const Records: Story = {
  name: "操作：練習と投球数の記入へ、ここから行ける",
  parameters: { visual: { disable: true } },
  play: async () => {
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    await expect(["練習を記入", "投球数を記入"].map(hrefOf)).toEqual([
      "/training-report/8#record",
      "/dashboard/pitch-guard?player=8&record=1",
    ]);
  },
};
export const StoryFailed: Story = {
  name: "12週だけ届かない → 再試行。ほかはそのまま使える",
  args: { story: { status: "failed", code: "unavailable" } },
  parameters: { visual: { disable: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetryStory).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(facts()).toContain("登録日：2025/4/12");
  },
};
export const Softball: Story = {
  name: "EN-1 ソフトボール・アナライザーなし",
  args: {
    member: { status: "ready", value: { ...midori, additional: null } },
    sportType: "softball",
    analyzerAvailable: false,
  },
  play: async () => {
    await expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "球速",
      "打球速度",
      "メール",
      "保護者メール",
      "背番号",
      "身長・体重",
      "トレーニング",
      "登録日",
    ]);
    await expect(screen.queryByRole("link", { name: "選手別レポート" })).toBeNull();
  },
};
export const Provisional: Story = {
  name: "仮アカウント・記録0件",
  args: { member: { status: "ready", value: provisional } },
  play: async () => {
    await expect(facts()).toEqual([
      "メール：未登録仮アカウント",
      "保護者メール：未登録",
      "背番号：未登録",
      "投／打：未登録",
      "身長・体重：身長–記録なし体重–記録なし",
      "アナライザー：招待待ち招待する",
      "トレーニング：承認待ち承認する",
      "登録日：2026/11/20",
    ]);
    await expect(screen.queryByRole("region", { name: "自己ベスト" })).toBeNull();
  },
};
export const Applied: Story = {
  name: "参加申請中",
  args: {
    member: { status: "ready", value: applied },
    application: (
      <ApplicationCard
        applicant={applied}
        members={[midoriInList]}
        onAccept={async () => {}}
        onMerge={async () => {}}
        onDecline={async () => {}}
      />
    ),
  },
  play: async () => {
    await expect(screen.getByText("J-20261118-003")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "招待する" })).toBeNull();
    await expect(screen.getAllByRole("button", { name: "承認する" })).toHaveLength(1);
    await expect(screen.queryByRole("link")).toBeNull();
  },
};
export const Archived: Story = {
  name: "卒業",
  args: { member: { status: "ready", value: archived } },
  play: async () => {
    await expect(screen.getByText("一覧には出ません。記録は残っています。")).toHaveTextContent("卒業");
    await expect(screen.queryByRole("button", { name: "連携を解除" })).toBeNull();
    await expect(screen.queryByRole("link", { name: "お知らせを送る" })).toBeNull();
    await expect(screen.queryByRole("link", { name: "投球数を記入" })).toBeNull();
  },
};
export const Coach: Story = {
  name: "D-5 コーチには、削除も在籍に戻すもない",
  args: { member: { status: "ready", value: archived }, isManager: false },
  play: async () => {
    await expect(screen.queryByRole("button", { name: "チームから削除" })).toBeNull();
    await expect(screen.queryByRole("button", { name: "在籍に戻す" })).toBeNull();
    await expect(screen.getByRole("button", { name: "編集する" })).toBeVisible();
  },
};
export const Loading: Story = {
  name: "読み込み中（一覧から開いた）",
  args: { member: { status: "loading" } },
  play: async () => {
    await expect(screen.getByText("増田 碧")).toBeVisible();
    await expect(screen.queryByRole("region", { name: "自己ベスト" })).toBeNull();
  },
};
export const LoadingAlone: Story = {
  name: "読み込み中（アドレスから開いた）",
  args: { member: { status: "loading" }, known: undefined },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { member: { status: "failed", code: "unavailable" } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(screen.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = {
  name: "いない選手",
  args: { member: { status: "failed", code: "not_found" } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText("この選手はいません")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "一覧に戻る" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = {
  name: "長い名前（スマートフォン・文字200 %）",
  args: { member: { status: "ready", value: longNamed } },
  globals: { viewport: { value: "mobile" }, text: "200" },
  play: async () => {
    const sheet = screen.getByRole("dialog");
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
    await expect(screen.getByText("勅使河原小路 ひまわりあかりのすけ").clientWidth).toBeGreaterThan(100);
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
