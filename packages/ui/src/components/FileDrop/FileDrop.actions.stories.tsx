import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { FileDrop } from "./FileDrop.tsx";

const meta = {
  id: "components-file-drop-actions",
  title: "部品/ファイルの受け取り（操作）",
  component: FileDrop,
  args: {
    label: "取り込むファイル",
    hint: "CSV・TSV　1KBまで",
    accept: [".csv", ".tsv"],
    maxBytes: 1024,
    onChoose: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const csv = (name: string, bytes = 3) => new File(["1".repeat(bytes)], name, { type: "text/csv" });

function carrying(...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

// testing-library copies the files out of a real DataTransfer and loses them.
const drag = (place: Element, type: "dragenter" | "drop", dataTransfer: DataTransfer) =>
  place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

export const Drops: Story = {
  name: "操作：置く。断ったものは名前と理由を言う",
  play: async ({ args, canvas, step }) => {
    const area = canvas.getByRole("group", { name: "取り込むファイル" });

    await step("重ねている間は、放せると分かる", async () => {
      drag(area, "dragenter", carrying(csv("投球.csv")));
      await expect(await canvas.findByText("ここで放してください")).toBeVisible();
      area.dispatchEvent(new DragEvent("dragleave", { bubbles: true, relatedTarget: document.body }));
      await expect(await canvas.findByText("ファイルをここに置く")).toBeVisible();
    });
    await step("合うものだけが届く", async () => {
      const good = csv("投球.csv");
      const given = carrying(good, csv("大.csv", 1025), csv("空.csv", 0), csv("表.xlsx"));
      drag(area, "drop", given);
      await expect(args.onChoose).toHaveBeenCalledOnce();
      await expect(args.onChoose).toHaveBeenCalledWith([good]);
      const alert = await canvas.findByRole("alert");
      await expect(
        within(alert)
          .getAllByRole("listitem")
          .map(({ textContent }) => textContent),
      ).toEqual([
        "大.csv は選べませんでした。2KBあります。1KBまでのファイルを選んでください。",
        "空.csv は選べませんでした。中身がありません。別のファイルを選んでください。",
        "表.xlsx は選べませんでした。読み込める形式は CSV・TSV です。",
      ]);
    });
    await step("次に選び直すと、前の知らせは消える", async () => {
      drag(area, "drop", carrying(csv("打撃.csv")));
      await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
    });
    await step("文字を置いても、何も起きない", async () => {
      const text = new DataTransfer();
      text.setData("text/plain", "球速");
      drag(area, "drop", text);
      await expect(args.onChoose).toHaveBeenCalledTimes(2);
    });
  },
};

export const Pastes: Story = {
  name: "操作：キーボードで選び、貼り付ける",
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "ファイルを選ぶ" });
    const input = canvas.getByRole("group").querySelector("input");
    const opened = fn();
    input?.addEventListener("click", (event) => {
      event.preventDefault();
      opened();
    });

    await step("Tab で届き、Enter で選択画面が開く", async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(opened).toHaveBeenCalledOnce();
      await expect(input).toHaveAttribute("accept", ".csv,.tsv");
    });
    await step("貼り付けたファイルも届く", async () => {
      const copied = csv("写し.csv");
      button.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData: carrying(copied) }));
      await expect(args.onChoose).toHaveBeenCalledOnce();
      await expect(args.onChoose).toHaveBeenCalledWith([copied]);
    });
  },
};

export const Overflows: Story = {
  name: "操作：ひとつを超えた分は断る",
  play: async ({ args, canvas }) => {
    const first = csv("1.csv");
    drag(canvas.getByRole("group", { name: "取り込むファイル" }), "drop", carrying(first, csv("2.csv")));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith([first]);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "2.csv は選べませんでした。一度に選べるのは1個までです。",
    );
  },
};

export const GuardsThePage: Story = {
  name: "操作：外に放しても、画面はファイルに替わらない",
  play: async ({ args }) => {
    await waitFor(async () => {
      const dataTransfer = carrying(csv("投球.csv"));
      const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
      document.body.dispatchEvent(event);
      await expect(event.defaultPrevented).toBe(true);
    });
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
