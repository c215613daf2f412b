import type { Member } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { MemberListHarness } from "./MemberList.harness.tsx";
import { MemberListScreen } from "./MemberListScreen.tsx";
import { formerMembers, longNamed, members } from "./memberList.fixtures.ts";
import type { MemberAction } from "./parts/actions/memberAction.ts";
import { thousandMembers } from "./thousandMembers.fixtures.ts";
import { defaultMemberListView } from "./view.ts";

const meta = {
  id: "screens-member-list",
  title: "画面/メンバーリスト",
  component: MemberListScreen,
  render: (args) => <MemberListHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    members: { status: "ready", value: members },
    sportType: "baseball",
    analyzerAvailable: true,
    isManager: true,
    view: defaultMemberListView,
    busy: new Set<number>(),
    run: null,
    current: null,
    onViewChange: fn(),
    onRetry: fn(),
    onAct: fn(async (_action: MemberAction, whom: readonly Member[]) => whom.map(({ id }) => id)),
    onStop: fn(),
    onExport: fn(),
    onOpenQr: fn(),
  },
} satisfies Meta<typeof MemberListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { viewports: ["mobile", "tablet", "laptop", "desktop"] } },
};
export const Softball: Story = {
  name: "ソフトボール・アナライザーなし",
  args: { sportType: "softball", analyzerAvailable: false },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole("columnheader").map((header) => header.textContent);
    await expect(headers).toEqual(["", "氏名", "学年", "性別", "身長", "体重", "トレーニング", "操作"]);
  },
};
export const Empty: Story = {
  name: "0件",
  args: { members: { status: "ready", value: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText("メンバーはまだいません")).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "学年" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "一括で追加" })).toHaveAttribute("href", "/member-list/bulk-add");
    await expect(canvas.getByRole("link", { name: "メンバーを追加" })).toHaveAttribute("href", "/member-list?add=1");
    await userEvent.click(canvas.getByRole("button", { name: "QRコードで参加してもらう" }));
    await expect(args.onOpenQr).toHaveBeenCalledOnce();
  },
};
export const FilteredEmpty: Story = {
  name: "絞り込みで0件",
  args: { view: { ...defaultMemberListView, q: "さとう", grade: "h", gender: "F", page: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("学年：高・性別：女・名前「さとう」の条件では見つかりませんでした。")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "絞り込みを解除する" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      q: "",
      gender: null,
      grade: null,
      status: null,
      page: 1,
    });
    await waitFor(() => expect(canvas.getByRole("status", { name: "見つかった人数" })).toHaveTextContent(/^24人$/));
  },
};
export const Loading: Story = { name: "読み込み中", args: { members: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { members: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Refreshing: Story = {
  name: "入れ替え中（薄く見せている間は、文字の濃さを検査しない）",
  args: { refreshing: true },
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table").closest("[aria-busy]")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(10);
  },
};
export const LongNames: Story = {
  name: "長い名前",
  args: { members: { status: "ready", value: [longNamed, ...members.slice(0, 4)] } },
  parameters: { visual: { viewports: ["mobile", "desktop"] } },
};
export const Thousand: Story = {
  name: "1000人",
  args: {
    members: { status: "ready", value: thousandMembers },
    view: { ...defaultMemberListView, page: 50 },
  },
};
export const HundredRows: Story = {
  name: "1ページに100件",
  args: { members: { status: "ready", value: thousandMembers }, view: { ...defaultMemberListView, size: 100 } },
  parameters: { visual: { disable: true } },
};
export const Mobile: Story = {
  name: "スマートフォン",
  args: { view: { ...defaultMemberListView, grade: "j" } },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Former: Story = {
  name: "卒業・退団した選手",
  args: {
    members: { status: "ready", value: formerMembers },
    view: { ...defaultMemberListView, status: "archived" },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("rowheader").map((header) => header.textContent);
    await expect(names).toEqual(["長長谷部 悠はせべ ゆう卒業", "西西野 昴にしの すばる退団"]);
    await expect(canvas.getAllByRole("button", { name: /^在籍に戻す/ })).toHaveLength(2);
  },
};
export const NoFormer: Story = {
  name: "卒業・退団した選手がいない",
  args: { members: { status: "ready", value: [] }, view: { ...defaultMemberListView, status: "archived" } },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText("卒業・退団した選手はいません")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "在籍中のメンバーを見る" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      q: "",
      gender: null,
      grade: null,
      status: null,
      page: 1,
    });
  },
};
export const PanelOpen: Story = {
  name: "詳細を開いている行",
  args: { current: 7 },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { current: true })).toHaveTextContent("坂口 律");
  },
};
export const Busy: Story = {
  name: "送っている行",
  args: { busy: new Set([10]), view: { ...defaultMemberListView, size: 25 } },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "承認する（原田 暖）" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

export const Few: Story = {
  name: "少ない：2人",
  args: { members: { status: "ready", value: members.slice(13, 15) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "見つかった人数" })).toHaveTextContent("2人");
    const [, ...rows] = canvas.getAllByRole("row").map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      "小小川 新おがわ あらた小6男右／右149.5cm41.2kg利用中利用中",
      "佐佐藤 柚さとう ゆず小6女右／右147.1cm38.9kg利用中利用中",
    ]);
    await expectToFitWindow();
  },
};
