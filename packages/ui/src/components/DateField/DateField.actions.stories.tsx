import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { FilterSheet } from "../FilterSheet/FilterSheet.tsx";
import { DateField } from "./DateField.tsx";
import type { DateFieldProps } from "./pickerField.ts";

const meta = {
  id: "components-date-field-actions",
  title: "部品/日付（操作）",
  component: DateField,
  args: { label: "測定日", value: "2026-11-10", today: "2026-11-20", max: "2026-11-20", onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ value, onChange, ...rest }: DateFieldProps) {
  const [day, setDay] = useState(value);
  return (
    <DateField
      {...rest}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next);
      }}
    />
  );
}

const page = () => within(document.body);

export const Types: Story = {
  name: "操作：年・月・日を続けて打つ",
  args: { value: null },
  play: async ({ args, canvas, step, userEvent }) => {
    const [year, month, day] = canvas.getAllByRole("spinbutton");
    await step("年月日の順に進む", async () => {
      await userEvent.tab();
      await expect(year).toHaveFocus();
      await userEvent.keyboard("2026");
      await expect(month).toHaveFocus();
      await userEvent.keyboard("11");
      await expect(day).toHaveFocus();
      await userEvent.keyboard("05");
      await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-05");
      await expect(canvas.getByText("（木）")).toBeVisible();
    });
    await step("矢印で一日ずつ動かす", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-06");
    });
  },
};

export const TypesWithInputMethod: Story = {
  name: "操作：日本語入力のまま打った数字も入る",
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const [year] = canvas.getAllByRole("spinbutton");
    await userEvent.tab();
    await fireEvent.compositionEnd(year ?? document.body, { data: "２０２６１１０５" });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("2026-11-05"));
  },
};

export const OutOfRange: Story = {
  name: "操作：未来の日は届かず、離れると理由が出る",
  play: async ({ args, canvas, userEvent }) => {
    const [, , day] = canvas.getAllByRole("spinbutton");
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard("21");
    await expect(args.onChange).not.toHaveBeenCalledWith("2026-11-21");
    await expect(canvas.queryByText(/以前の日/)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText("2026年11月20日（金）以前の日を入力してください")).toBeVisible();
    await expect(day).toHaveAttribute("aria-invalid", "true");
    await expect(day).toHaveTextContent("21");
  },
};

export const PicksByMouse: Story = {
  name: "操作：暦から選ぶ",
  play: async ({ args, canvas, step, userEvent }) => {
    const open = () => userEvent.click(canvas.getByRole("button", { name: /測定日/ }));
    await step("選ぶと閉じる", async () => {
      await open();
      await expect(page().getByRole("button", { name: "次の月" })).toBeDisabled();
      await expect(page().getByRole("button", { name: /^2026年11月21日土曜日/ })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
      await userEvent.click(page().getByRole("button", { name: /^2026年11月6日金曜日/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-06");
      await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    });
    await step("今日", async () => {
      await open();
      await userEvent.click(page().getByRole("button", { name: "今日" }));
      await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-20");
      await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    });
    await step("日付を消す", async () => {
      await open();
      await userEvent.click(page().getByRole("button", { name: "日付を消す" }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const PicksByKeyboard: Story = {
  name: "操作：キーボードだけで暦から選ぶ",
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: /測定日/ }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(page().getByRole("button", { name: /^選択済みの日付.*2026年11月10日|2026年11月10日/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{PageUp}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("2026-10-18");
    await waitFor(() => expect(canvas.getByRole("button", { name: /測定日/ })).toHaveFocus());
  },
};

export const LabelFocuses: Story = {
  name: "操作：見出しを押すと年に入る",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("測定日"));
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveFocus();
  },
};

export const InSheet: Story = {
  name: "操作：絞り込みの紙の中でも選べる",
  globals: { viewport: { value: "mobile" } },
  render: (args) => (
    <FilterSheet title="絞り込み" done="58球を表示する" onClose={fn()}>
      <Chosen {...args} />
    </FilterSheet>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /測定日/ }));
    await userEvent.click(await page().findByRole("button", { name: /^2026年11月6日金曜日/ }));
    await expect(args.onChange).toHaveBeenCalledWith("2026-11-06");
    await waitFor(() => expect(page().getAllByRole("dialog")).toHaveLength(1));
  },
};
