import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Field } from "./Field.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { FieldRows } from "./FieldRows.tsx";

const meta = {
  id: "components-field",
  title: "部品/入力欄の枠",
  component: Field,
  args: { label: "背番号", children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  args: { help: "0〜999の数字です。" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "背番号" });
    await expect(box).toHaveAccessibleDescription("0〜999の数字です。");
    await expect(box).not.toHaveAttribute("aria-invalid");
  },
};
export const WithError: Story = {
  name: "入力エラー",
  args: { required: true, error: "背番号を入力してください", help: "0〜999の数字です。" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "背番号" });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("背番号を入力してください 0〜999の数字です。");
  },
};
export const MarkedOnly: Story = {
  name: "文なしの赤い枠",
  args: { invalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "背番号" })).toBeInvalid();
  },
};
export const LongText: Story = {
  name: "長い言葉",
  args: {
    label: "選手・保護者の画面と、大会の申込書に出る背番号",
    error: "背番号は0〜999の数字で入力してください。ほかの選手と同じ番号は使えません。",
  },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { ...WithError, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...WithError, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Marks: Story = {
  name: "必須・任意・文字数・一行の並び",
  render: () => (
    <Stack gap="l">
      <Field label="件名" required limit={{ used: 15, max: 100 }}>
        {(control) => <input {...control} />}
      </Field>
      <Field label="ページ・画面" optional limit={{ used: 112, max: 100 }} help="どの画面かを書いてください。">
        {(control) => <input {...control} />}
      </Field>
      <FieldRows>
        <Field label="時刻" layout="row" help="次の日の朝に届きます">
          {(control) => <input {...control} />}
        </Field>
        <Field label="締め切り" layout="row" error="締め切りを入力してください">
          {(control) => <input {...control} />}
        </Field>
      </FieldRows>
      <FieldGroup label="端末" required help="お使いのものをすべて" error="端末を選んでください">
        <Cluster>
          <Checkbox label="iPhone" />
          <Checkbox label="Android" />
        </Cluster>
      </FieldGroup>
    </Stack>
  ),
};

export const OverLimit: Story = {
  name: "操作：上限を超えると、減らす数がエラーになる",
  args: { label: "件名", limit: { used: 112, max: 100 }, help: "短いほど読まれます。" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "件名" });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      "12文字減らしてください 100文字まで。いま112文字です。 短いほど読まれます。",
    );
  },
};

export const Group: Story = {
  name: "操作：まとまりの名前と説明が伝わる",
  render: () => (
    <FieldGroup label="端末" required help="お使いのものをすべて" error="端末を選んでください">
      <Checkbox label="iPhone" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "端末" });
    await expect(group).toHaveAccessibleDescription("端末を選んでください お使いのものをすべて");
  },
};
