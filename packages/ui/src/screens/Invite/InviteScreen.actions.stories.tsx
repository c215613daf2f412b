import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { InviteScreen } from "./InviteScreen.tsx";
import { toCoach, toManager, withoutMail } from "./invite.fixtures.ts";

const meta = {
  id: "screens-invite-actions",
  title: "画面/コーチとして参加する/操作",
  component: InviteScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    invitation: { status: "ready", value: toCoach },
    canMail: true,
    onTextsChange: fn(),
    onAccept: fn(async () => {}),
    onSendCode: fn(async () => {}),
    account: null,
    onSignIn: fn(async (): Promise<"signed_in" | "second_step"> => "signed_in"),
    onJoin: fn(async () => {}),
    onSignOut: fn(),
    onRetry: fn(),
    loginHref: "/login",
  },
} satisfies Meta<typeof InviteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where no code is asked for. */
const invitation = { status: "ready", value: withoutMail } as const;

const refuse = (failure: Failure) => fn(() => Promise.reject(failure));

export const KeepsTexts: Story = {
  name: "操作：打ったものは確かめるもののほか預け、預けたものから始める",
  args: {
    invitation: { status: "ready", value: toManager },
    texts: { name: "水野 あかり", email: "mizuno@aobadai-bbc.example" },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText("お名前")).toHaveValue("水野 あかり");
    await expect(canvas.getByLabelText("メールアドレス")).toHaveValue("mizuno@aobadai-bbc.example");
    await userEvent.type(canvas.getByLabelText("パスワード"), "tsuki-ball27");
    await userEvent.type(canvas.getByLabelText("お名前"), "子");
    await expect(args.onTextsChange).toHaveBeenLastCalledWith({
      name: "水野 あかり子",
      email: "mizuno@aobadai-bbc.example",
    });
  },
};

export const Accepts: Story = {
  name: "操作：BE-9 キーボードだけで登録する",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("お名前")).toHaveFocus();
    await userEvent.keyboard(" 水野 あかり ");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "確認コードを送る" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSendCode.mock.calls).toEqual([["mizuno@aobadai-bbc.example"]]);
    await expect(canvas.getByLabelText("確認コード")).toHaveAccessibleDescription(
      "mizuno@aobadai-bbc.example に送った8桁の数字です。届かないときは、迷惑メールの中も確認してください。",
    );
    await userEvent.tab();
    await userEvent.keyboard("１２３４ 5678");
    await userEvent.tab();
    await expect(canvas.getByLabelText("パスワード")).toHaveFocus();
    await userEvent.keyboard("tsuki-ball27{Enter}");
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onAccept).toHaveBeenCalledWith({
      name: "水野 あかり",
      email: "mizuno@aobadai-bbc.example",
      email_code: "12345678",
      password: "tsuki-ball27",
    });
  },
};

export const FieldErrors: Story = {
  name: "操作：足りない欄ごとに伝え、はじめの欄に移る",
  args: { invitation: { status: "ready", value: toManager } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "登録して始める" }));
    await expect(canvas.getByLabelText("お名前")).toHaveFocus();
    await expect(canvas.getByLabelText("お名前")).toHaveAccessibleDescription("お名前を入力してください");
    await expect(canvas.getByLabelText("メールアドレス")).toHaveAccessibleDescription(
      /^メールアドレスを入力してください/,
    );
    await expect(canvas.getByRole("button", { name: "確認コードを送る" })).toBeDisabled();
    await expect(canvas.getByLabelText("確認コード")).toHaveAccessibleDescription(/^確認コードを入力してください/);
    await expect(canvas.getByLabelText("パスワード")).toHaveAccessibleDescription(
      /^パスワードは8文字以上で入力してください/,
    );
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const AddressInUse: Story = {
  name: "操作：登録済みのアドレスは、その欄で断る",
  args: {
    invitation,
    onAccept: refuse(
      new Failure("conflict", {
        message: "このメールアドレスは、すでに登録されています。",
        fields: { email: "すでに登録されているメールアドレスです" },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText("メールアドレス");
    await userEvent.type(canvas.getByLabelText("お名前"), "水野 あかり");
    await userEvent.type(canvas.getByLabelText("パスワード"), "tsuki-ball27{Enter}");
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/^すでに登録されているメールアドレスです/);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByLabelText("お名前")).toHaveValue("水野 あかり");
    await expect(canvas.getByLabelText("パスワード")).toHaveValue("tsuki-ball27");
  },
};

export const CommonPassword: Story = {
  name: "操作：S9 よく使われるパスワードは、その欄で断る",
  args: {
    invitation,
    onAccept: refuse(new Failure("invalid", { fields: { password: "よく使われているパスワードは使えません" } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("お名前"), "水野 あかり");
    await userEvent.type(canvas.getByLabelText("パスワード"), "password1{Enter}");
    await expect(canvas.getByLabelText("パスワード")).toHaveFocus();
    await expect(canvas.getByLabelText("パスワード")).toHaveAccessibleDescription(
      /^よく使われているパスワードは使えません/,
    );
  },
};

export const Refused: Story = {
  name: "操作：失敗が続くと待つ時間が出て、入力は残る",
  args: { invitation, onAccept: refuse(new Failure("rate_limited", { retryAfterS: 41.2 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("お名前"), "水野 あかり");
    await userEvent.type(canvas.getByLabelText("パスワード"), "tsuki-ball27{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "短い時間に操作が続いたため、受け付けを止めています。42秒待ってから、もう一度お試しください。",
    );
    await expect(canvas.getByLabelText("お名前")).toHaveValue("水野 あかり");
  },
};

export const Revoked: Story = {
  name: "操作：書いている間に取り消されたら、次にすることを言う",
  args: { invitation, onAccept: refuse(new Failure("not_found", { message: "この招待は使えません。" })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("お名前"), "水野 あかり");
    await userEvent.type(canvas.getByLabelText("パスワード"), "tsuki-ball27{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "この招待は使えなくなりました。チームの監督に、新しい招待を頼んでください。入力した内容は残っています。",
    );
  },
};

export const IgnoresSecondPress: Story = {
  name: "操作：登録中の二度押しは無視",
  args: { invitation, onAccept: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("お名前"), "水野 あかり");
    await userEvent.type(canvas.getByLabelText("パスワード"), "tsuki-ball27{Enter}{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "登録しています" }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const CodeRefused: Story = {
  name: "操作：P5 違う確認コードは、その欄で断り、もう一度送れる",
  args: {
    onAccept: refuse(new Failure("invalid", { fields: { email_code: "確認コードが違うか、期限が切れています" } })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "確認コードを送る" }));
    await userEvent.type(canvas.getByLabelText("お名前"), "水野 あかり");
    await userEvent.type(canvas.getByLabelText("確認コード"), "00000000");
    await userEvent.type(canvas.getByLabelText("パスワード"), "tsuki-ball27{Enter}");
    await expect(canvas.getByLabelText("確認コード")).toHaveFocus();
    await expect(canvas.getByLabelText("確認コード")).toHaveAccessibleDescription(
      /^確認コードが違うか、期限が切れています/,
    );
    await userEvent.click(canvas.getByRole("button", { name: "確認コードをもう一度送る" }));
    await expect(args.onSendCode).toHaveBeenCalledTimes(2);
  },
};

export const CodeNotSent: Story = {
  name: "操作：P5 確認コードを送れなければ理由を言い、届いたとは言わない",
  args: { onSendCode: refuse(new Failure("unavailable")) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "確認コードを送る" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(canvas.getByLabelText("確認コード")).toHaveAccessibleDescription(
      "「確認コードを送る」を押すと、8桁の数字がメールで届きます。",
    );
  },
};
