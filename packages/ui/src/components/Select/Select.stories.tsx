import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { SlowPage } from "../../state/SlowPage.harness.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import { Select } from "./Select.tsx";
import { SelectField } from "./SelectField.tsx";

const sizes = ["10", "25", "50", "100"].map((value) => ({ value, label: `${value}件` }));

const meta = {
  id: "components-select",
  title: "部品/選択",
  component: Select,
  args: { label: "1ページの件数", options: sizes, defaultValue: "10", onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Disabled: Story = { name: "変えられない", args: { disabled: true } };
export const LongText: Story = {
  name: "長い言葉",
  args: { options: [{ value: "10", label: "青葉台ベースボールクラブ中学部・高等部合同チーム（軟式）" }] },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Chooses: Story = {
  name: "操作：選ぶ",
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "1ページの件数" });
    await userEvent.selectOptions(select, "50件");
    await expect(select).toHaveValue("50");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

const topics = [
  { value: "", label: "選んでください", disabled: true },
  { value: "bug", label: "不具合" },
  { value: "other", label: "その他の操作" },
];

export const Fields: Story = {
  name: "見出しのある選択",
  render: () => (
    <Stack gap="l">
      <SelectField label="お問い合わせの種類" required options={topics} defaultValue="bug" />
      <SelectField
        label="お使いの端末"
        optional
        help="分かる範囲でかまいません"
        options={topics}
        defaultValue="other"
      />
      <SelectField label="お問い合わせの種類" required error="種類を選んでください" options={topics} defaultValue="" />
    </Stack>
  ),
};

export const Described: Story = {
  name: "操作：見出しを押すと欄に移り、エラーが伝わる",
  render: () => (
    <SelectField label="お問い合わせの種類" required error="種類を選んでください" options={topics} defaultValue="" />
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "お問い合わせの種類" });
    await userEvent.click(canvas.getByText("お問い合わせの種類"));
    await expect(select).toHaveFocus();
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription("種類を選んでください");
  },
};

export const Filters: Story = {
  name: "操作：絞り込みでは、描き直すのを待たずに選んだものが出て、前のページは残る",
  render: () => (
    <SlowPage first="10">
      {(value, onChange) => (
        <FilterSelect
          label="1ページの件数"
          options={sizes}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </SlowPage>
  ),
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole("combobox", { name: "1ページの件数" });
    await expect(await canvas.findByRole("status")).toHaveTextContent("10");
    await userEvent.selectOptions(select, "50件");
    await expect(select).toHaveValue("50");
    await expect(canvas.getByRole("status")).toHaveTextContent("10");
    await userEvent.click(canvas.getByRole("button", { name: "描き終える" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("50");
    await expect(select).toHaveValue("50");
  },
};
