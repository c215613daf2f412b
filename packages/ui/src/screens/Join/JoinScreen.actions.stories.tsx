import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { JoinScreen } from "./JoinScreen.tsx";
import { expiredPage, filledTexts, openPage } from "./join.fixtures.ts";

const meta = {
  id: "screens-join-actions",
  title: "画面/チームに参加する/操作",
  component: JoinScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    page: { status: "ready", value: openPage },
    canMail: true,
    texts: filledTexts,
    onTextsChange: fn(),
    onApply: fn(async () => ({ receipt: "J-20261120-014" })),
    onEnterCode: fn(),
    onRetry: fn(),
    termsHref: "/terms",
    privacyHref: "/privacy",
  },
} satisfies Meta<typeof JoinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refuse = (failure: Failure) => fn(() => Promise.reject(failure));
const applyButton = "申し込む";

export const ByKeyboard: Story = {
  name: "操作：BE-6 キーボードだけで申し込み、控えを受け取り、もう1人申し込む",
  args: { texts: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "選手本人" })).toHaveAttribute("aria-pressed", "true");
    for (const typed of ["杉山", "蓮司", "すぎやま", "れんじ"]) {
      await userEvent.tab();
      await userEvent.keyboard(typed);
    }
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "選手の学年" }), "j1");
    await userEvent.type(
      canvas.getByRole("textbox", { name: "保護者のメールアドレス" }),
      "sugiyama.family@mail.example",
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: "保護者の同意を得ています" }));
    await expect(canvas.queryByText(/あと\d+か所/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: applyButton }));
    await expect(args.onApply).toHaveBeenCalledWith({
      ...filledTexts,
      applicant: "player",
      gender: null,
    });
    await waitFor(() => expect(canvas.getByRole("heading", { name: "申し込みを受け付けました" })).toHaveFocus());
    await expect(canvas.getByText("J-20261120-014")).toBeVisible();
    await expect(canvas.getByText("指導者が承認すると、sugiyama.family@mail.example に案内が届きます。")).toBeVisible();
    await expect(canvas.getByText("杉山 蓮司（すぎやま れんじ） 中1")).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "もう1人申し込む" }));
    await expect(canvas.getByRole("textbox", { name: "選手の姓" })).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: "保護者のメールアドレス" })).toHaveValue(
      "sugiyama.family@mail.example",
    );
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

export const Gender: Story = {
  name: "操作：性別は選んでも、答えなくてもよい",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "女" }));
    await expect(args.onTextsChange).toHaveBeenLastCalledWith({ ...filledTexts, gender: "F" });
    await userEvent.click(canvas.getByRole("button", { name: "答えない" }));
    await expect(args.onTextsChange).toHaveBeenLastCalledWith({ ...filledTexts, gender: null });
    await userEvent.click(canvas.getByRole("button", { name: "女" }));
    await userEvent.click(canvas.getByRole("button", { name: applyButton }));
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith({ ...filledTexts, gender: "F" }));
  },
};

export const AppliesWithoutMail: Story = {
  name: "操作：メールを送れないときは、結果をだれから聞くかを言う",
  args: { canMail: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: applyButton }));
    await expect(
      await canvas.findByText(
        "メールでのお知らせはありません。承認されたかどうかは、チームの指導者から聞いてください。",
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/届/)).toBeNull();
  },
};

export const FieldErrors: Story = {
  name: "操作：VA-5 足りない欄ごとに伝え、はじめの欄に移る",
  args: { texts: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: applyButton }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "選手の姓" })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "選手の姓" })).toHaveAccessibleDescription("姓を入力してください");
    await expect(canvas.getByRole("combobox", { name: "選手の学年" })).toHaveAccessibleDescription(
      "学年を選んでください",
    );
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(/保護者の同意が必要です$/);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Katakana: Story = {
  name: "操作：カタカナのよみがなは、ひらがなに直せる",
  args: { texts: { ...filledTexts, first_name_kana: "" } },
  play: async ({ canvas, userEvent }) => {
    const kana = canvas.getByRole("textbox", { name: "選手のめい（かな）" });
    await userEvent.type(kana, "ﾚﾝｼﾞ");
    await userEvent.tab();
    await expect(kana).toHaveValue("レンジ");
    await expect(kana).toHaveAccessibleDescription("ひらがなで入力してください");
    await userEvent.click(canvas.getByRole("button", { name: "「れんじ」に直す" }));
    await expect(kana).toHaveValue("れんじ");
    await expect(kana).toHaveAccessibleDescription("");
  },
};

export const Ended: Story = {
  name: "操作：書いている間に使えなくなったら、次にすることを言い、入力は残る",
  args: { onApply: refuse(new Failure("conflict", { message: "このコードは使えません。" })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: applyButton }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "このコードは、入力の間に使えなくなりました。チームの指導者に、新しいQRコードをもらってください。入力した内容は残っています。",
    );
    await expect(canvas.getByRole("textbox", { name: "選手の姓" })).toHaveValue("杉山");
  },
};

export const ServerFieldError: Story = {
  name: "操作：サーバーが断った欄に、その理由が出る",
  args: {
    onApply: refuse(new Failure("invalid", { fields: { guardian_email: "メールアドレスの形を確認してください" } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: applyButton }));
    const email = canvas.getByRole("textbox", { name: "保護者のメールアドレス" });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/^メールアドレスの形を確認してください/);
  },
};

export const Offline: Story = {
  name: "操作：届かなかったら伝え、もう一度押すと送れる",
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onApply).mockRejectedValueOnce(new Failure("unavailable"));
    await userEvent.click(canvas.getByRole("button", { name: applyButton }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: applyButton }));
    await expect(await canvas.findByText("J-20261120-014")).toBeVisible();
    await expect(args.onApply).toHaveBeenCalledTimes(2);
  },
};

export const IgnoresSecondPress: Story = {
  name: "操作：R5 申し込み中の二度押しは無視",
  args: { onApply: fn(() => new Promise<{ receipt: string }>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: applyButton }));
    await userEvent.click(await canvas.findByRole("button", { name: "申し込んでいます" }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const Remembers: Story = {
  name: "操作：書いた内容は、そのつど渡される",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "選手の名" }), "介");
    await waitFor(() => expect(args.onTextsChange).toHaveBeenLastCalledWith({ ...filledTexts, first_name: "蓮司介" }));
  },
};

export const NewCode: Story = {
  name: "操作：新しいチームコードで進む",
  args: { page: { status: "ready", value: expiredPage } },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole("textbox", { name: "新しいチームコードを入力する" });
    await userEvent.click(canvas.getByRole("button", { name: "進む" }));
    await expect(code).toHaveAccessibleDescription(/^チームコードを入力してください/);
    await userEvent.type(code, " 7k2m-9qtx-4hwd {Enter}");
    await expect(args.onEnterCode).toHaveBeenCalledWith("7k2m-9qtx-4hwd");
  },
};
