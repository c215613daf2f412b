import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, waitFor } from "storybook/test";
import { ApplicationCard } from "./ApplicationCard.tsx";
import { applicant, roster } from "./application.fixtures.ts";

const meta = {
  id: "components-application-card-actions",
  title: "部品/参加の申し込み/操作",
  component: ApplicationCard,
  tags: ["!autodocs"],
  parameters: { visual: { disable: true } },
  args: {
    applicant,
    members: roster,
    onAccept: fn(async () => {}),
    onMerge: fn(async () => {}),
    onDecline: fn(async () => {}),
  },
} satisfies Meta<typeof ApplicationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });

export const Accepts: Story = {
  name: "操作：BE-6 承認は一度だけ送られる",
  args: { onAccept: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(button("承認する"));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Unreceived: Story = {
  name: "操作：申し込みの記録がない人も、そう言って、承認できる",
  args: { applicant: { ...applicant, guardian_email: null, application: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText("QRコードからの申し込みの記録がありません。本人かどうかを確かめてから、承認してください。"),
    ).toBeVisible();
    await expect(canvas.queryByRole("term")).toBeNull();
    await userEvent.click(button("承認する"));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const AlreadyDecided: Story = {
  name: "操作：EN-8 ほかの指導者が先に決めていたら、その理由を言う",
  play: async ({ args, canvas, userEvent }) => {
    const message = "この申し込みは、ほかの指導者がすでに承認しました。";
    mocked(args.onAccept).mockRejectedValueOnce(new Failure("conflict", { message }));
    await userEvent.click(button("承認する"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(message);
  },
};

export const Merges: Story = {
  name: "操作：BE-6 似た名前の人を選び、埋まる項目を見てから統合する",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("仮アカウントと統合"));
    const likely = await screen.findByRole("radio", { name: "杉山 蓮司 中1" });
    await expect(likely).toHaveAccessibleDescription("名前が似ています");
    await userEvent.click(likely);
    await expect(screen.getByText("埋まる項目：せい、めい、保護者のメールアドレス")).toBeVisible();
    await userEvent.click(button("杉山 蓮司さんと統合する"));
    await expect(args.onMerge).toHaveBeenCalledWith(12);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const MergeFinds: Story = {
  name: "操作：統合先を名前で探し、いなければそう言う",
  play: async ({ userEvent }) => {
    await userEvent.click(button("仮アカウントと統合"));
    const field = await screen.findByRole("searchbox", { name: "メンバーを探す" });
    await userEvent.type(field, "ひろせ");
    await expect(screen.getAllByRole("radio")).toHaveLength(1);
    await userEvent.type(field, "んん");
    await expect(screen.getByRole("status")).toHaveTextContent("合うメンバーがいません");
  },
};

export const Declines: Story = {
  name: "操作：断る前に確かめ、失敗したら紙は開いたまま",
  play: async ({ args, userEvent }) => {
    mocked(args.onDecline).mockRejectedValueOnce(new Failure("unavailable"));
    await userEvent.click(button("断る"));
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog).toHaveTextContent("杉山 蓮司さんの申し込みを断りますか？");
    await userEvent.click(button("断って消す"));
    await waitFor(() => expect(dialog).toHaveTextContent("サーバーにつながりませんでした。"));
    await userEvent.click(button("断って消す"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onDecline).toHaveBeenCalledTimes(2);
  },
};
