import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { ErrorHelp } from "./errorHelp.ts";

const meta = {
  id: "components-error-state",
  title: "部品/読み込めない状態",
  component: ErrorState,
  args: { code: "unexpected", onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unexpected: Story = { name: "サーバーの問題" };
export const Offline: Story = {
  name: "つながらない",
  args: { code: "unavailable" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。",
    );
    // だれにも聞けない場所。
    await expect(canvas.getAllByRole("button")).toEqual([canvas.getByRole("button", { name: "再読み込みする" })]);
  },
};
export const WithHelp: Story = {
  name: "聞ける人がいる",
  decorators: [
    (Story) => (
      <ErrorHelp value={<Button variant="ghost">お問い合わせ</Button>}>
        <Story />
      </ErrorHelp>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "お問い合わせ" })).toBeVisible();
  },
};
export const Retrying: Story = { name: "読み込み直している", args: { busy: true } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Retries: Story = {
  name: "操作：再試行",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
