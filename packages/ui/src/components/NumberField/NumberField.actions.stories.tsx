import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { NumberField } from "./NumberField.tsx";

const meta = {
  id: "components-number-field-actions",
  title: "部品/数の入力（操作）",
  component: NumberField,
  args: { label: "実施率の目標", unit: "%", value: 85, min: 0, max: 100, onChange: fn(), onFieldError: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Commits: Story = {
  name: "操作：全角でも受け取り、離れたときに渡す",
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "実施率の目標" });
    await expect(box).toHaveAccessibleDescription("%");
    await expect(box).toHaveAttribute("inputmode", "numeric");

    await step("書いている間は渡さない", async () => {
      await userEvent.clear(box);
      await userEvent.type(box, "９０％");
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step("離れると半角にそろう", async () => {
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenCalledWith(90);
      await expect(box).toHaveValue("90");
    });
    await step("Enter でも渡す。空は null", async () => {
      await userEvent.clear(box);
      await userEvent.keyboard("{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step("変換を決める Enter では渡さない", async () => {
      await userEvent.type(box, "７");
      await fireEvent.keyDown(box, { key: "Enter", isComposing: true });
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const Nonsense: Story = {
  name: "操作：読めない文字は消さず、理由を言う",
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "実施率の目標" });

    await step("読めない", async () => {
      await userEvent.clear(box);
      await userEvent.type(box, "85くらい");
      await expect(box).toBeValid();
      await userEvent.tab();
      await expect(box).toHaveValue("85くらい");
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription("数字だけで入力してください（例：85） %");
      await expect(args.onFieldError).toHaveBeenLastCalledWith("unreadable");
    });
    await step("直している間に、範囲の外なら言い直す", async () => {
      await userEvent.tripleClick(box);
      await userEvent.paste("101");
      await expect(box).toHaveAccessibleDescription("0〜100の範囲で入力してください %");
      await expect(args.onFieldError).toHaveBeenLastCalledWith("range");
    });
    await step("直ると、離れる前に文が消える", async () => {
      await userEvent.keyboard("{Backspace}");
      await expect(box).toBeValid();
      await expect(args.onFieldError).toHaveBeenLastCalledWith(null);
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith(10);
    });
  },
};

export const Steps: Story = {
  name: "操作：矢印で増減し、端で止まる",
  args: { label: "球速", unit: "km/h", decimals: 1, value: 99.9, min: 0, max: 100 },
  play: async ({ args, canvas, step, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "球速" });

    await step("上の矢印", async () => {
      await userEvent.click(box);
      await userEvent.keyboard("{ArrowUp}");
      await expect(box).toHaveValue("100.0");
      await expect(args.onChange).toHaveBeenLastCalledWith(100);
    });
    await step("端では渡さない", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step("下の矢印", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await expect(box).toHaveValue("99.8");
    });
    await step("書きかけの数から動く", async () => {
      await userEvent.clear(box);
      await userEvent.type(box, "50{ArrowUp}");
      await expect(box).toHaveValue("50.1");
      await expect(args.onChange).toHaveBeenLastCalledWith(50.1);
    });
  },
};

export const Negative: Story = {
  name: "操作：負の数を書ける鍵盤を出す",
  args: { label: "打球角度", unit: "°", value: null, min: -90, max: 90 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "打球角度" });
    await expect(box).toHaveAttribute("inputmode", "text");
    await userEvent.type(box, "ー８");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(-8);
    await expect(box).toHaveValue("\u22128");
  },
};
