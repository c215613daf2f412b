import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { EntryGrid } from "./EntryGrid.tsx";
import { checkMeasure, measured, measureItems, players } from "./entryGrid.fixtures.ts";
import { HeldEntryGrid } from "./HeldEntryGrid.fixtures.tsx";
import { type FetchQuoteReader, fetchQuoteReader } from "./parts/changes/parsePaste.ts";

const fetchReader = fn<FetchQuoteReader>();
const meta = {
  id: "components-entry-grid-unread-actions",
  title: "部品/入力グリッド（読めない貼り付け）",
  component: EntryGrid,
  tags: ["!autodocs"],
  parameters: { visual: { disable: true } },
  render: (args) => <HeldEntryGrid {...args} />,
  args: {
    label: "冬の測定会の入力",
    corner: { label: "選手" },
    rows: players,
    columns: measureItems,
    values: measured,
    checkOf: checkMeasure,
    onChange: fn(),
    phone: { colId: "jump", onColIdChange: fn() },
    fetchQuoteReader: fetchReader,
  },
  beforeEach: () => {
    fetchReader.mockReset().mockImplementation(fetchQuoteReader);
    fetchReader.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  },
} satisfies Meta<typeof EntryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const quoted = '"11.1"\t60.0\r\n12.2\t61.0\r\n';
const unread = "貼り付けを読み取れず、値は変わっていません。通信状況を確認して、もう一度貼り付けてください";

export const PasteUnread: Story = {
  name: "操作：引用符のある表を読む部品が届かなければ、そう言って打ちかけを残し、もう一度貼り付けられる",
  play: async ({ args, canvas, step, userEvent }) => {
    const grip = () => canvas.getByRole("textbox", { name: "新井 晴 握力（右）（kg）" });
    await step("打っている途中に貼り付けて、届かない", async () => {
      const row = canvas.getByText("新井 晴", { selector: "th b" }).closest("tr");
      await userEvent.click(row?.cells[5] ?? grip());
      await userEvent.keyboard("15");
      await userEvent.paste(quoted);
      await waitFor(() => expect(canvas.getByText(unread)).toBeVisible());
      await expect(canvas.queryByRole("button", { name: "取り消す" })).toBeNull();
      await expect(grip()).toHaveValue("15");
      await expect(grip()).toHaveFocus();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step("もう一度貼り付けると、届く", async () => {
      await userEvent.paste(quoted);
      await waitFor(() => expect(canvas.getByText("4マスを貼り付けました")).toBeVisible());
      await expect(canvas.queryByText(unread)).toBeNull();
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledWith([
        { rowId: "p8", colId: "grip", text: "11.1" },
        { rowId: "p8", colId: "swing", text: "60.0" },
        { rowId: "p9", colId: "grip", text: "12.2" },
        { rowId: "p9", colId: "swing", text: "61.0" },
      ]);
      await expect(fetchReader).toHaveBeenCalledTimes(2);
    });
  },
};
