import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { TeamMovedDialog } from "./TeamMovedDialog.tsx";

const meta = {
  id: "components-team-moved-dialog",
  title: "部品/別のタブでのチームの切り替え",
  component: TeamMovedDialog,
  tags: ["!autodocs"],
  args: { onReload: fn(), onClose: fn() },
} satisfies Meta<typeof TeamMovedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {
  name: "操作：何が起きたかを言い、読み込み直せる",
  play: async ({ args, userEvent }) => {
    await expect(
      screen.getByRole("alertdialog", { name: "表示しているチームは、もう開かれていません" }),
    ).toHaveAccessibleDescription(/^別のタブでチームを切り替えたか、このチームから外れたため/);
    await userEvent.click(screen.getByRole("button", { name: "読み込み直す" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "この画面を見る" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
