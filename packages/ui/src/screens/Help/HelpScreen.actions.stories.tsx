import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { HelpHarness } from "./Help.harness.tsx";
import { HelpScreen } from "./HelpScreen.tsx";
import { helpArticles } from "./help.fixtures.ts";

const meta = {
  id: "screens-help-actions",
  title: "画面/ヘルプ/操作",
  component: HelpScreen,
  render: (args) => <HelpHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    articles: helpArticles,
    query: "",
    onQueryChange: fn(),
    anchor: "",
    hrefOf: (anchor) => `/help#${anchor}`,
    onInquiry: fn(),
  },
} satisfies Meta<typeof HelpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const placesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

export const Searches: Story = {
  name: "操作：探して、見つかった節へ移る",
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "マニュアルを検索" });
    await step("かなでも全角でも、いくつの言葉でも", async () => {
      await userEvent.type(box, "ＣＳＶ　たんい");
      await userEvent.clear(box);
      await userEvent.type(box, "ＣＳＶ　単位");
      const results = await canvas.findByRole("navigation", { name: "見つかった説明" });
      await expect(placesIn(results)).toEqual(["CSVの取り込み", "単位の判定"]);
      await expect(canvas.getByRole("status")).toHaveTextContent("1件見つかりました");
      await expect(args.onQueryChange).toHaveBeenLastCalledWith("ＣＳＶ　単位");
    });
    await step("選んだ節が開き、言葉に印が付き、検索は残る", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "単位の判定" }));
      const section = await canvas.findByRole("heading", { level: 3, name: "単位の判定" });
      await waitFor(() => expect(section).toHaveFocus());
      await expect(within(section).getByText("単位").tagName).toBe("MARK");
      await expect(canvasElement.querySelectorAll("table mark")).toHaveLength(2);
      await expect(box).toHaveValue("ＣＳＶ　単位");
    });
  },
};

export const Turns: Story = {
  name: "操作：目次と、前後の説明へのリンクで読み進む",
  args: { anchor: "login-keep" },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 3, name: "ログイン状態を保持する" })).toHaveFocus(),
    );
    await expect(canvas.queryByRole("link", { name: /^前：/ })).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "次：メンバーリスト" }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2, name: "メンバーリスト" })).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "前：ログインする" })).toHaveAttribute("href", "/help#login");

    const contents = within(canvas.getByRole("navigation", { name: "目次" }));
    await expect(contents.getByRole("link", { name: "メンバーリスト" })).toHaveAttribute("aria-current", "true");
    contents.getByRole("link", { name: "CSVの取り込み" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2, name: "CSVの取り込み" })).toHaveFocus());
    await expect(canvas.queryByRole("link", { name: /^次：/ })).toBeNull();
  },
};

export const ContentsOnPhone: Story = {
  name: "操作：スマートフォンでは、目次を開いて選ぶと閉じる",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "目次" }));
    const sheet = within(await screen.findByRole("dialog", { name: "目次" }));
    await expect(placesIn(sheet.getByRole("navigation", { name: "目次" }))).toEqual([
      "ログインする",
      "メンバーリスト",
      "CSVの取り込み",
    ]);
    await userEvent.click(sheet.getByRole("link", { name: "CSVの取り込み" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("heading", { level: 2, name: "CSVの取り込み" })).toHaveFocus();
  },
};
