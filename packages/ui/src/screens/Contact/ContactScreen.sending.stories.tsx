import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, mocked, screen, waitFor } from "storybook/test";
import { ContactHarness } from "./Contact.harness.tsx";
import { ContactScreen } from "./ContactScreen.tsx";
import { bugReport, ohno, prefill } from "./contact.fixtures.ts";

const meta = {
  id: "screens-contact-sending",
  title: "画面/お問い合わせ/送信",
  component: ContactScreen,
  render: (args) => <ContactHarness {...args} />,
  tags: ["!autodocs"],
  args: {
    sender: ohno,
    draft: bugReport,
    prefill,
    onDraftChange: fn(),
    onSend: fn(async () => {}),
    onSent: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });
const box = (name: string) => screen.getByRole("textbox", { name });
const content = () => box("お問い合わせ内容");

export const DoublePress: Story = {
  name: "操作：VA-2 確認するの二度押しでは送られない",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("確認する"));
    // Both presses of a double press hit the same spot, where another button now is.
    await fireEvent.click(button("送信する"), { detail: 2 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.click(button("送信する"), { detail: 1 });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const SendsOnce: Story = {
  name: "操作：R5 送信中は閉じられず、二度押しても一度だけ送る",
  args: { onSend: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("確認する"));
    const send = button("送信する");
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute("aria-busy", "true"));
    await expect(screen.getByRole("status")).toHaveTextContent("送信しています");
    await userEvent.click(send);
    await userEvent.click(button("もどる"));
    await userEvent.click(button("閉じる"));
    await userEvent.keyboard("{Escape}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole("heading", { name: "お問い合わせを送信しますか？" })).toBeVisible();
  },
};

export const FailsThenSends: Story = {
  name: "操作：ER-2 失敗しても文章は消えず、もう一度送れる",
  play: async ({ args, step, userEvent }) => {
    mocked(args.onSend).mockRejectedValueOnce(new Failure("unavailable"));
    await step("理由はボタンのそばに出て、確認の内容はそのまま", async () => {
      await userEvent.click(button("確認する"));
      await userEvent.click(button("送信する"));
      await expect(await screen.findByRole("alert")).toHaveTextContent(
        "お問い合わせを送信できませんでした。通信状況を確認して、もう一度お試しください。入力した内容は残っています。",
      );
      await expect(screen.getByText(bugReport.inquiry)).toBeVisible();
      await expect(button("送信する")).toHaveFocus();
      await expect(args.onSent).not.toHaveBeenCalled();
    });
    await step("もう一度押すと、同じものが届き、閉じて空になる", async () => {
      await userEvent.click(button("送信する"));
      await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
      await expect(args.onSend).toHaveBeenCalledTimes(2);
      await expect(args.onSend).toHaveBeenLastCalledWith(bugReport);
      await expect(screen.queryByRole("dialog")).toBeNull();
      await userEvent.click(button("お問い合わせを開く"));
      await expect(content()).toHaveValue("");
    });
  },
};

export const Reasons: Story = {
  name: "操作：ER-2 断られた理由を一文で言う",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("確認する"));
    for (const [reason, sentence] of [
      [
        new Failure("rate_limited", { retryAfterS: 1750 }),
        "お問い合わせが続いたため、受け付けを止めています。30分待ってから、もう一度お試しください。入力した内容は残っています。",
      ],
      [
        new Failure("forbidden", { message: "このチームは利用を停止しています。" }),
        "このチームは利用を停止しています。",
      ],
      [new Failure("forbidden"), "この操作を行う権限がありません。チームの監督に確認してください。"],
      [
        new TypeError("Failed to fetch dynamically imported module"),
        "お問い合わせを送信できませんでした。通信状況を確認して、もう一度お試しください。入力した内容は残っています。",
      ],
    ] as const) {
      mocked(args.onSend).mockRejectedValueOnce(reason);
      await userEvent.click(button("送信する"));
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(sentence));
    }
    await userEvent.click(button("もどる"));
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

export const FieldRefused: Story = {
  name: "操作：ER-2 欄ごとに断られると、その欄へもどる",
  play: async ({ args, step, userEvent }) => {
    mocked(args.onSend).mockRejectedValueOnce(
      new Failure("invalid", {
        message: "入力内容を確認してください。",
        fields: { deviceInfo: "使えない文字が含まれています" },
      }),
    );
    await step("理由は欄とボタンのそばにあり、書いたものは残る", async () => {
      await userEvent.click(button("確認する"));
      await userEvent.click(button("送信する"));
      await waitFor(() => expect(box("お使いの端末")).toHaveFocus());
      await expect(box("お使いの端末")).toHaveAccessibleDescription(/^使えない文字が含まれています/);
      await expect(screen.getByRole("alert")).toHaveTextContent("入力内容を確認してください。");
      await expect(content()).toHaveValue(bugReport.inquiry);
    });
    await step("直すと消え、確認し直して送れる", async () => {
      await userEvent.type(box("お使いの端末"), "0");
      await expect(box("お使いの端末")).toBeValid();
      await userEvent.click(button("確認する"));
      await expect(screen.queryByRole("alert")).toBeNull();
      await userEvent.click(button("もどる"));
      await expect(box("お使いの端末")).toBeValid();
      await userEvent.click(button("確認する"));
      await userEvent.click(button("送信する"));
      await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
      await expect(args.onSend).toHaveBeenLastCalledWith({ ...bugReport, deviceInfo: "Windows 11／Chrome 1310" });
    });
  },
};
