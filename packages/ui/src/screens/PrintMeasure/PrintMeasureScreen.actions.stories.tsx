import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withHeldView } from "../../state/withHeldView.harness.tsx";
import { PrintMeasureScreen } from "./PrintMeasureScreen.tsx";
import { printMeasureArgs } from "./printMeasure.fixtures.ts";

const meta = {
  id: "screens-print-measure-actions",
  title: "画面/測定シート/操作",
  component: PrintMeasureScreen,
  render: withHeldView(PrintMeasureScreen),
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: printMeasureArgs,
} satisfies Meta<typeof PrintMeasureScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAndPrints: Story = {
  name: "操作：測定会と紙と学年を選び、印刷する",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "測定会" }), "2026/8/21 夏の測定会");
    await expect(args.onDay).toHaveBeenCalledWith(6);
    await userEvent.click(canvas.getByRole("button", { name: "小学" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ stage: "e" });
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("測定シート冬の測定会・小学");
    await userEvent.click(canvas.getByRole("button", { name: "選手ごとの伸び" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "全員" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "印刷する" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "測定会の入力へ戻る" })).toHaveAttribute(
      "href",
      "/evaluation-result/measuring-day?day=7",
    );
  },
};
