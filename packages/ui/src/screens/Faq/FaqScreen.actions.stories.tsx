import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { FaqHarness } from "./Faq.harness.tsx";
import { FaqScreen } from "./FaqScreen.tsx";
import { faqGroups } from "./faq.fixtures.ts";

const meta = {
  id: "screens-faq-actions",
  title: "画面/マニュアル・よくある質問/操作",
  component: FaqScreen,
  render: (args) => <FaqHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    groups: faqGroups,
    query: "",
    onQueryChange: fn(),
    otherWords: ["CSV", "QRコード", "投球数"],
    anchor: "",
    hrefOf: (anchor) => `/faq#${anchor}`,
    onInquiry: fn(),
  },
} satisfies Meta<typeof FaqScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const marksIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("mark")].map(({ textContent }) => textContent);

const questionsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("summary [data-part='title']")].map(({ textContent }) => textContent);

export const Searches: Story = {
  name: "操作：かな・全角・いくつかの言葉で探し、答えまで読める",
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "質問を検索" });
    const search = async (words: string, found: string[], marks: string[]) => {
      await userEvent.clear(box);
      await userEvent.type(box, words);
      await waitFor(() => expect(questionsIn(canvasElement)).toEqual(found));
      await expect(canvas.getByRole("status")).toHaveTextContent(`${found.length}件見つかりました`);
      await expect(marksIn(canvasElement)).toEqual(marks);
    };

    await step("半角カタカナ", () => search("ﾛｸﾞｲﾝ", ["ログインできません"], ["ログイン"]));
    await step("二つの言葉", () => search("上限　ルール", ["投球数の上限を変えたい"], ["上限", "ルール"]));
    await step("分類の名前と、答えの中の言葉", () =>
      search("めんばー ＱＲ", ["選手がQRコードを読み取れません"], ["メンバー", "QR"]),
    );
    await expect(canvas.getByText("コードの期限を確かめ、", { exact: false })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /はじめに/ })).toBeNull();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("めんばー ＱＲ");
  },
};

export const OtherWords: Story = {
  name: "操作：ほかの言葉で探す",
  args: { query: "QRコード" },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "QRコード" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "投球数" }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("投球数");
    await waitFor(() => expect(questionsIn(canvasElement)).toEqual(["投球数の上限を変えたい"]));
  },
};

export const Arrives: Story = {
  name: "操作：アドレスが指す質問が開き、そこから読める",
  args: { anchor: "guard-limit" },
  play: async ({ canvas, step, userEvent }) => {
    const answer = canvas.getByText("各種設定で、チームに合うルールを選びます。");
    const summary = canvas.getByText("投球数の上限を変えたい").closest("summary");
    await waitFor(() => expect(answer).toBeVisible());
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "測定・取り込み 2" })).toHaveAttribute("aria-current", "true");

    await step("分類を選ぶと、その見出しへ移る", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "メンバー 2" }));
      await waitFor(() => expect(canvas.getByRole("heading", { name: "メンバー" })).toHaveFocus());
      await expect(canvas.getByRole("link", { name: "メンバー 2" })).toHaveAttribute("aria-current", "true");
      await expect(canvas.getByRole("link", { name: "測定・取り込み 2" })).not.toHaveAttribute("aria-current");
    });
    await step("打っている途中で、そこへ引き戻されない", async () => {
      const box = canvas.getByRole("searchbox", { name: "質問を検索" });
      await userEvent.type(box, "退団");
      await expect(await canvas.findByText("監督が消すまで残ります。")).toBeVisible();
      await userEvent.clear(box);
      await expect(await canvas.findByText("ログインできません")).toBeVisible();
      await expect(box).toHaveFocus();
    });
  },
};

export const OpensAndCloses: Story = {
  name: "操作：質問を押して開き、探し終えると閉じる",
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText("使えます。画面の下に、よく使う画面が並びます。");
    const box = canvas.getByRole("searchbox", { name: "質問を検索" });
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText("スマートフォンでも使えますか"));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText("スマートフォンでも使えますか"));
    await expect(answer).not.toBeVisible();
    await userEvent.type(box, "画面の下");
    await waitFor(() => expect(canvas.getByText("画面の下").closest("p")).toBeVisible());
    await userEvent.clear(box);
    await waitFor(() => expect(canvas.getByText(/よく使う画面が並びます/)).not.toBeVisible());
  },
};
