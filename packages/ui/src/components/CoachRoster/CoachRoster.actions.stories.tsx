import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { CoachRoster } from "./CoachRoster.tsx";
import { RosterHarness } from "./Roster.harness.tsx";
import { coaches, invites, link, ohno } from "./roster.fixtures.ts";

const meta = {
  id: "components-coach-roster-actions",
  title: "部品/指導者の一覧/操作",
  component: CoachRoster,
  render: (args) => <RosterHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { visual: { disable: true } },
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

const button = (name: string) => screen.getByRole("button", { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const email = () => box("メールアドレス");
const never = new Promise<never>(() => {});

export const Invites: Story = {
  name: "操作：BE-9 キーボードだけで招待し、リンクを写す",
  play: async ({ args, step, userEvent }) => {
    await step("コーチが選ばれている。宛先は空でよい", async () => {
      await userEvent.tab();
      await expect(button("招待する")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(await screen.findByRole("dialog", { name: "指導者を招待" })).toBeVisible();
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole("radio", { name: "コーチ" })).toBeChecked();
      await expect(screen.getByRole("radio", { name: "コーチ" })).toHaveFocus();
      await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
      await expect(args.onInvite.mock.calls).toEqual([[{ coach_type: "coach", email: null }]]);
    });
    await step("リンクが選ばれた状態で現れる", async () => {
      await expect(await screen.findByRole("dialog", { name: "招待リンクを発行しました" })).toBeVisible();
      const url = box("招待リンク");
      await expect(url).toHaveFocus();
      await expect(url).toHaveValue(`https://kyuseki.example/invite#${link.code}`);
      await expect([url.selectionStart, url.selectionEnd]).toEqual([0, url.value.length]);
      await expect(url).toHaveAccessibleDescription("4月8日（水）9:00まで使えます");
      await expect(screen.getByText("このリンクを、招待する人に渡してください。")).toBeVisible();
    });
    await step("写して閉じると、元のボタンに戻る", async () => {
      await userEvent.click(button("リンクをコピーする"));
      await expect(args.onCopy.mock.calls).toEqual([[`https://kyuseki.example/invite#${link.code}`]]);
      await expect(button("コピーしました")).toBeVisible();
      await expect(screen.getByRole("status")).toHaveTextContent("コピーしました");
      await userEvent.keyboard("{Escape}");
      await expect(screen.queryByRole("dialog")).toBeNull();
      await expect(button("招待する")).toHaveFocus();
    });
  },
};

export const InvitesByMail: Story = {
  name: "操作：BE-9 監督として、宛先を付けて招待する",
  args: { onInvite: fn(async () => ({ ...link, mailed: true })) },
  play: async ({ args, step, userEvent }) => {
    await userEvent.click(button("招待する"));
    await screen.findByRole("dialog");
    await expect(email()).toHaveAccessibleDescription(
      "一覧に、だれへの招待かが出ます。リンクは、このアドレスにもメールで届きます。",
    );
    await step("アドレスの間違いは欄に出る", async () => {
      await userEvent.click(screen.getByRole("radio", { name: "監督" }));
      await userEvent.type(email(), "kudo＠aobadai");
      await userEvent.click(button("招待リンクを発行する"));
      await expect(email()).toHaveAccessibleDescription(/^メールアドレスの形を確認してください/);
      await expect(email()).toHaveFocus();
      await expect(args.onInvite).not.toHaveBeenCalled();
    });
    await step("送られたことと、その宛先を言う", async () => {
      await userEvent.clear(email());
      await userEvent.type(email(), " kudo@aobadai-bbc.example ");
      await userEvent.click(button("招待リンクを発行する"));
      await expect(args.onInvite.mock.calls).toEqual([
        [
          {
            coach_type: "manager",
            email: "kudo@aobadai-bbc.example",
          },
        ],
      ]);
      await expect(
        await screen.findByText(
          "kudo@aobadai-bbc.example にメールで送りました。届かないときは、このリンクを渡してください。",
        ),
      ).toBeVisible();
    });
  },
};

export const InvitesWithoutMail: Story = {
  name: "操作：BE-9 メールを送れないときは、宛先があっても、リンクを渡すように言う",
  args: { canMail: false },
  play: async ({ userEvent }) => {
    await userEvent.click(button("招待する"));
    await screen.findByRole("dialog");
    await expect(email()).toHaveAccessibleDescription(
      "一覧に、だれへの招待かが出ます。メールは届かないので、発行したリンクを渡してください。",
    );
    await userEvent.type(email(), "kudo@aobadai-bbc.example");
    await userEvent.click(button("招待リンクを発行する"));
    await expect(await screen.findByText("このリンクを、招待する人に渡してください。")).toBeVisible();
  },
};

export const InviteRefused: Story = {
  name: "操作：S7 招待が続きすぎたときは、待つ長さを言い、入力は残る",
  args: { onInvite: fn(() => Promise.reject(new Failure("rate_limited", { retryAfterS: 600 }))) },
  play: async ({ userEvent }) => {
    await userEvent.click(button("招待する"));
    await screen.findByRole("dialog");
    await userEvent.type(email(), "kudo@aobadai-bbc.example");
    await userEvent.click(button("招待リンクを発行する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "短い時間に操作が続いたため、受け付けを止めています。10分待ってから、もう一度お試しください。",
    );
    await expect(email()).toHaveValue("kudo@aobadai-bbc.example");
  },
};

export const InvitePressedTwice: Story = {
  name: "操作：発行中の二度押しは無視し、閉じない",
  args: { onInvite: fn(() => never) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("招待する"));
    await screen.findByRole("dialog");
    await userEvent.dblClick(button("招待リンクを発行する"));
    await userEvent.click(button("発行しています"));
    await userEvent.keyboard("{Escape}");
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await expect(screen.getByRole("dialog", { name: "指導者を招待" })).toBeVisible();
  },
};

export const CopyRefused: Story = {
  name: "操作：写せないときは、自分で写す方法を言う",
  args: { onCopy: fn(() => Promise.reject(new Error("denied"))) },
  play: async ({ userEvent }) => {
    await userEvent.click(button("招待する"));
    await screen.findByRole("dialog");
    await userEvent.click(button("招待リンクを発行する"));
    await userEvent.click(await screen.findByRole("button", { name: "リンクをコピーする" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "コピーできませんでした。上のリンクを選んで、コピーしてください。",
    );
  },
};

export const Revokes: Story = {
  name: "操作：BE-9 招待を取り消す。行がなくなっても、フォーカスは知らせにある",
  play: async ({ args, canvas, userEvent }) => {
    const [revoke] = canvas.getAllByRole("button", { name: "取り消す" });
    await expect(revoke).toHaveAccessibleDescription("kudo@aobadai-bbc.example コーチ 4月8日（水）9:00まで使えます");
    if (revoke) await userEvent.click(revoke);
    await expect(
      await screen.findByRole("alertdialog", { name: "kudo@aobadai-bbc.example への招待を取り消しますか？" }),
    ).toBeVisible();
    await userEvent.dblClick(button("招待を取り消す"));
    await expect(args.onRevokeInvite.mock.calls).toEqual([[12]]);
    await expect(canvas.queryByText("kudo@aobadai-bbc.example")).toBeNull();
    await expect(canvas.getByText("招待を取り消しました。").parentElement).toHaveFocus();
  },
};

export const IssuesResetLink: Story = {
  name: "操作：BE-9 コーチの再設定リンクを、確かめてから発行する",
  args: {
    onIssueResetLink: fn(async () => ({ ...link, expires_at: "2026-04-01T02:00:00.000Z" })),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("自分の行には、発行するボタンがない", async () => {
      await expect(canvas.queryByRole("button", { name: /^大野/ })).toBeNull();
    });
    await userEvent.click(button("片山 恵さんの再設定リンクを発行"));
    await expect(
      await screen.findByRole("alertdialog", { name: "片山 恵さんのパスワード再設定リンクを発行しますか？" }),
    ).toHaveAccessibleDescription(/2時間以内に使えます。前に発行したリンクは使えなくなります。$/);
    await userEvent.click(button("発行する"));
    await expect(args.onIssueResetLink.mock.calls).toEqual([[2]]);
    await expect(await screen.findByRole("dialog", { name: "片山 恵さんの再設定リンク" })).toBeVisible();
    await expect(box("再設定リンク")).toHaveValue(`https://kyuseki.example/password-reset#${link.code}`);
    await expect(box("再設定リンク")).toHaveAccessibleDescription("4月1日（水）11:00まで使えます");
    await expect(screen.getByText("このリンクを、片山 恵さん本人に渡してください。")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(button("片山 恵さんの再設定リンクを発行")).toHaveFocus();
  },
};

export const ResetRefused: Story = {
  name: "操作：断られたら、理由を言い、もう一度押せる",
  args: {
    onIssueResetLink: fn(() => Promise.reject(new Failure("not_found", { message: "この指導者はもういません。" }))),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("片山 恵さんの再設定リンクを発行"));
    await screen.findByRole("alertdialog");
    await userEvent.click(button("発行する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("この指導者はもういません。");
    await userEvent.click(button("発行する"));
    await expect(args.onIssueResetLink).toHaveBeenCalledTimes(2);
  },
};
