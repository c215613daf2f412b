import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  id: "components-popover",
  title: "部品/ポップオーバー",
  component: Popover,
  tags: ["!autodocs"],
  // Loaded in advance, so that the test does not wait for the import.
  loaders: [() => import("./PopoverSurface.tsx")],
  args: {
    label: "計算の方法",
    trigger: (props) => (
      <Button {...props} size="s" icon="info">
        計算の方法
      </Button>
    ),
    children: (
      <>
        <h3>計算の方法</h3>
        <p>直近30日の実打だけを使い、長谷川 ひまり子さん自身のこれまでの記録と比べています。推定値です。</p>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "計算の方法" }));
    await expect(await screen.findByRole("dialog", { name: "計算の方法" })).toHaveTextContent("推定値です。");
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: "開いたところ" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };

export const WithKeys: Story = {
  name: "操作：開くと中へ入り、Esc か中のボタンで閉じて戻る",
  args: { children: (close) => <Button onClick={close}>この条件にする</Button> },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "計算の方法" });

    await step("Enter で開き、Esc で戻る", async () => {
      button.focus();
      await userEvent.keyboard("{Enter}");
      const popover = await screen.findByRole("dialog", { name: "計算の方法" });
      await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
    await step("中のボタンで閉じる", async () => {
      await userEvent.click(button);
      const popover = within(await screen.findByRole("dialog", { name: "計算の方法" }));
      await userEvent.click(popover.getByRole("button", { name: "この条件にする" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
