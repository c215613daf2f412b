import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { ContactHarness } from "./Contact.harness.tsx";
import { ContactScreen } from "./ContactScreen.tsx";
import { bugReport, emptyContactDraft, ohno, prefill } from "./contact.fixtures.ts";

const meta = {
  id: "screens-contact-actions",
  title: "画面/お問い合わせ/操作",
  component: ContactScreen,
  render: (args) => <ContactHarness {...args} />,
  tags: ["!autodocs"],
  args: {
    sender: ohno,
    draft: emptyContactDraft,
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
const category = () => screen.getByRole("combobox", { name: "お問い合わせの種類" });
const box = (name: string) => screen.getByRole("textbox", { name });
const content = () => box("お問い合わせ内容");
const fieldNames = () => screen.getAllByRole("textbox").map((field) => field.getAttribute("name"));

export const HiddenFields: Story = {
  name: "操作：VA-1 種類によって出る欄",
  play: async ({ args, step, userEvent }) => {
    await expect(fieldNames()).toEqual(["inquiry"]);
    for (const [label, fields] of [
      ["トレーニング動画・セット", ["deviceInfo", "inquiry"]],
      ["測定結果・目標", ["inquiry"]],
      ["その他の操作", ["pageInfo", "deviceInfo", "inquiry"]],
      ["ご意見・ご要望", ["inquiry"]],
      ["その他", ["inquiry"]],
      ["不具合", ["pageInfo", "deviceInfo", "inquiry"]],
    ] as const) {
      await userEvent.selectOptions(category(), label);
      await expect(fieldNames()).toEqual(fields);
    }
    await step("はじめから入っている言葉を直せる", async () => {
      await expect(box("ページ・画面")).toHaveValue("測定データ分析");
      await expect(box("お使いの端末")).toHaveValue("Windows／Chrome 131");
      await userEvent.type(box("ページ・画面"), "の散布図");
      await userEvent.clear(box("お使いの端末"));
      await expect(box("お使いの端末")).toHaveValue("");
    });
    await step("隠れた欄の言葉は、空にして送る。種類を戻せば残っている", async () => {
      await userEvent.type(content(), " 点が出ません ");
      await userEvent.selectOptions(category(), "ご意見・ご要望");
      await userEvent.click(button("確認する"));
      await expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["種類", "内容"]);
      await userEvent.click(button("送信する"));
      await expect(args.onSend).toHaveBeenLastCalledWith({
        category: "opinion",
        pageInfo: "",
        deviceInfo: "",
        inquiry: "点が出ません",
      });
    });
  },
};

export const NeedsFields: Story = {
  name: "操作：VA-2 足りない欄があるうちは確認に進めない",
  play: async ({ step, userEvent }) => {
    await step("種類だけ、空白だけの内容では進めない", async () => {
      await userEvent.selectOptions(category(), "その他");
      await userEvent.type(content(), "   ");
      await expect(button("確認する")).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(button("確認する"));
      await expect(content()).toHaveFocus();
      await expect(content()).toHaveAccessibleDescription(/^お問い合わせ内容を入力してください/);
    });
    await step("書き始めると消え、進める", async () => {
      await userEvent.type(content(), "練習の動画を増やしてください");
      await expect(content()).toBeValid();
      await expect(button("確認する")).not.toHaveAttribute("aria-disabled");
      await userEvent.click(button("確認する"));
      await expect(screen.getByRole("heading", { name: "お問い合わせを送信しますか？" })).toHaveFocus();
    });
  },
};

export const Limits: Story = {
  name: "操作：VA-4 人の数えかたで1000文字・100文字まで",
  args: { draft: { ...bugReport, inquiry: "が".repeat(1012), pageInfo: "👨‍👩‍👧".repeat(101) } },
  play: async ({ step, userEvent }) => {
    await step("超えた分を、減らす数で言う", async () => {
      await expect(content()).toHaveAccessibleDescription(/^12文字減らしてください/);
      await expect(box("ページ・画面")).toHaveAccessibleDescription(/^1文字減らしてください/);
      await userEvent.click(button("確認する"));
      await expect(box("ページ・画面")).toHaveFocus();
      await expect(box("ページ・画面")).toHaveAccessibleDescription(/^1文字減らしてください/);
    });
    await step("隠れた欄の長さは問わない", async () => {
      await userEvent.selectOptions(category(), "その他");
      await userEvent.clear(content());
      await userEvent.click(content());
      await userEvent.paste("が".repeat(1000));
      await expect(screen.getByText("1000 / 1000")).toBeVisible();
      await userEvent.click(button("確認する"));
      await expect(button("送信する")).toBeVisible();
    });
  },
};

export const GoesBack: Story = {
  name: "操作：VA-2 もどっても文章は残る",
  args: { draft: bugReport },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("確認する"));
    await expect(screen.getAllByRole("definition").map((text) => text.textContent)).toEqual([
      "不具合",
      bugReport.pageInfo,
      bugReport.deviceInfo,
      bugReport.inquiry,
    ]);
    await userEvent.click(button("もどる"));
    await expect(category()).toHaveFocus();
    await expect(category()).toHaveDisplayValue("不具合");
    await expect(box("ページ・画面")).toHaveValue(bugReport.pageInfo);
    await expect(content()).toHaveValue(bugReport.inquiry);
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const KeyboardAlone: Story = {
  name: "操作：A1 キーボードだけで送る",
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(category()).toHaveFocus());
    await userEvent.selectOptions(category(), "測定結果・目標");
    await userEvent.tab();
    await expect(content()).toHaveFocus();
    await userEvent.keyboard("球速の目標を変えたいです");
    await userEvent.tab();
    await expect(button("キャンセル")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = within(screen.getByRole("dialog", { name: "お問い合わせ" }));
    await waitFor(() => expect(dialog.getByRole("heading", { name: "お問い合わせを送信しますか？" })).toHaveFocus());
    await userEvent.tab();
    await expect(button("もどる")).toHaveFocus();
    await userEvent.tab();
    await expect(button("送信する")).toHaveAccessibleDescription("お問い合わせを送信しますか？");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({
      category: "measurement",
      pageInfo: "",
      deviceInfo: "",
      inquiry: "球速の目標を変えたいです",
    });
  },
};

export const KeepsOnClose: Story = {
  name: "操作：VA-2 Esc で閉じても、次に開くと残っている",
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(category(), "不具合");
    await userEvent.type(content(), "点が出ません");
    await expect(screen.getByText("入力中の内容は、次に開いたときに残っています")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(button("お問い合わせを開く"));
    await expect(category()).toHaveDisplayValue("不具合");
    await expect(content()).toHaveValue("点が出ません");
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      category: "bug",
      pageInfo: "測定データ分析",
      deviceInfo: "Windows／Chrome 131",
      inquiry: "点が出ません",
    });
    await userEvent.click(button("キャンセル"));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
