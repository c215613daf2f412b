import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { hostileTexts } from "../../components/PlainText/hostileTexts.fixtures.ts";
import { FamilyScreen } from "./FamilyScreen.tsx";
import { family, gathering, measuring, nowS, practice, quiet } from "./family.fixtures.ts";
import { answers, familyArgs } from "./familyArgs.fixtures.ts";

const meta = {
  id: "screens-family",
  title: "画面/家族のページ",
  component: FamilyScreen,
  parameters: { layout: "fullscreen" },
  args: familyArgs,
} satisfies Meta<typeof FamilyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { viewports: ["tablet", "laptop", "desktop"] } },
  args: { page: { status: "ready", value: { ...family, notices: [practice, measuring] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("坂口さんのご家族");
    await expect(canvas.getByRole("navigation", { name: "このページの中" })).toHaveTextContent("まだの返事1件未読1件");
    const open = within(canvas.getByRole("region", { name: "まだの返事" }));
    await expect(open.getAllByRole("article")).toHaveLength(1);
    await expect(open.getByText("今日 22:00 まで")).toBeVisible();
    await expect(open.getByText("11/19 20:40 に訂正しました")).toBeVisible();
    await expect((await open.findByText("16時30分")).closest("del")).toBeVisible();
    await expect(open.getByText("17時").closest("ins")).toBeVisible();
    await expect(open.getByText("届きました 19:40")).toBeVisible();
    await expect(open.getByText("まだ")).toBeVisible();
    await expect(await canvas.findByText(/2027年3月31日（水）まで使えます。/)).toBeVisible();
    await expect(canvas.queryByText(/予定|ノート/)).toBeNull();
  },
};
export const Desktop: Story = {
  name: "デスクトップ：添付と電話番号",
  parameters: unseen,
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "このページの中" })).toHaveTextContent("まだの返事1件未読2件");
    const news = within(canvas.getByRole("region", { name: "お知らせ" }));
    await expect(await news.findByText("1.5 MB")).toBeVisible();
    await expect(news.getByText("82 KB")).toBeVisible();
    await expect(news.getAllByRole("link", { name: "090-1234-5678" })[0]).toHaveAttribute("href", "tel:09012345678");
    await expect(news.getByText("11月28日（土）", { exact: false })).not.toBeVisible();
  },
};
export const Done: Story = {
  name: "0件：まだの返事がない",
  args: { page: { status: "ready", value: quiet } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("まだの返事はありません")).toBeVisible();
    await expect(canvas.getByRole("navigation")).toHaveTextContent("まだの返事0件未読0件");
    await expect(await canvas.findByRole("button", { name: "メールを止める" })).toBeVisible();
  },
};
export const Nothing: Story = {
  name: "0件：お知らせもない",
  parameters: unseen,
  args: { page: { status: "ready", value: { ...family, notices: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("お知らせはまだありません")).toBeVisible();
  },
};
export const Player: Story = {
  name: "選手本人のリンク・紙のリンク",
  parameters: unseen,
  args: {
    page: {
      status: "ready",
      value: { ...family, reader: "player", mail: null, children: family.children.slice(0, 1), notices: [measuring] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("坂口 律さん");
    await expect(canvas.queryByRole("group", { name: "表示する選手" })).toBeNull();
    await expect(await canvas.findByRole("button", { name: "リンクを止める" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /メール/ })).toBeNull();
    // Whoever was handed the link gets no mail, and must not wait for one.
    await expect(canvas.getByText(/新しいリンクは、チームの指導者からもらってください。/)).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const LongText: Story = {
  name: "長い名前と、たくさんのお知らせ",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  args: {
    page: {
      status: "ready",
      value: {
        ...family,
        team: { name: "青葉台みどりが丘ジュニアソフトボールスポーツ少年団アカデミー", logo: null },
        family_name: "勅使河原小路",
        children: ["ひまわりあかりのすけ", "律", "花", "翔太郎"].map((first_name, at) => ({
          member_id: at + 5,
          first_name,
          grade: "j2" as const,
        })),
        notices: [
          {
            ...practice,
            choices: ["車で行きます", "電車で行きます", "午後から行きます", "見学だけします", "お休みします"],
          },
          ...Array.from({ length: 30 }, (_, at) => ({ ...measuring, notice_id: 100 + at })),
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByText("冬の測定会に参加する選手へ")).toHaveLength(10);
    await userEvent.click(canvas.getByRole("button", { name: "前のお知らせを見る" }));
    await expect(canvas.getAllByText("冬の測定会に参加する選手へ")).toHaveLength(20);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const OnlyLines: Story = {
  name: "本文がほとんど改行でも、終わりまで読め、返事ができる",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  args: {
    page: {
      status: "ready",
      value: {
        ...family,
        notices: [
          {
            ...practice,
            versions: practice.versions.slice(-1).map((one) => ({ ...one, body: `は${"\n".repeat(998)}り` })),
          },
        ],
      },
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const body = canvas.getByText(/^は\s+り$/);
    await expect(body.textContent).toHaveLength(1000);
    const hana = within(canvas.getByRole("group", { name: "花さんの返事" }));
    await userEvent.click(hana.getByRole("button", { name: "参加" }));
    await expect(args.answers.onAnswer).toHaveBeenCalledOnce();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Hostile: Story = {
  name: "危ない文も、文字のまま",
  parameters: unseen,
  args: {
    page: {
      status: "ready",
      value: {
        ...family,
        notices: [
          {
            ...gathering,
            files: [],
            versions: [
              {
                number: 0,
                title: hostileTexts[1],
                body: hostileTexts.join("\n"),
                at: "2026-11-20T03:10:00Z",
                author: hostileTexts[0],
              },
            ],
          },
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(hostileTexts[1])).toBeVisible();
    await expect(canvasElement.querySelectorAll("script, img, [onerror], [onload]")).toHaveLength(0);
    for (const link of canvas.getAllByRole("link")) {
      await expect(link.getAttribute("href")).toMatch(/^(https:\/\/example\.jp\/|\/(privacy|terms)$)/);
    }
  },
};
export const Over: Story = {
  name: "締め切りのあと",
  parameters: unseen,
  args: { nowS: nowS + 6 * 3600 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/締め切りを過ぎました。いまからの返事も/)).toBeVisible();
  },
};
export const Offline: Story = {
  name: "ネットワークがない：押した返事は端末に残る",
  parameters: unseen,
  args: {
    online: false,
    answers: {
      ...answers,
      sending: { "31-8": { answer: "不参加", comment: "", state: "unsent" } },
      comments: { "31": "熱があります" },
      failures: { "31": { code: "unavailable" } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/ネットワークにつながっていません。/)).toBeVisible();
    await expect(canvas.getByText("届いていません")).toBeVisible();
    await expect(canvas.getAllByRole("textbox", { name: "ひとこと" })[0]).toHaveValue("熱があります");
    await userEvent.click(canvas.getByRole("button", { name: "もう一度送る" }));
    await expect(args.answers.onAnswer).toHaveBeenCalledWith(31, [{ member_id: 8, answer: "不参加" }], "熱があります");
  },
};
export const Loading: Story = {
  name: "読み込み中",
  parameters: unseen,
  args: { page: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toHaveAttribute("aria-busy", "true");
  },
};
export const Unknown: Story = {
  name: "知らないリンク",
  args: { page: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("このリンクは使えません")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "再読み込みする" })).toBeNull();
  },
};
export const Expired: Story = {
  name: "期限が切れた",
  parameters: unseen,
  args: {
    page: { status: "ready", value: { ...family, state: "expired", children: [], notices: [], family_name: "" } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/2027年3月31日（水）まででした。.*チームの指導者からもらってください。/),
    ).toBeVisible();
  },
};
export const Revoked: Story = {
  name: "止められている",
  parameters: unseen,
  args: {
    page: { status: "ready", value: { ...family, state: "revoked", children: [], notices: [], family_name: "" } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("このリンクは止められています")).toBeVisible();
    await expect(canvas.getByText(/チームの指導者からもらってください。/)).toBeVisible();
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { page: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
