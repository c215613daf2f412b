import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { FamilyHarness } from "./Family.harness.tsx";
import { FamilyScreen } from "./FamilyScreen.tsx";
import { family, practice } from "./family.fixtures.ts";
import { acts, familyArgs } from "./familyArgs.fixtures.ts";

const meta = {
  id: "screens-family-actions",
  title: "画面/家族のページ/操作",
  component: FamilyScreen,
  tags: ["!autodocs"],
  render: (args) => <FamilyHarness {...args} />,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "mobile" } },
  args: familyArgs,
} satisfies Meta<typeof FamilyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {
  name: "操作：CO-2 押して返事をし、変える。カードは動かない",
  play: async ({ args, canvas, step, userEvent }) => {
    const open = within(canvas.getByRole("region", { name: "まだの返事" }));
    const hana = within(open.getByRole("group", { name: "花さんの返事" }));
    await step("押すと、その子の返事だけが送られる", async () => {
      await userEvent.click(hana.getByRole("button", { name: "不参加" }));
      await expect(args.answers.onAnswer).toHaveBeenCalledWith(31, [{ member_id: 8, answer: "不参加" }], "");
      await expect(hana.getByRole("button", { name: "不参加" })).toHaveAttribute("aria-pressed", "true");
      await expect(canvas.getByText("届きました 19:42")).toBeVisible();
      await expect(canvas.getByRole("navigation")).toHaveTextContent("まだの返事0件");
    });
    await step("返事がそろっても、変えられる", async () => {
      await userEvent.click(hana.getByRole("button", { name: "参加" }));
      await expect(args.answers.onAnswer).toHaveBeenLastCalledWith(31, [{ member_id: 8, answer: "参加" }], "");
      await expect(hana.getByRole("button", { name: "参加" })).toHaveFocus();
    });
  },
};

export const Comments: Story = {
  name: "操作：ひとことを、返事のある子の分だけ送る",
  play: async ({ args, canvas, step, userEvent }) => {
    const [comment] = canvas.getAllByRole("textbox", { name: "ひとこと" });
    if (!comment) throw new Error("no comment");
    await userEvent.type(comment, "14時ごろに着きます{Enter}");
    await expect(args.answers.onAnswer).toHaveBeenCalledWith(
      31,
      [{ member_id: 5, answer: "参加" }],
      "14時ごろに着きます",
    );
    await step("長すぎるひとことは送らず、減らす数を言う", async () => {
      await userEvent.clear(comment);
      await userEvent.paste("あ".repeat(101));
      await userEvent.keyboard("{Enter}");
      await expect(args.answers.onAnswer).toHaveBeenCalledOnce();
      await expect(comment).toHaveAttribute("aria-invalid", "true");
    });
    await step("返事のない子だけを見ているときは、先に返事を選んでもらう", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^花 小4/ }));
      const [own] = canvas.getAllByRole("button", { name: "送る" });
      await userEvent.clear(canvas.getAllByRole("textbox", { name: "ひとこと" })[0] ?? comment);
      if (own) await userEvent.click(own);
      await expect(canvas.getByText("先に返事を選んでください")).toBeVisible();
    });
  },
};

export const OwnWords: Story = {
  name: "操作：ひとことは、それぞれの子のもの。打ったものだけが、押した返事に付く",
  args: {
    page: {
      status: "ready",
      value: { ...family, notices: [{ ...practice, children: answeredWith(["送っていきます", "熱があります"]) }] },
    },
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const news = within(canvas.getByRole("region", { name: "お知らせ" }));
    const comment = () => canvas.getByRole("textbox", { name: "ひとこと" });
    await step("別々のひとことは、それぞれの子のところに出る", async () => {
      await expect(news.getByText("ひとこと：送っていきます")).toBeVisible();
      await expect(news.getByText("ひとこと：熱があります")).toBeVisible();
      await expect(comment()).toHaveValue("");
    });
    await step("返事を変えても、その子のひとことのまま", async () => {
      const hana = within(news.getByRole("group", { name: "花さんの返事" }));
      await userEvent.click(hana.getByRole("button", { name: "不参加" }));
      await expect(args.answers.onAnswer).toHaveBeenLastCalledWith(
        31,
        [{ member_id: 8, answer: "不参加" }],
        "熱があります",
      );
      await userEvent.click(news.getByRole("button", { name: "送る" }));
      await expect(args.answers.onAnswer).toHaveBeenCalledWith(
        31,
        [{ member_id: 5, answer: "参加" }],
        "送っていきます",
      );
      await expect(args.answers.onAnswer).toHaveBeenLastCalledWith(
        31,
        [{ member_id: 8, answer: "不参加" }],
        "熱があります",
      );
    });
    await step("一人だけを見て打ったことは、ほかの子には出ない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^花 小4/ }));
      await userEvent.type(comment(), "。38度です");
      await expect(comment()).toHaveValue("熱があります。38度です");
      await userEvent.click(canvas.getByRole("button", { name: /^律 中2/ }));
      await expect(comment()).toHaveValue("送っていきます");
    });
  },
};

export const ShowsOneChild: Story = {
  name: "操作：一人ずつ見る",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^花 小4/ }));
    await expect(canvas.queryByRole("group", { name: "律さんの返事" })).toBeNull();
    const open = within(canvas.getByRole("region", { name: "まだの返事" }));
    await expect(open.getByRole("group", { name: "花さんの返事" })).toBeVisible();
    const news = within(canvas.getByRole("region", { name: "お知らせ" }));
    await expect(news.getByText("体育館シューズを持ってきてください")).toBeVisible();
    await expect(news.getByText("遅れて")).toBeVisible();
    await expect(news.queryByText("日曜の練習試合 集合時間について")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "みんな" }));
    await expect(canvas.getByRole("group", { name: "律さんの返事" })).toBeVisible();
  },
};

export const Reads: Story = {
  name: "操作：CO-2 2秒見えていたお知らせだけが、読まれたことになる",
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onSeen).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(31, 1), { timeout: 5000 });
    const calls = args.onSeen.mock.calls.map((call) => call[0]);
    await expect(calls).not.toContain(27);
    await userEvent.click(canvas.getByText("冬の測定会に参加する選手へ"));
    await expect(canvas.getByText(/11月28日（土）に市民体育館で/)).toBeVisible();
  },
};

export const EarlierWords: Story = {
  name: "操作：前の文を開く",
  play: async ({ canvas, userEvent }) => {
    const [more] = canvas.getAllByText("11/18 20:30 の文を見る");
    if (more) await userEvent.click(more);
    await expect(canvas.getByText(/終わりは16時30分です。/)).toBeVisible();
  },
};

export const Stops: Story = {
  name: "操作：リンクを止める前に確かめる",
  play: async ({ args, canvas, step, userEvent }) => {
    const stop = await canvas.findByRole("button", { name: "リンクを止める" });
    await step("はじめのフォーカスは、やめる方にある", async () => {
      await userEvent.click(stop);
      await expect(canvas.getByRole("alertdialog", { name: "このご家族のリンクをすべて止めますか？" })).toBeVisible();
      await expect(canvas.getByRole("button", { name: "やめる" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.acts.onStop).not.toHaveBeenCalled();
      await expect(canvas.getByRole("button", { name: "リンクを止める" })).toHaveFocus();
    });
    await step("確かめると、このページも閉じる", async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.click(canvas.getByRole("button", { name: "すべて止める" }));
      await expect(args.acts.onStop).toHaveBeenCalledOnce();
      await expect(await canvas.findByText("このリンクは止められています")).toBeVisible();
    });
  },
};

export const StopRefused: Story = {
  name: "操作：リンクを止められなければ、理由を言う",
  args: {
    acts: { ...acts, failure: { act: "stop", reason: { code: "unavailable" } } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "リンクを止める" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(canvas.getByRole("button", { name: "すべて止める" })).toBeVisible();
  },
};

export const ChoosesMail: Story = {
  name: "操作：メールを止め、また受け取る",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "メールを止める" }));
    await expect(args.acts.onMail).toHaveBeenCalledWith(false);
    await userEvent.click(await canvas.findByRole("button", { name: "メールを受け取る" }));
    await expect(args.acts.onMail).toHaveBeenLastCalledWith(true);
  },
};

export const Goes: Story = {
  name: "操作：数を押すと、そこへ移る",
  play: async ({ canvas, userEvent }) => {
    const hash = window.location.hash;
    await userEvent.click(canvas.getByRole("button", { name: /未読/ }));
    await expect(canvas.getByRole("heading", { name: "お知らせ" })).toHaveFocus();
    // The address keeps the link's token.
    await expect(window.location.hash).toBe(hash);
  },
};

function answeredWith(comments: readonly string[]) {
  const answered = { answer: "参加", answered_at: "2026-11-20T10:40:00Z", read_version: 1 };
  return practice.children.map((child, at) => ({ ...child, ...answered, comment: comments[at] ?? "" }));
}
