import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { ColumnMenu } from "./ColumnMenu.tsx";
import type { ColumnMenuProps } from "./menuColumn.ts";

/** For stories only: keeps the choice, as a screen does. */
function Held({ hidden: first, onHiddenChange, ...rest }: ColumnMenuProps) {
  const [hidden, setHidden] = useState(first);
  const handleHidden = (next: readonly string[]) => {
    setHidden(next);
    onHiddenChange(next);
  };
  return (
    <Cluster end={<ColumnMenu {...rest} hidden={hidden} onHiddenChange={handleHidden} />}>
      <p>全 24 件</p>
    </Cluster>
  );
}

/** The popover is imported on the first press. */
const arrives = { timeout: 10_000 };

const meta = {
  id: "components-column-menu",
  title: "部品/表示列メニュー",
  component: ColumnMenu,
  tags: ["!autodocs"],
  render: (args) => <Held {...args} />,
  args: {
    columns: [
      { id: "name", header: "氏名", rowHeader: true },
      { id: "grade", header: "学年" },
      { id: "height", header: "身長", hideBelow: "desktop" },
      { id: "analyzer", header: "アナライザー" },
      { id: "actions", header: "操作", kind: "actions" },
    ],
    hidden: ["analyzer"],
    onHiddenChange: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "表示する列" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "表示する列" })).toBeVisible(), arrives);
  },
} satisfies Meta<typeof ColumnMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: "開いたところ" };
export const NarrowScreen: Story = {
  name: "幅が足りず隠れている列",
  globals: { viewport: { value: "laptop" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Chooses: Story = {
  name: "操作：列を選び、外を押して閉じる",
  play: async ({ args, canvas, step, userEvent }) => {
    const open = canvas.getByRole("button", { name: "表示する列" });

    await step("キーボードで開き、隠れた列を出す", async () => {
      open.focus();
      await userEvent.keyboard("{Enter}");
      const menu = within(await screen.findByRole("dialog", { name: "表示する列" }, arrives));
      await expect(menu.getByRole("checkbox", { name: "氏名" })).toBeDisabled();
      await userEvent.click(menu.getByRole("checkbox", { name: "アナライザー" }));
      await expect(args.onHiddenChange).toHaveBeenLastCalledWith([]);
      await userEvent.click(menu.getByRole("checkbox", { name: "学年" }));
      await expect(args.onHiddenChange).toHaveBeenLastCalledWith(["grade"]);
      await userEvent.click(menu.getByRole("button", { name: "すべての列を表示する" }));
      await expect(args.onHiddenChange).toHaveBeenLastCalledWith([]);
    });
    await step("Esc で閉じ、ボタンに戻る", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
      await expect(open).toHaveAttribute("aria-expanded", "false");
    });
  },
};
export const NotOnMobile: Story = {
  name: "操作：スマートフォンでは出ない",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "表示する列" })).toBeNull();
  },
};
