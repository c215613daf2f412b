import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";

const readers = [
  { value: "coach", label: "本人と指導者" },
  { value: "family", label: "本人と指導者と保護者" },
];
const duplicates = [
  { value: "keep", label: "取り込まない", help: "すでにある記録を残します。" },
  { value: "replace", label: "ファイルの値で上書きする", help: "手で直した球種や結果は、上書きしても残ります。" },
  { value: "ask", label: "1球ずつ選ぶ", help: "500球を超えると選べません。", disabled: true },
];

const meta = {
  id: "components-radio-group",
  title: "部品/ラジオボタン",
  component: RadioGroup,
  args: { label: "見られる人", options: readers, value: "coach", onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};

export const Sheet: Story = {
  name: "種類",
  render: () => (
    <Stack gap="xl">
      <RadioGroup
        label="見られる人"
        help="選手どうしで見えることはありません。"
        options={readers}
        value="coach"
        onChange={ignore}
      />
      <RadioGroup
        label="種類"
        required
        error="種類を選んでください"
        options={[
          { value: "system", label: "システムについて" },
          { value: "other", label: "その他" },
        ]}
        value={null}
        onChange={ignore}
      />
      <RadioGroup variant="card" label="重複している28球" options={duplicates} value="replace" onChange={ignore} />
      <RadioGroup
        variant="card"
        label="見られる人"
        disabled
        labelPlace="hidden"
        options={readers}
        value="coach"
        onChange={ignore}
      />
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const LongText: Story = {
  name: "長い言葉",
  args: {
    variant: "card",
    options: [
      {
        value: "a",
        label: "本人と、チームのすべての指導者と、登録されている保護者",
        help: "長谷川 ひまり子さんの保護者は登録されていません。".repeat(2),
      },
      { value: "b", label: "本人だけ" },
    ],
    value: "a",
  },
  globals: { viewport: { value: "mobile" } },
};

export const Chooses: Story = {
  name: "操作：言葉を押しても、矢印でも選べる",
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const group = canvas.getByRole("radiogroup", { name: "見られる人" });
    const coach = canvas.getByRole("radio", { name: "本人と指導者" });
    const family = canvas.getByRole("radio", { name: "本人と指導者と保護者" });
    await expect(group).toBeVisible();

    await step("言葉を押す", async () => {
      await userEvent.click(canvas.getByText("本人と指導者と保護者"));
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith("family");
      await expect(family).toBeChecked();
      await expect(coach).not.toBeChecked();
    });
    await step("矢印で動く", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(coach).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith("coach");
    });
  },
};

export const Helped: Story = {
  name: "操作：説明は名前に混ぜず、選べないものは選べない",
  args: { label: "重複している28球", variant: "card", options: duplicates, value: "keep" },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const replace = canvas.getByRole("radio", { name: "ファイルの値で上書きする" });
    await expect(replace).toHaveAccessibleDescription("手で直した球種や結果は、上書きしても残ります。");
    await expect(canvas.getByRole("radio", { name: "1球ずつ選ぶ" })).toBeDisabled();
    await userEvent.click(canvas.getByText("1球ずつ選ぶ"));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText("手で直した球種や結果は、上書きしても残ります。"));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("replace");
  },
};

function Held({ onChange, ...args }: RadioGroupProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <RadioGroup
      {...args}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}
