import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { DateRangeField } from "./DateRangeField.tsx";
import { RangeHarness } from "./Range.harness.tsx";

const meta = {
  id: "components-date-range-field-actions",
  title: "部品/期間の選択（操作）",
  component: DateRangeField,
  args: {
    label: "期間",
    value: { start: "2026-11-10", end: "2026-11-20" },
    today: "2026-11-20",
    max: "2026-11-20",
    onChange: fn(),
  },
  render: (args) => <RangeHarness {...args} />,
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const opener = { name: /期間/ };
const day = (name: RegExp) => page().getByRole("button", { name });

export const Presets: Story = {
  name: "操作：よく使う期間は、決めるまで欄に入らない",
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", opener));
    const month = page().getByRole("button", { name: "直近1か月" });
    await step("選ぶ", async () => {
      await userEvent.click(month);
      await expect(month).toHaveAttribute("aria-pressed", "true");
      await expect(page().getByText("10/20〜11/20")).toBeVisible();
      await expect(page().getByText("32日間")).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step("やめる", async () => {
      await userEvent.click(page().getByRole("button", { name: "キャンセル" }));
      await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step("決める", async () => {
      await userEvent.click(canvas.getByRole("button", opener));
      await userEvent.click(page().getByRole("button", { name: "直近3か月" }));
      await userEvent.click(page().getByRole("button", { name: "この期間にする" }));
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith({ start: "2026-08-20", end: "2026-11-20" });
    });
  },
};

export const PicksByMouse: Story = {
  name: "操作：ふた月の暦から両端を押す",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", opener));
    await expect(page().getByText("2026年10月")).toBeVisible();
    await expect(page().getByText("2026年11月")).toBeVisible();
    await expect(page().getByRole("button", { name: "次の月" })).toBeDisabled();
    await userEvent.click(day(/^2026年10月28日水曜日/));
    await userEvent.click(day(/^2026年11月6日金曜日/));
    await expect(page().getByText("10/28〜11/6")).toBeVisible();
    await userEvent.click(page().getByRole("button", { name: "この期間にする" }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: "2026-10-28", end: "2026-11-06" });
  },
};

export const PicksByKeyboard: Story = {
  name: "操作：キーボードだけで両端を選ぶ",
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", opener).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(day(/2026年11月20日金曜日/)).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}{Enter}{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(page().getByText("11/13〜11/16")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", opener)).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Types: Story = {
  name: "操作：打って変え、順が違えば届かない",
  play: async ({ args, canvas, step, userEvent }) => {
    const parts = canvas.getAllByRole("spinbutton");
    const at = (index: number) => parts[index] ?? document.body;
    await step("終わりの日を打つ", async () => {
      await userEvent.click(at(5));
      await userEvent.keyboard("15");
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: "2026-11-10", end: "2026-11-15" });
    });
    await step("始まりが後になると、離れたときに理由が出る", async () => {
      await userEvent.click(at(2));
      await userEvent.keyboard("18");
      await expect(args.onChange).not.toHaveBeenCalledWith({ start: "2026-11-18", end: "2026-11-15" });
      await userEvent.click(document.body);
      await waitFor(() =>
        expect(canvas.getByText("終了日は、開始日と同じ日か、それより後の日を入力してください")).toBeVisible(),
      );
      await expect(at(2)).toHaveTextContent("18");
    });
    await step("見出しを押すと、始まりの年に入る", async () => {
      await userEvent.click(canvas.getByText("期間"));
      await expect(at(0)).toHaveFocus();
    });
  },
};

export const OnPhone: Story = {
  name: "操作：スマートフォンではひと月ずつ",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", opener));
    await expect(page().getByRole("dialog")).toBeVisible();
    await expect(page().getAllByRole("grid")).toHaveLength(1);
    await userEvent.click(page().getByRole("button", { name: "前の月" }));
    await userEvent.click(day(/^2026年10月28日水曜日/));
    await userEvent.click(page().getByRole("button", { name: "次の月" }));
    await userEvent.click(day(/^2026年11月2日月曜日/));
    await userEvent.click(page().getByRole("button", { name: "この期間にする" }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: "2026-10-28", end: "2026-11-02" });
  },
};
