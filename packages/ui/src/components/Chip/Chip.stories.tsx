import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { SlowPage } from "../../state/SlowPage.harness.tsx";
import { Avatar } from "../Avatar/Avatar.tsx";
import { offlineIcon, plusIcon } from "../Icon/icons.ts";
import { Chip } from "./Chip.tsx";
import { ChipGroup, type ChipGroupProps } from "./ChipGroup.tsx";
import { ChipLink } from "./ChipLink.tsx";
import { FilterChip } from "./FilterChip.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { RemovableChip } from "./RemovableChip.tsx";

const recipients = [
  { value: "all", label: "全員 24人" },
  { value: "h", label: "高校 5人" },
  { value: "j", label: "中学 8人" },
  { value: "e", label: "小学 11人" },
  { value: "late", label: "今日 未提出 9人" },
];
const weekdays = ["月", "火", "水", "木", "金", "土", "日"].map((day) => ({ value: day, label: day }));

const meta = {
  id: "components-chip",
  title: "部品/チップ",
  component: ChipGroup,
  args: { label: "送信先", options: recipients, values: ["h", "j"], onChange: fn() },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};

export const Sheet: Story = {
  name: "種類",
  render: () => (
    <Stack gap="xl">
      <ChipGroup
        label="送信先"
        required
        help="13人に送信します。保護者の連絡先が登録されている選手には、保護者にも届きます。"
        options={recipients}
        values={["h", "j"]}
        onChange={ignore}
      >
        <Chip icon={plusIcon}>選手を選ぶ</Chip>
      </ChipGroup>
      <ChipGroup label="送信先" error="送信先を選んでください" options={recipients} values={[]} onChange={ignore} />
      <ChipGroup
        label="球種"
        labelPlace="hidden"
        allLabel="すべて"
        options={[
          { value: "1", label: "ストレート" },
          { value: "2", label: "カットボール" },
          { value: "3", label: "スライダー", disabled: true },
        ]}
        values={[]}
        onChange={ignore}
      />
      <ChipGroup label="届ける日" variant="tiles" options={weekdays} values={["火", "木", "日"]} onChange={ignore} />
      <Cluster>
        <RemovableChip name="小野寺 湊" onRemove={ignore} />
        <RemovableChip name="長谷川 ひまり子" onRemove={ignore} />
        <RemovableChip name="増田 碧" disabled onRemove={ignore} />
      </Cluster>
      <Cluster>
        <Chip>よく気づいた</Chip>
        <Chip icon={offlineIcon} selected={false}>
          未提出
        </Chip>
        <ChipLink href="#masuda" lead={<Avatar name="増田 碧" />}>
          増田 碧
        </ChipLink>
      </Cluster>
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { ...Sheet, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const LongText: Story = {
  name: "長い言葉",
  args: {
    options: [
      { value: "a", label: "青葉台ベースボールクラブ中学部・高等部合同チーム（軟式・硬式）に所属する選手と保護者" },
      { value: "b", label: "小学 11人" },
    ],
    values: ["a"],
  },
  globals: { viewport: { value: "mobile" } },
};

export const Chooses: Story = {
  name: "操作：いくつでも選べ、順は選択肢のとおり",
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "送信先" })).toBeVisible();

    await step("足す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "全員 24人", pressed: false }));
      await expect(args.onChange).toHaveBeenLastCalledWith(["all", "h", "j"]);
      await expect(canvas.getByRole("button", { name: "全員 24人", pressed: true })).toHaveFocus();
    });
    await step("キーボードで外す", async () => {
      await userEvent.tab();
      await userEvent.keyboard(" ");
      await expect(args.onChange).toHaveBeenLastCalledWith(["all", "j"]);
    });
  },
};

export const ClearsByAll: Story = {
  name: "操作：「すべて」はほかを外す",
  args: { label: "学年", allLabel: "すべて", values: ["h"] },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole("button", { name: "すべて" });
    await expect(all).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith([]);
    await expect(all).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

const removed = fn();
export const Removes: Story = {
  name: "操作：選んだものを外す",
  render: () => <RemovableChip name="長谷川 ひまり子" onRemove={removed} />,
  play: async ({ canvas, userEvent }) => {
    removed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "長谷川 ひまり子を外す" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(removed).toHaveBeenCalledOnce();
  },
};

function Held({ onChange, ...args }: ChipGroupProps<string | number>) {
  const [values, setValues] = useState(args.values);
  return (
    <ChipGroup
      {...args}
      values={values}
      onChange={(next) => {
        onChange(next);
        setValues(next);
      }}
    />
  );
}

export const Filters: Story = {
  name: "操作：絞り込みでは、描き直すのを待たずに印が動き、前のページは残る",
  render: () => (
    <SlowPage first="all">
      {(value, onChange) => <FilterChips options={kinds} value={value} onChange={onChange} />}
    </SlowPage>
  ),
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("all");
    await userEvent.click(canvas.getByRole("button", { name: "出欠" }));
    await expect(canvas.getAllByRole("button", { pressed: true })).toEqual([
      canvas.getByRole("button", { name: "出欠" }),
    ]);
    await expect(canvas.getByRole("status")).toHaveTextContent("all");
    await userEvent.click(canvas.getByRole("button", { name: "描き終える" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("attendance");
  },
};

export const Toggles: Story = {
  name: "操作：入・切の絞り込みも、描き直すのを待たない",
  render: () => (
    <SlowPage first={false}>
      {(value, onChange) => (
        <FilterChip selected={value} onChange={onChange}>
          未提出だけ
        </FilterChip>
      )}
    </SlowPage>
  ),
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole("button", { name: "未提出だけ", pressed: false });
    await expect(await canvas.findByRole("status")).toHaveTextContent("false");
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("false");
    await userEvent.click(canvas.getByRole("button", { name: "描き終える" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("true");
  },
};

const kinds = [
  { value: "all", label: "すべて" },
  { value: "attendance", label: "出欠" },
];
