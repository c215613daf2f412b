import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { club } from "../NoticeView/club.fixtures.ts";
import { ChooseRecipients } from "./ChooseRecipients.tsx";

const meta = {
  id: "components-choose-recipients",
  title: "部品/選手を一人ずつ選ぶ",
  component: ChooseRecipients,
  parameters: { layout: "fullscreen" },
  args: { members: club, chosen: club.slice(0, 2).map(({ id }) => id), onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof ChooseRecipients>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { layout: "fullscreen", visual: { disable: true } };
const inside = () => within(screen.getByRole("dialog", { name: "選手を選ぶ" }));

export const Ready: Story = { name: "表示", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const Chooses: Story = {
  name: "操作：一人を足し、探して見つからなければそう言う",
  parameters: unseen,
  play: async ({ args, userEvent }) => {
    const [first, second, third] = club;
    const boxes = inside().getAllByRole("checkbox");
    await expect(boxes[0]).toBeChecked();
    for (const box of boxes.slice(2, 3)) await userEvent.click(box);
    await userEvent.type(inside().getByRole("searchbox"), "いない名前");
    await expect(inside().getByText("見つかりませんでした。")).toBeVisible();
    await userEvent.click(inside().getByRole("button", { name: "3人にする" }));
    await expect(args.onChoose).toHaveBeenCalledWith([first?.id, second?.id, third?.id]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
