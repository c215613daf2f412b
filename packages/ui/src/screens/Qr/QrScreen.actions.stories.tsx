import { Failure, type JoinCodeDraft } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, waitFor, within } from "storybook/test";
import { QrHarness } from "./Qr.harness.tsx";
import { QrScreen } from "./QrScreen.tsx";
import { nowS, qr } from "./qr.fixtures.ts";

const meta = {
  id: "screens-qr-actions",
  title: "画面/チームQRコード/操作",
  component: QrScreen,
  tags: ["!autodocs"],
  render: (args) => <QrHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    joinCode: { status: "ready", value: qr },
    team: { name: "青葉台ベースボールクラブ" },
    isManager: true,
    nowS,
    onIssue: fn(async (_draft: JoinCodeDraft) => {}),
    onRevoke: fn(async () => {}),
    onCopy: fn(async () => {}),
    onPrint: fn(),
    onSave: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof QrScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inside = () => within(screen.getByRole("dialog", { name: "チームQRコード" }));
const question = (name: string) => within(screen.getByRole("alertdialog", { name }));

export const HandsOut: Story = {
  name: "操作：リンクをコピーし、画像を保存し、紙を印刷する",
  play: async ({ args, step, userEvent }) => {
    await step("コピーしたことを言う", async () => {
      await userEvent.click(inside().getByRole("button", { name: "リンクをコピー" }));
      await expect(args.onCopy).toHaveBeenCalledWith("https://kyuseki.example/join#AOBA-7K2M");
      await expect(await inside().findByText("リンクをコピーしました。")).toBeVisible();
    });
    await step("画像は PNG で、名前にコードが入る", async () => {
      await userEvent.click(inside().getByRole("button", { name: "画像を保存する" }));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
      await expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob), "チームQRコード_AOBA-7K2M.png");
    });
    await step("紙は画面の外にあり、参加のしかたが書いてある", async () => {
      await userEvent.click(inside().getByRole("button", { name: "印刷する" }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
      const paper = document.querySelector<HTMLElement>("body > [data-paper]");
      await expect(paper).not.toBeVisible();
      await expect(paper).toHaveTextContent("チームに参加する");
      await expect(paper).toHaveTextContent("チームコードAOBA-7K2M");
      await expect(paper).toHaveTextContent("11月27日（金） 23:59 まで使えます。");
      await expect(paper).toHaveTextContent("2026年11月20日（金） 印刷");
      await expect(paper).not.toHaveTextContent("推定値");
    });
  },
};

export const CannotCopy: Story = {
  name: "操作：コピーできなければ、リンクを見せる",
  args: { onCopy: fn(() => Promise.reject(new Error("denied"))) },
  play: async ({ userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "リンクをコピー" }));
    await expect(
      await inside().findByText("リンクをコピーできませんでした。下のリンクを選んでコピーしてください。"),
    ).toBeVisible();
    await expect(inside().getByText("https://kyuseki.example/join#AOBA-7K2M")).toBeVisible();
  },
};

export const CannotSave: Story = {
  name: "操作：画像にできなければ、ほかの配り方を言う",
  args: {
    onSave: fn(() => {
      throw new Error("quota");
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "画像を保存する" }));
    await expect(
      await inside().findByText("画像を保存できませんでした。印刷するか、リンクをコピーしてお使いください。"),
    ).toBeVisible();
  },
};

export const IssuesFirst: Story = {
  name: "操作：D-5 監督は、はじめての一枚をすぐに発行できる",
  args: { joinCode: { status: "ready", value: null } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "発行する" }));
    await expect(mocked(args.onIssue).mock.calls).toEqual([[{ valid_days: 30, applicant: null }]]);
    await expect(await inside().findByText("AOBA-9X4P")).toBeVisible();
    await expect(inside().getByText("12月20日（日） 10:00 まで使えます。")).toBeVisible();
    await expect(inside().getByText("新しいQRコードを発行しました。")).toBeVisible();
  },
};

export const ChoosesDays: Story = {
  name: "操作：BE-6 有効期限を選んで発行する。いつまでかは、選ぶ前から分かる",
  args: { joinCode: { status: "ready", value: null } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, step, userEvent }) => {
    const choice = inside().getByRole("group", { name: "有効期限" });
    await step("はじめは30日", async () => {
      await expect(
        within(choice)
          .getAllByRole("button")
          .map(({ textContent }) => textContent),
      ).toEqual(["1日", "7日", "30日", "90日"]);
      await expect(within(choice).getByRole("button", { pressed: true })).toHaveTextContent("30日");
      await expect(choice).toHaveAccessibleDescription("いま発行すると、12月20日（日）まで使えます。");
    });
    await step("選ぶと、日付が変わる", async () => {
      await userEvent.click(within(choice).getByRole("button", { name: "1日" }));
      await expect(choice).toHaveAccessibleDescription("いま発行すると、11月21日（土）まで使えます。");
      await userEvent.click(within(choice).getByRole("button", { name: "90日" }));
      await expect(choice).toHaveAccessibleDescription("いま発行すると、2月18日（木）まで使えます。");
    });
    await step("選んだ期限で発行する", async () => {
      await userEvent.click(inside().getByRole("button", { name: "発行する" }));
      await expect(mocked(args.onIssue).mock.calls).toEqual([[{ valid_days: 90, applicant: null }]]);
      await expect(await inside().findByText("2月18日（木） 10:00 まで使えます。")).toBeVisible();
      await expect(inside().queryByRole("group", { name: "有効期限" })).toBeNull();
    });
  },
};

export const ChoosesApplicant: Story = {
  name: "操作：BE-6 申し込める人を選んで発行する。だれに見せるかが、画面と紙に出る",
  args: { joinCode: { status: "ready", value: null } },
  play: async ({ args, userEvent }) => {
    const choice = within(inside().getByRole("group", { name: "申し込める人" }));
    await expect(choice.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "選手・保護者",
      "保護者",
      "選手本人",
    ]);
    await expect(choice.getByRole("button", { pressed: true })).toHaveTextContent("選手・保護者");
    await userEvent.click(choice.getByRole("button", { name: "選手本人" }));
    await userEvent.click(choice.getByRole("button", { name: "保護者" }));
    await userEvent.click(inside().getByRole("button", { name: "発行する" }));
    await expect(mocked(args.onIssue).mock.calls).toEqual([[{ valid_days: 30, applicant: "guardian" }]]);
    await expect(
      await inside().findByText("保護者に読み取ってもらってください。選手本人は申し込めません。"),
    ).toBeVisible();
    const paper = document.querySelector<HTMLElement>("body > [data-paper]");
    await expect(paper).toHaveTextContent("保護者の方が申し込むQRコードです。");
  },
};

export const Reissues: Story = {
  name: "操作：D-5 再発行は、確かめてから。キーボードだけで",
  play: async ({ args, step, userEvent }) => {
    const button = inside().getByRole("button", { name: "再発行する" });
    await step("やめると何も起きず、ボタンへ戻る", async () => {
      button.focus();
      await userEvent.keyboard("{Enter}");
      const asked = question("QRコードを再発行しますか？");
      await expect(asked.getByText(/配った紙や画像も使えません。/)).toBeVisible();
      await expect(asked.getByRole("button", { name: "キャンセル" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onIssue).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
    await step("確かめると、新しいコードに替わる", async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(mocked(args.onIssue).mock.calls).toEqual([[{ valid_days: 30, applicant: null }]]);
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(inside().getByText("AOBA-9X4P")).toBeVisible();
      await expect(inside().queryByText("AOBA-7K2M")).toBeNull();
    });
  },
};

export const Revokes: Story = {
  name: "操作：D-5 取り消しは、確かめてから",
  play: async ({ args, userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "取り消す" }));
    await expect(question("QRコードを取り消しますか？").queryByRole("group", { name: "有効期限" })).toBeNull();
    await userEvent.click(question("QRコードを取り消しますか？").getByRole("button", { name: "取り消す" }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
    await expect(await inside().findByText("QRコードはまだありません")).toBeVisible();
    await expect(inside().getByText("QRコードを取り消しました。")).toBeVisible();
    await expect(inside().getByRole("button", { name: "発行する" })).toBeVisible();
  },
};

export const Refused: Story = {
  name: "操作：断られたら理由を言い、選んだ人と期限のまま、もう一度押せる",
  play: async ({ args, userEvent }) => {
    mocked(args.onIssue).mockRejectedValueOnce(new Failure("forbidden"));
    await userEvent.click(inside().getByRole("button", { name: "再発行する" }));
    const asked = question("QRコードを再発行しますか？");
    await userEvent.click(asked.getByRole("button", { name: "保護者" }));
    await userEvent.click(asked.getByRole("button", { name: "7日" }));
    await expect(asked.getByText("いま発行すると、11月27日（金）まで使えます。")).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "再発行する" }));
    await expect(await asked.findByRole("alert")).toHaveTextContent("この操作を行う権限がありません。");
    await expect(inside().getByText("AOBA-7K2M")).toBeVisible();
    await expect(asked.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      "保護者",
      "7日",
    ]);
    await userEvent.click(asked.getByRole("button", { name: "再発行する" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(mocked(args.onIssue).mock.calls).toEqual(Array(2).fill([{ valid_days: 7, applicant: "guardian" }]));
    await expect(inside().getByText("AOBA-9X4P")).toBeVisible();
  },
};

export const IssueRefused: Story = {
  name: "操作：はじめての発行が断られても、理由が残る",
  args: {
    joinCode: { status: "ready", value: null },
    onIssue: fn((_draft: JoinCodeDraft) => Promise.reject(new Failure("unavailable"))),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "7日" }));
    await userEvent.click(inside().getByRole("button", { name: "発行する" }));
    await expect(await inside().findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(inside().getByRole("button", { name: "発行する" })).toHaveFocus();
    await expect(
      within(inside().getByRole("group", { name: "有効期限" })).getByRole("button", { pressed: true }),
    ).toHaveTextContent("7日");
  },
};

export const Closes: Story = {
  name: "操作：閉じる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: inside().getByRole("button", { name: "閉じる" }) });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
