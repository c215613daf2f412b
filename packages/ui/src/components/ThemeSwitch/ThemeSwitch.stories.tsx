import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { ThemeSwitch, type ThemeSwitchProps } from "./ThemeSwitch.tsx";

const meta = {
  id: "components-theme-switch",
  title: "部品/明暗の切り替え",
  component: ThemeSwitch,
  args: { theme: "light", onThemeChange: fn() },
  render: (args) => (
    <Cluster>
      <ThemeSwitch {...args} theme="light" />
      <ThemeSwitch {...args} theme="dark" />
    </Cluster>
  ),
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Switches: Story = {
  name: "操作：暗くして、明るくする",
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("押すと暗い画面を頼み、名前が変わる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "暗い画面にする" }));
      await expect(args.onThemeChange).toHaveBeenLastCalledWith("dark");
    });
    await step("キーボードで元に戻す", async () => {
      await expect(canvas.getByRole("button", { name: "明るい画面にする" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onThemeChange).toHaveBeenLastCalledWith("light");
    });
  },
};

function Held(args: ThemeSwitchProps) {
  const [theme, setTheme] = useState(args.theme);
  return (
    <ThemeSwitch
      theme={theme}
      onThemeChange={(next) => {
        args.onThemeChange(next);
        setTheme(next);
      }}
    />
  );
}
