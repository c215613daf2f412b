import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, screen, waitFor, within } from "storybook/test";
import { families, nowS } from "../FamilyLetters/familyLetters.fixtures.ts";
import type { FamilyLink } from "../FamilyLetters/familyLink.ts";
import { FamilyLinkDialog } from "./FamilyLinkDialog.tsx";

const [link] = families as readonly [FamilyLink, ...FamilyLink[]];

const meta = {
  id: "components-family-link-dialog",
  title: "部品/家族のリンクを渡す",
  component: FamilyLinkDialog,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    names: link.names,
    teamName: "青葉台ベースボールクラブ",
    contact: "大野 監督",
    nowS,
    onMake: fn(async () => link),
    onStop: fn(async () => {}),
    onCopy: fn(async () => {}),
    onPrint: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FamilyLinkDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const inside = () => within(screen.getByRole("dialog", { name: "家族のページのリンク" }));

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { disable: false } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args }) => {
    await expect(inside().getByText("坂口 律さん・坂口 花さんのご家族のページです。")).toBeVisible();
    await expect(args.onMake).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const LongText: Story = { name: "長い名前", args: { names: families[3]?.names ?? [] } };

export const HandsOut: Story = {
  name: "操作：コピーし、同じリンクの手紙を印刷する",
  play: async ({ args, step, userEvent }) => {
    await step("コピーしたことを言う", async () => {
      await userEvent.click(inside().getByRole("button", { name: "リンクをコピー" }));
      await expect(args.onCopy).toHaveBeenCalledWith(link.url);
      await expect(await inside().findByText("リンクをコピーしました。")).toBeVisible();
    });
    await step("紙は、印刷の前に置かれている", async () => {
      await userEvent.click(inside().getByRole("button", { name: "手紙を印刷する" }));
      await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce());
      const paper = document.querySelector<HTMLElement>("body > [data-paper]");
      await expect(paper).not.toBeVisible();
      await expect(paper).toHaveTextContent("坂口 律さん・坂口 花さんのご家族へ");
      await expect(args.onMake).toHaveBeenCalledOnce();
    });
  },
};
export const CannotCopy: Story = {
  name: "操作：コピーできなければ、リンクを見せる",
  args: { onCopy: fn(() => Promise.reject(new Error("denied"))) },
  play: async ({ userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "リンクをコピー" }));
    await expect(await inside().findByRole("textbox", { name: "家族のページのリンク" })).toHaveValue(link.url);
  },
};
export const CannotMake: Story = {
  name: "操作：作れなければ理由を言い、もう一度押せる",
  play: async ({ args, userEvent }) => {
    mocked(args.onMake).mockRejectedValueOnce(new Failure("unavailable"));
    await userEvent.click(inside().getByRole("button", { name: "手紙を印刷する" }));
    await expect(await inside().findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(args.onPrint).not.toHaveBeenCalled();
    await userEvent.click(inside().getByRole("button", { name: "手紙を印刷する" }));
    await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce());
  },
};
export const Stops: Story = {
  name: "操作：すべて止めるのは、確かめてから。次は新しいリンクになる",
  play: async ({ args, userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "リンクをコピー" }));
    await userEvent.click(inside().getByRole("button", { name: "リンクをすべて止める" }));
    const asked = within(
      screen.getByRole("alertdialog", { name: "坂口 律さん・坂口 花さんのご家族のリンクをすべて止めますか？" }),
    );
    await expect(asked.getByRole("button", { name: "キャンセル" })).toHaveFocus();
    await userEvent.click(asked.getByRole("button", { name: "リンクをすべて止める" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(await inside().findByText("このご家族のリンクをすべて止めました。")).toBeVisible();
    await userEvent.click(inside().getByRole("button", { name: "リンクをコピー" }));
    await waitFor(() => expect(args.onMake).toHaveBeenCalledTimes(2));
  },
};
