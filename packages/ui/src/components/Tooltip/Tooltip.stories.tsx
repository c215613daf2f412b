import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";

const press = fn();

const meta = {
  id: "components-tooltip",
  title: "部品/ツールチップ",
  component: Tooltip,
  tags: ["!autodocs"],
  args: {
    label: "次の選手",
    place: "bottom",
    children: <IconButton icon="chevronRight" label="次の選手" onClick={press} />,
  },
  beforeEach: () => {
    press.mockClear();
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: "表示" };
export const Long: Story = {
  name: "長い言葉・上",
  args: { place: "top", label: "長谷川 ひまり子さんの前の週の記録を開きます" },
  render: (args) => (
    <div style={{ paddingBlockStart: "var(--sp-10)", paddingInlineStart: "var(--sp-10)" }}>
      <Tooltip {...args} />
    </div>
  ),
};
export const Dark: Story = { ...Long, name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { ...Long, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Keyboard: Story = {
  name: "操作：キーボードで来ると出て、Esc で消える。押すのは変わらない",
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "次の選手" });
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute("title");
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("次の選手");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const Mouse: Story = {
  name: "操作：マウスを重ねると出て、離れると消える",
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "次の選手" });
    await userEvent.hover(button);
    await expect(await screen.findByRole("tooltip", {}, { timeout: 3000 })).toHaveTextContent("次の選手");
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};
