import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { StaleChoice } from "./StaleChoice.tsx";

const meta = {
  id: "components-stale-choice-actions",
  title: "部品/同時に編集されたとき/操作",
  component: StaleChoice,
  tags: ["!autodocs"],
  parameters: { visual: { disable: true } },
  args: {
    by: "片山 恵",
    fields: [
      { name: "weight", label: "体重", theirs: "57.4 kg", mine: "57.9 kg" },
      { name: "batting", label: "打席", theirs: "両", mine: "右" },
    ],
    onResolve: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof StaleChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const radio = (name: string) => screen.getByRole("radio", { name });
const button = (name: string) => screen.getByRole("button", { name });

export const Chooses: Story = {
  name: "操作：R4 キーボードだけで、項目ごとに残すほうを選んで保存する",
  play: async ({ args, step, userEvent }) => {
    await step("はじめは、どちらも自分の入力", async () => {
      await expect(radio("57.9 kg")).toBeChecked();
      await expect(radio("右")).toBeChecked();
      await expect(radio("57.4 kg")).toHaveAccessibleDescription("いまの保存内容");
      await expect(screen.getByRole("radiogroup", { name: "体重" })).toBeVisible();
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(radio("57.9 kg")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(radio("57.4 kg")).toBeChecked();
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
    await expect(args.onResolve.mock.calls).toEqual([[{ weight: "theirs", batting: "mine" }]]);
  },
};

export const ChangesMind: Story = {
  name: "操作：選び直せる",
  play: async ({ args, userEvent }) => {
    await userEvent.click(radio("両"));
    await userEvent.click(radio("右"));
    await userEvent.click(radio("57.4 kg"));
    await userEvent.click(radio("57.9 kg"));
    await userEvent.click(button("選んだ内容で保存する"));
    await expect(args.onResolve.mock.calls).toEqual([[{ weight: "mine", batting: "mine" }]]);
  },
};

export const Later: Story = {
  name: "操作：あとで決める",
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("あとで決める"));
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
};
