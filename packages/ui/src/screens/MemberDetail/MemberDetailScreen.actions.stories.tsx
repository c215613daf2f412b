import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { archived, midori, provisional } from "../../components/MemberForm/memberForm.fixtures.ts";
import { pitcherStory } from "../../components/PlayerStory/playerStory.fixtures.ts";
import { MemberDetailHarness } from "./MemberDetail.harness.tsx";
import { MemberDetailScreen } from "./MemberDetailScreen.tsx";
import { familyActs, familyLink, loadPart } from "./memberDetail.fixtures.ts";

const meta = {
  id: "screens-member-detail-actions",
  title: "画面/メンバー詳細/操作",
  component: MemberDetailScreen,
  render: (args) => <MemberDetailHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [() => import("../../components/Menu/MenuSurface.tsx")],
  args: {
    member: { status: "ready", value: midori },
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

const refuse = (failure: Failure) => fn(() => Promise.reject(failure));
const never = new Promise<never>(() => {});
const button = (name: string) => screen.getByRole("button", { name });
const more = () => button("増田 碧さんのその他の操作");
const inQuestion = (name: string) => within(screen.getByRole("alertdialog")).getByRole("button", { name });
const statusOf = (term: string) =>
  screen.getByText(term, { selector: "dt" }).nextElementSibling?.textContent ?? "missing";

export const Moves: Story = {
  name: "操作：前後の選手へ、ボタンと矢印のキーで移る。端では動かず、フォーカスも残る",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("次の選手"));
    await expect(args.onNext).toHaveBeenCalledOnce();
    const previous = button("前の選手");
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Invites: Story = {
  name: "操作：EN-8a 招待し、取り消す。ボタンは同じ所にあり、フォーカスも残る",
  args: { member: { status: "ready", value: provisional } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("招待する"));
    await expect(statusOf("アナライザー")).toBe("招待中招待を取り消す");
    await expect(button("招待を取り消す")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(statusOf("アナライザー")).toBe("招待待ち招待する");
    await userEvent.click(button("承認する"));
    await expect(statusOf("トレーニング")).toBe("利用中");
    await expect(args.onLinkCall.mock.calls).toEqual([["invite"], ["cancel_invite"], ["accept"]]);
  },
};

export const UnlinkAsks: Story = {
  name: "操作：連携の解除は先に確かめ、やめれば何もしない",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("連携を解除"));
    await expect(
      screen.getByRole("alertdialog", { name: "増田 碧さんのアナライザー連携を解除しますか？" }),
    ).toBeVisible();
    await userEvent.click(button("キャンセル"));
    await expect(button("連携を解除")).toHaveFocus();
    await expect(args.onLinkCall).not.toHaveBeenCalled();

    await userEvent.keyboard("{Enter}");
    await userEvent.click(inQuestion("連携を解除"));
    await expect(args.onLinkCall.mock.calls).toEqual([["unlinkuser"]]);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(statusOf("アナライザー")).toBe("-招待する");
  },
};

export const StopRefused: Story = {
  name: "操作：断られたら、理由を確認の中で言い、もう一度押せる",
  args: { onLinkCall: refuse(new Failure("conflict", { message: "すでに停止されています。" })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("利用を停止"));
    await userEvent.click(inQuestion("利用を停止"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("すでに停止されています。");
    await userEvent.click(inQuestion("利用を停止"));
    await expect(args.onLinkCall).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Escape}");
    await expect(statusOf("トレーニング")).toMatch(/^利用中/);
  },
};

export const InviteOnce: Story = {
  name: "操作：R5 招待の二度押しは一度だけ",
  args: { member: { status: "ready", value: provisional }, onLinkCall: fn(() => never) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(button("招待する"));
    await expect(args.onLinkCall).toHaveBeenCalledOnce();
    await expect(button("招待する")).toHaveAttribute("aria-busy", "true");
  },
};

export const InviteOffline: Story = {
  name: "操作：招待が届かなければ、その行で言う",
  args: {
    member: { status: "ready", value: provisional },
    onLinkCall: refuse(new Failure("unavailable", { status: 0 })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button("招待する"));
    await expect(statusOf("アナライザー")).toMatch(/^招待待ちサーバーにつながりませんでした。/);
  },
};

export const Archives: Story = {
  name: "操作：退団にし、在籍に戻す",
  play: async ({ args, userEvent }) => {
    await userEvent.click(more());
    await userEvent.click(await screen.findByRole("menuitem", { name: "退団にする" }));
    await expect(await screen.findByRole("alertdialog", { name: "増田 碧さんを退団にしますか？" })).toBeVisible();
    await userEvent.click(button("退団にする"));
    await expect(args.onArchive).toHaveBeenCalledOnce();
    await expect(await screen.findByText("退団")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "連携を解除" })).toBeNull();

    await userEvent.click(button("在籍に戻す"));
    await expect(args.onReinstate).toHaveBeenCalledOnce();
    await expect(button("連携を解除")).toBeVisible();
  },
};

export const ReinstateRefused: Story = {
  name: "操作：在籍に戻せなければ、理由を言う",
  args: { member: { status: "ready", value: archived }, onReinstate: refuse(new Failure("not_found")) },
  play: async ({ userEvent }) => {
    await userEvent.click(button("在籍に戻す"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("見つかりませんでした。");
  },
};

export const Erases: Story = {
  name: "操作：P3 個人情報の消去は、印を付けるまで行わない。二度押しは一度だけ",
  args: { onErase: fn(() => never) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(more());
    await userEvent.click(await screen.findByRole("menuitem", { name: "個人情報を消去する" }));
    await expect(
      await screen.findByRole("alertdialog", { name: "増田 碧さんの個人情報を消去しますか？" }),
    ).toBeVisible();
    await userEvent.click(button("消去する"));
    await expect(screen.getByRole("alert")).toHaveTextContent("確認の印を付けてください");
    await expect(args.onErase).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole("checkbox", { name: "元に戻せないことを確認しました" }));
    await expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.dblClick(button("消去する"));
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
};

export const Exports: Story = {
  name: "操作：P3 個人情報を書き出す。できなければ理由を言う",
  args: { onExport: refuse(new Failure("rate_limited", { retryAfterS: 30 })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(more());
    await userEvent.click(await screen.findByRole("menuitem", { name: "個人情報を書き出す" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(await screen.findByRole("alert")).toHaveTextContent("30秒待ってから、もう一度お試しください。");
  },
};

export const CoachSeesWhy: Story = {
  name: "操作：D-5 コーチには、できない理由とともに残る",
  args: { isManager: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(more());
    for (const name of ["個人情報を書き出す", "退団にする", "個人情報を消去する"]) {
      const item = await screen.findByRole("menuitem", { name });
      await expect(item).toHaveAccessibleDescription("監督だけが操作できます");
    }
    await userEvent.click(screen.getByRole("menuitem", { name: "個人情報を消去する" }));
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(args.onErase).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
  },
};

export const HandsOutFamilyLink: Story = {
  name: "操作：CO-2 家族のページのリンクを、その場で渡す",
  play: async ({ args, step, userEvent }) => {
    const inside = () => within(screen.getByRole("dialog", { name: "家族のページのリンク" }));
    await step("開くだけでは作らない", async () => {
      await userEvent.click(button("家族ページのリンク"));
      await expect(await screen.findByText("増田 碧さんのご家族のページです。")).toBeVisible();
      await expect(args.family.onMake).not.toHaveBeenCalled();
    });
    await step("作ると、きょうだいもわかる", async () => {
      await userEvent.click(inside().getByRole("button", { name: "リンクをコピー" }));
      await expect(args.family.onCopy).toHaveBeenCalledWith(familyLink.url);
      await expect(await inside().findByText("坂口 律さん・坂口 花さんのご家族のページです。")).toBeVisible();
    });
    await step("閉じると、元のボタンに戻る。メンバーの詳細は開いたまま", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(button("家族ページのリンク")).toHaveFocus());
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
};

export const FamilyLinkMissing: Story = {
  name: "操作：リンクの画面が届かなければ、ボタンにとどまる",
  args: { loadPart: async () => null },
  play: async ({ userEvent }) => {
    await userEvent.click(button("家族ページのリンク"));
    await expect(screen.queryByRole("dialog", { name: "家族のページのリンク" })).toBeNull();
    await expect(button("家族ページのリンク")).toHaveFocus();
  },
};

export const Removes: Story = {
  name: "操作：チームから削除（取り消せるので、確かめない）と、ほかの画面へのリンク",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("チームから削除"));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    const links = screen.getAllByRole("link").filter((link) => !link.closest("table"));
    const hrefs = links.map((link) => [link.textContent, link.getAttribute("href")]);
    await expect(hrefs).toEqual([
      ["選手別レポート", "/nextshot/report/8"],
      ["実施記録", "/training-report/8"],
      ["練習を記入", "/training-report/8#record"],
      ["投球数を記入", "/dashboard/pitch-guard?player=8&record=1"],
      ["成長ノート", "/note/note-list/8"],
      ["お知らせを送る", "/notification?to=8"],
    ]);
    await userEvent.click(button("編集する"));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
