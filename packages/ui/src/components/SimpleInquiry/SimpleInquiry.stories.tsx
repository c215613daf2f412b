import { Failure, inquiry } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { SimpleInquiryHarness } from "./SimpleInquiry.harness.tsx";
import { SimpleInquiry } from "./SimpleInquiry.tsx";

const meta = {
  id: "components-simple-inquiry",
  title: "部品/かんたんな問い合わせ",
  component: SimpleInquiry,
  render: (args) => (
    <Column>
      <SimpleInquiryHarness {...args} />
    </Column>
  ),
  args: { draft: { category: "system", inquiry: "" }, onDraftChange: fn(), onSend: fn(async () => {}) },
} satisfies Meta<typeof SimpleInquiry>;
export default meta;
type Story = StoryObj<typeof meta>;

const written = { category: "system", inquiry: "CSVの取り込みで、日付の列が選べません。" } as const;

export const Ready: Story = { name: "入力前" };
export const Sent: Story = {
  name: "送信できた",
  args: { draft: written },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "送信する" }));
    await expect(await canvas.findByText("お問い合わせを受け付けました。後日、運営よりご回答いたします")).toBeVisible();
  },
};
export const Failed: Story = {
  name: "送信できない・長い文",
  args: {
    draft: { category: "other", inquiry: "散布図の点が表示されません。".repeat(80).slice(0, inquiry.contentMax) },
    onSend: fn(() => Promise.reject(new Failure("unavailable"))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "送信する" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "お問い合わせを送信できませんでした。通信状況を確認して、もう一度お試しください。入力した内容は残っています。",
    );
  },
};
export const TooLong: Story = {
  name: "文字数の超過",
  args: { draft: { category: "other", inquiry: "あ".repeat(1012) } },
  parameters: { visual: { disable: true } },
};
export const Dark: Story = { name: "暗い画面", args: { draft: written }, globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

const Column = styled.div`
  max-width: ${token("drawer")};
`;
