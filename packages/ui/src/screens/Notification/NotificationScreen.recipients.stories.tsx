import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { NotificationHarness } from "./Notification.harness.tsx";
import { NotificationScreen } from "./NotificationScreen.tsx";
import { emptyDraft, notificationArgs } from "./notification.fixtures.ts";

const { composer } = notificationArgs;

const meta = {
  id: "screens-notification-recipients",
  title: "画面/お知らせ送信/送信先",
  component: NotificationScreen,
  render: (args) => <NotificationHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: { ...notificationArgs, composer: { ...composer, values: emptyDraft } },
} satisfies Meta<typeof NotificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoRecord: Story = {
  name: "操作：記録がない選手を、札ひとつで選ぶ",
  args: { composer: { ...composer, values: emptyDraft, suggested: { noRecord: [1061, 1044], notToday: [] } } },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole("button", { name: "記録がない 2人" });
    await expect(canvas.queryByRole("button", { name: /未提出/ })).toBeNull();
    await userEvent.click(chip);
    await expect(args.composer.onChange).toHaveBeenLastCalledWith({
      member_ids: [1044, 1061],
      audience: "記録がない",
    });
    await expect(chip).toHaveAttribute("aria-pressed", "true");
  },
};

export const OneGrade: Story = {
  name: "操作：小6だけを選ぶ",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "選手を選ぶ" }));
    const dialog = within(await screen.findByRole("dialog", { name: "選手を選ぶ" }));
    await userEvent.click(dialog.getByRole("button", { name: "小6 3人" }));
    await userEvent.click(dialog.getByRole("button", { name: "3人にする" }));
    await expect(args.composer.onChange).toHaveBeenLastCalledWith({
      member_ids: [1053, 1054, 1055],
      audience: "選手3人",
    });
  },
};
