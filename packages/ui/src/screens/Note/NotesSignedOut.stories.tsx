import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NotesSignedOut } from "./NotesSignedOut.tsx";

const meta = {
  id: "screens-note-signed-out",
  title: "画面/成長ノート/ログインしていない",
  component: NotesSignedOut,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: { loginHref: "/login?redirect=%2Fnote" },
} satisfies Meta<typeof NotesSignedOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "成長ノート" })).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "ログインする" })).toHaveAttribute("href", "/login?redirect=%2Fnote");
  },
};
