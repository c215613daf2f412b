import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { PitchTable } from "./PitchTable.harness.tsx";
import { pitchesOf } from "./pitches.fixtures.ts";

const tenThousand = pitchesOf(10_000);
const twoHundred = tenThousand.slice(0, 200);

const meta = {
  id: "components-data-table-virtual",
  title: "部品/仮想スクロールの表",
  component: PitchTable,
  tags: ["!autodocs"],
  args: { pitches: tenThousand },
} satisfies Meta<typeof PitchTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "一万行" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const cards = await within(canvas.getByRole("list", { name: "投球の記録" })).findAllByRole("listitem");
    await expect(cards.length).toBeLessThan(60);
    await expect(cards[0]).toHaveAttribute("aria-setsize", "10000");
  },
};

export const Searches: Story = {
  name: "操作：一万行を名前で絞り込む",
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "名前で絞り込む" });
    const table = canvas.getByRole("table", { name: "投球の記録" });

    await step("打つたびに行が減る", async () => {
      await userEvent.type(box, "ひまり");
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("909球"));
      await expect(table).toHaveAttribute("aria-rowcount", "910");
      await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("長谷川 ひまり子");
    });
    await step("だれにも合わなければ、そう言う", async () => {
      await userEvent.type(box, "ぴ");
      await waitFor(() => expect(canvas.getByText("条件に合う投球はありません")).toBeVisible());
    });
    await step("消すとすべて戻る", async () => {
      await userEvent.clear(box);
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("10000球"));
    });
  },
};

export const Scrolls: Story = {
  name: "操作：枠を動かすと、その場所の行が出る",
  play: async ({ canvas, step, userEvent }) => {
    const frame = canvas.getByRole("group", { name: "投球の記録" });
    const last = () => canvas.getAllByRole("row").at(-1);

    await step("枠はキーボードで動かせる", async () => {
      frame.focus();
      await expect(frame).toHaveFocus();
    });
    await step("終わりまで動かすと、最後の行がある", async () => {
      frame.scrollTo({ top: frame.scrollHeight });
      await waitFor(() => expect(last()).toHaveAttribute("aria-rowindex", "10001"));
      await expect(last()).toHaveTextContent("10000");
    });
    await step("見出しは残り、並べ替えると速い順になる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "球速（km/h）" }));
      frame.scrollTo({ top: 0 });
      await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]?.closest("tr")).toHaveTextContent("137.9"));
      await expect(canvas.getByRole("columnheader", { name: "球速（km/h）" })).toHaveAttribute(
        "aria-sort",
        "descending",
      );
    });
  },
};

export const KeepsFocus: Story = {
  name: "操作：フォーカスのある行は、枠の外に出ても消えない",
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole("group", { name: "投球の記録" });
    const third = await canvas.findByRole("button", { name: /^3球目 / });
    await userEvent.click(third);
    frame.scrollTo({ top: frame.scrollHeight });
    await waitFor(() => expect(canvas.getAllByRole("row").at(-1)).toHaveAttribute("aria-rowindex", "10001"));
    await expect(third).toHaveFocus();
    await expect(third).toBeInTheDocument();
  },
};

export const DrawsTwoHundred: Story = {
  name: "操作：200行までは、すべて描く",
  args: { pitches: twoHundred },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(200));
  },
};
