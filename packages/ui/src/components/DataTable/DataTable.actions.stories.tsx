import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { PracticeTable } from "./PracticeTable.harness.tsx";
import { RankTable } from "./RankTable.harness.tsx";

const meta = {
  id: "components-data-table-actions",
  title: "部品/表（操作）",
  component: PracticeTable,
  tags: ["!autodocs"],
  args: { onSelected: fn(), onRemind: fn() },
} satisfies Meta<typeof PracticeTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selects: Story = {
  name: "操作：行を選ぶ・ページを選ぶ・すべて選ぶ",
  play: async ({ args, canvas, step, userEvent }) => {
    const box = (name: string) => canvas.getByRole("checkbox", { name: `${name}を選択` });
    const page = canvas.getByRole("checkbox", { name: "このページの行をすべて選択" });

    await step("一行選ぶと、見出しは一部だけになり、数を言う", async () => {
      await userEvent.click(box("桜井 伊織"));
      await expect(args.onSelected).toHaveBeenLastCalledWith(["p2"]);
      await expect(page).toBePartiallyChecked();
      await expect(canvas.getByRole("status")).toHaveTextContent("1 人を選択中");
      await expect(within(canvas.getByRole("group", { name: "選んだ行の操作" })).getByText(/人を選択中/)).toBeVisible();
    });
    await step("Shift を押しながらだと、その間もすべて選ぶ", async () => {
      await userEvent.keyboard("{Shift>}");
      await userEvent.click(box("坂口 律"));
      await userEvent.keyboard("{/Shift}");
      await expect(args.onSelected).toHaveBeenLastCalledWith(["p2", "p3", "p4", "p5"]);
    });
    await step("見出しでページのすべてを選び、もう一度で外す", async () => {
      await userEvent.click(page);
      await expect(canvas.getByRole("status")).toHaveTextContent("10 人を選択中");
      await expect(page).toBeChecked();
      await userEvent.click(page);
      await expect(args.onSelected).toHaveBeenLastCalledWith([]);
      await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    });
    await step("キーボードで選び、ほかのページの行もまとめて選ぶ", async () => {
      box("野口 咲茉").focus();
      await userEvent.keyboard(" ");
      await userEvent.click(canvas.getByRole("button", { name: "12人すべて選ぶ" }));
      await expect(canvas.getByRole("status")).toHaveTextContent("12 人を選択中");
      await expect(canvas.queryByRole("button", { name: "12人すべて選ぶ" })).toBeNull();
    });
    await step("行の操作をして、選択を解除する", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "お知らせを送る" }));
      await expect(args.onRemind).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole("button", { name: "選択を解除" }));
      await expect(args.onSelected).toHaveBeenLastCalledWith([]);
      await expect(canvas.getByRole("button", { name: "実施記録を印刷する" })).toBeVisible();
    });
  },
};

export const SurvivesPages: Story = {
  name: "操作：選んだ行は、並べ替えてもページを移っても残る",
  args: { selected: ["p1"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "2ページ" }));
    await waitFor(() => expect(canvas.getByRole("rowheader", { name: /水野 葵/ })).toBeVisible());
    await expect(canvas.getByRole("checkbox", { name: "このページの行をすべて選択" })).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("button", { name: "実施率（低い順）" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("小野寺 湊"));
    await userEvent.click(canvas.getByRole("button", { name: "2ページ" }));
    await expect(await canvas.findByRole("checkbox", { name: "野口 咲茉を選択" })).toBeChecked();
  },
};

export const Expands: Story = {
  name: "操作：行を開く。開くのは一度に一行",
  play: async ({ canvas, step, userEvent }) => {
    const toggle = (name: string) => canvas.getByRole("button", { name: `${name}の詳細` });

    await step("押すと、すぐ下に詳細が出る", async () => {
      await userEvent.click(toggle("木下 紬"));
      await expect(toggle("木下 紬")).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getByText(/木下 紬の最後の記録（今日）/)).toBeVisible();
    });
    await step("別の行をキーボードで開くと、前の行は閉じる", async () => {
      toggle("宮本 悠人").focus();
      await userEvent.keyboard("{Enter}");
      await expect(toggle("木下 紬")).toHaveAttribute("aria-expanded", "false");
      await expect(canvas.getByText(/宮本 悠人の最後の記録/)).toBeVisible();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.queryByText(/の最後の記録/)).toBeNull();
      await expect(toggle("宮本 悠人")).toHaveFocus();
    });
  },
};

export const OnMobile: Story = {
  name: "操作：スマートフォンで選び、開く",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "桜井 伊織を選択" }));
    const bar = within(canvas.getByRole("group", { name: "選んだ行の操作" }));
    await userEvent.click(bar.getByRole("button", { name: "すべて選ぶ" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("12 人を選択中");
    await userEvent.click(bar.getByRole("button", { name: "お知らせを送る" }));
    await expect(args.onRemind).toHaveBeenCalledOnce();
    await userEvent.click(bar.getByRole("button", { name: "選択を解除" }));
    await expect(canvas.queryByRole("group", { name: "選んだ行の操作" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "野口 咲茉の詳細" }));
    await expect(canvas.getByText(/野口 咲茉の最後の記録/)).toBeVisible();
  },
};

const handleShow = fn();
export const ShowsOmitted: Story = {
  name: "操作：省いた順位の続きを出す",
  render: () => <RankTable onShow={handleShow} />,
  play: async ({ canvas, userEvent }) => {
    handleShow.mockClear();
    await expect(canvas.getByText("4位〜138位を省略しています")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "続きを表示" }));
    await expect(handleShow).toHaveBeenCalledWith({ first: 4, last: 138 });
    await waitFor(() => expect(canvas.getByText("5位〜138位を省略しています")).toBeVisible());
  },
};
