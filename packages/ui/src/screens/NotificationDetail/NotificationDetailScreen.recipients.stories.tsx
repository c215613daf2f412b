import type { Notice, NoticeRecipient } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { NotificationDetailHarness } from "./NotificationDetail.harness.tsx";
import { NotificationDetailScreen } from "./NotificationDetailScreen.tsx";
import { detailArgs, loadNoticeParts, notice } from "./noticeDetail.fixtures.ts";

const meta = {
  id: "screens-notification-detail-recipients",
  title: "画面/お知らせの詳細/送り先",
  component: NotificationDetailScreen,
  render: (args) => <NotificationDetailHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: detailArgs,
  beforeEach: loadNoticeParts,
} satisfies Meta<typeof NotificationDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = (change: (one: NoticeRecipient) => Partial<NoticeRecipient>) => ({
  status: "ready" as const,
  value: { ...notice, recipients: notice.recipients.map((one) => ({ ...one, ...change(one) })) } satisfies Notice,
});
const withoutMail = { family_mail: "none", player_mail: "none", mail_failure: null, failed_email: null } as const;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const stats = (canvas: Canvas) =>
  within(canvas.getByRole("region", { name: "送った結果" }))
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
const filters = (canvas: Canvas) =>
  within(canvas.getByRole("group", { name: "表の絞り込み" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
const cells = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

export const Former: Story = {
  name: "退団した選手：行には残り、どの数にも入らない",
  args: { notice: changed(({ member_id }) => (member_id === 1044 || member_id === 1062 ? { member: null } : {})) },
  play: async ({ canvas }) => {
    await expect(stats(canvas)).toEqual([
      "17/22",
      "5人がまだ",
      "19/22",
      "3人が未読",
      "14人",
      "3人",
      "不参加 2・未定 1",
      "1人",
    ]);
    await expect(filters(canvas)).toEqual(["すべて 24", "未読 3", "返事がまだ 5", "届かない 1"]);
    const [row] = canvas.getAllByRole("row", { name: /退団した選手/ });
    await expect(row).toHaveTextContent(/^退退団した選手––––$/);
    await expect(canvas.queryByText("noguchi.home@mail.example")).toBeNull();
    await expect(canvas.getByText(/が訂正を読みました/)).toHaveTextContent("22人のうち、19人が訂正を読みました。");
  },
};

export const MailOff: Story = {
  name: "メールを送らないサーバー：送っていないと言い、QRを渡せる",
  args: {
    notice: changed(({ member_id }) => ({ ...withoutMail, family_has_email: member_id !== 1063 })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(filters(canvas)).toEqual(["すべて 24", "未読 5", "返事がまだ 7", "届かない 1"]);
    await expect(cells(canvas, /長谷川 樹/)[0]).toBe("送信なし");
    await expect(cells(canvas, /桜井 伊織/)[0]).toBe("連絡先なし");
    await expect(canvas.queryByRole("button", { name: /催促する/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "QRを渡す（長谷川 樹）" }));
    await expect(args.onLetters).toHaveBeenCalledWith([1044]);
  },
};

export const GivenUpByRestore: Story = {
  name: "復元であきらめたメール：理由がなくても、もう一度送れる",
  args: { notice: changed(({ member_id }) => (member_id === 1062 ? { mail_failure: null } : {})) },
  play: async ({ args, canvas, userEvent }) => {
    const failed = within(canvas.getByRole("region", { name: "届かなかったアドレス" }));
    await expect(failed.getByText("noguchi.home@mail.example")).toBeVisible();
    await userEvent.click(failed.getByRole("button", { name: "もう一度送る（野口 咲茉）" }));
    await expect(args.onResend).toHaveBeenCalledWith([1062]);
  },
};

export const AddressCameLater: Story = {
  name: "操作：送ったあとで入れた届け先に、メールを送る",
  args: { notice: changed(({ member_id }) => (member_id === 1063 ? { family_has_email: true } : {})) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(cells(canvas, /桜井 伊織/)[0]).toBe("送信なし");
    await expect(filters(canvas)).toContain("届かない 1");
    await userEvent.click(canvas.getByRole("button", { name: "メールを送る（桜井 伊織）" }));
    await expect(args.onResend).toHaveBeenCalledWith([1063]);
  },
};
