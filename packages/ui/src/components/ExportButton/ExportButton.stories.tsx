import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { ExportButton } from "./ExportButton.tsx";

type Line = { name: string; speedKmh: number | null };

const meta = {
  id: "components-export-button",
  title: "部品/CSVで保存するボタン",
  component: ExportButton<Line>,
  args: {
    columns: [
      { header: "氏名", value: ({ name }) => name },
      { header: "球速（km/h）", value: ({ speedKmh }) => speedKmh },
    ],
    rows: [
      { name: "小野寺 湊", speedKmh: 131.2 },
      { name: "=長谷川", speedKmh: null },
    ],
    fileName: "投球_20261120.csv",
    onExport: fn(),
  },
} satisfies Meta<typeof ExportButton<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: "表示" };
export const OwnWords: Story = {
  name: "長い言葉・幅いっぱい",
  args: { children: "取り込まない行をCSVで保存する", variant: "ghost", wide: true },
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Exports: Story = {
  name: "操作：表の文字を渡す",
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "CSVで保存する" });
    await userEvent.click(button);
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(
      "\uFEFF氏名,球速（km/h）\r\n小野寺 湊,131.2\r\n'=長谷川,",
      "投球_20261120.csv",
    );
    await expect(button).toHaveFocus();
  },
};

const fetchWriter = fn(() => import("../../format/csv.ts"));

export const WriterMissing: Story = {
  name: "操作：書く部分が届かなければ、そう言う。もう一度押せる",
  args: { fetchWriter },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "CSVで保存する" });
    fetchWriter.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      /^読み込めませんでした。通信状況を確認して、もう一度押してください。$/,
    );
    await expect(canvas.getByRole("alert").getBoundingClientRect().top).toBeGreaterThan(
      button.getBoundingClientRect().bottom,
    );
    await expect(args.onExport).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const Fetches: Story = {
  name: "操作：手元にない行は、取りに行く",
  args: { rows: async () => [{ name: "三浦 陽翔", speedKmh: 128 }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith("\uFEFF氏名,球速（km/h）\r\n三浦 陽翔,128", "投球_20261120.csv"),
    );
  },
};
