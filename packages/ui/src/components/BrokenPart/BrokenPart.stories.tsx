import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { BrokenPart } from "./BrokenPart.tsx";

const meta = {
  id: "components-broken-part",
  title: "部品/開けない画面",
  component: BrokenPart,
  args: {
    kind: "broken",
    number: "E-7F3A-20261120",
    onRetry: fn(),
    onCopy: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof BrokenPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { name: "画面の中の問題" };
export const Offline: Story = {
  name: "オフライン",
  args: { number: undefined, onCopy: undefined, kind: "offline" },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };

export const Copies: Story = {
  name: "操作：番号を写し、再試行する",
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("表示番号 E-7F3A-20261120");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "再試行" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "番号をコピー" }));
    await expect(args.onCopy).toHaveBeenCalledWith("E-7F3A-20261120");
    await canvas.findByRole("button", { name: "コピーしました" });
    await expect(canvas.getByText("コピーしました", { selector: "[role=status]" })).toBeInTheDocument();
  },
};

export const CannotCopy: Story = {
  name: "操作：写せない端末では、言葉が変わらない",
  args: { onCopy: fn(() => Promise.reject(new Error("denied"))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "番号をコピー" }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "番号をコピー" })).toBeVisible();
  },
};
