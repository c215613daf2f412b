import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { families, nowS } from "../../components/FamilyLetters/familyLetters.fixtures.ts";
import { FamilyLettersScreen } from "./FamilyLettersScreen.tsx";

const unseen = { visual: { disable: true } };
const meta = {
  id: "screens-family-letters",
  title: "画面/家族への手紙",
  component: FamilyLettersScreen,
  parameters: { layout: "fullscreen" },
  args: {
    families: { status: "ready", value: families },
    teamName: "青葉台ベースボールクラブ",
    contact: "大野 監督",
    nowS,
    look: "letter",
    onLookChange: fn(),
    onPrint: fn(),
    onCopy: fn(async () => {}),
    onStop: fn(async () => {}),
    onRetry: fn(),
  },
} satisfies Meta<typeof FamilyLettersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示", parameters: { visual: { viewports: ["tablet", "laptop"] } } };
export const Look: Story = {
  name: "操作：札を選び、印刷する",
  parameters: unseen,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(families.length);
    await userEvent.click(canvas.getByRole("button", { name: "切り取って配る札（1枚に4家族）" }));
    await expect(args.onLookChange).toHaveBeenCalledWith("card");
    await userEvent.click(canvas.getByRole("button", { name: "印刷する" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const One: Story = {
  name: "操作：一家族のリンクをコピーし、すべて止める",
  parameters: unseen,
  args: { families: { status: "ready", value: families.slice(0, 1) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "リンクをコピー・止める" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "リンクをコピー" }));
    await expect(args.onCopy).toHaveBeenCalledWith(families[0]?.url);
    await dialog.findByText("リンクをコピーしました。");
  },
};
export const Cards: Story = {
  name: "札：4家族で1枚",
  parameters: unseen,
  args: { look: "card" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};
export const Few: Story = {
  name: "少ない：1家族の札",
  args: { families: { status: "ready", value: families.slice(1, 2) }, look: "card" },
  play: async ({ canvas }) => {
    const sheets = canvas.getAllByRole("article");
    await expect(sheets).toHaveLength(1);
    await expect(sheets[0]).toHaveTextContent("増田 碧");
    await expect(canvas.getByRole("button", { name: "リンクをコピー・止める" })).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const Mobile: Story = { name: "スマートフォン", parameters: unseen, globals: { viewport: { value: "mobile" } } };
export const Empty: Story = {
  name: "0件：だれも選んでいない",
  parameters: unseen,
  args: { families: { status: "ready", value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "選手を選ぶ" })).toHaveAttribute("href", "/notification");
  },
};
export const Loading: Story = { name: "読み込み中", parameters: unseen, args: { families: { status: "loading" } } };
export const Failed: Story = {
  name: "読み込みに失敗",
  parameters: unseen,
  args: { families: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
