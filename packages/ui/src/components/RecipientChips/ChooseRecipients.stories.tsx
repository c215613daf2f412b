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
export const ChoosesGrade: Story = {
  name: "操作：ひとつの学年をまとめて選び、一人を外し、また選ぶ",
  parameters: unseen,
  args: { chosen: [1040] },
  play: async ({ args, step, userEvent }) => {
    const grades = within(inside().getByRole("group", { name: "学年ごとに選ぶ" }));
    const sixth = grades.getByRole("button", { name: "小6 3人" });
    await step("札は、いる学年だけ、上から", async () => {
      await expect(grades.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
        ...["高3 1人", "高2 2人", "高1 2人", "中3 2人", "中2 3人", "中1 3人"],
        ...["小6 3人", "小5 3人", "小4 2人", "小3 2人", "小2 1人"],
      ]);
    });
    await step("小6を押すと、小6の3人が足される", async () => {
      await userEvent.click(sixth);
      await expect(sixth).toHaveAttribute("aria-pressed", "true");
      await expect(inside().getByRole("button", { name: "4人にする" })).toBeVisible();
    });
    await step("一人を外すと、札も外れ、もう一度押すとそろう", async () => {
      await userEvent.click(inside().getByRole("checkbox", { name: "中川 詩" }));
      await expect(sixth).toHaveAttribute("aria-pressed", "false");
      await userEvent.click(sixth);
      await userEvent.click(inside().getByRole("button", { name: "4人にする" }));
      await expect(args.onChoose).toHaveBeenCalledWith([1040, 1053, 1055, 1054]);
    });
  },
};
export const DropsGrade: Story = {
  name: "操作：そろっている学年は、押すとまとめて外れる",
  parameters: unseen,
  args: { chosen: [1040, 1053, 1054, 1055] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(inside().getByRole("button", { name: "小6 3人" }));
    await userEvent.click(inside().getByRole("button", { name: "1人にする" }));
    await expect(args.onChoose).toHaveBeenCalledWith([1040]);
  },
};
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
