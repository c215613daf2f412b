import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { plusIcon } from "../Icon/icons.ts";
import { ButtonLink } from "./ButtonLink.tsx";

const meta = {
  id: "components-button-link",
  title: "部品/ボタンの形のリンク",
  component: ButtonLink,
  args: { href: "/note", children: "返信する" },
  render: (args) => (
    <Cluster>
      <ButtonLink {...args} variant="primary" icon={plusIcon} />
      <ButtonLink {...args} />
      <ButtonLink {...args} size="s" />
      <ButtonLink {...args} variant="danger" />
      <ButtonLink {...args} variant="ghost" size="l" />
    </Cluster>
  ),
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  name: "種類と大きさ",
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link", { name: "返信する" })) {
      await expect(link).toHaveAttribute("href", "/note");
    }
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
