import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { hostileTexts } from "./hostileTexts.fixtures.ts";
import { PlainText } from "./PlainText.tsx";

const meta = {
  id: "components-plain-text",
  title: "部品/人が書いた文",
  component: PlainText,
  args: {
    text: "11月21日（土）の練習は、13時からに変わります。\n地図：https://maps.example.jp/ground?no=2\n雨のときは 045-123-4567（大野）へ。",
  },
} satisfies Meta<typeof PlainText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "https://maps.example.jp/ground?no=2" })).toHaveAttribute(
      "href",
      "https://maps.example.jp/ground?no=2",
    );
    await expect(canvas.getByRole("link", { name: "045-123-4567" })).toHaveAttribute("href", "tel:0451234567");
  },
};
export const Dark: Story = { name: "暗い画面", parameters: { visual: { disable: true } }, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  parameters: { visual: { disable: true } },
  globals: { contrast: "forced" },
};
export const LongText: Story = {
  name: "長い住所",
  parameters: { visual: { disable: true } },
  args: { text: `https://example.jp/${"a-very-long-path/".repeat(8)}` },
  globals: { viewport: { value: "mobile" } },
};
export const Hostile: Story = {
  name: "危ない文も、文字のまま",
  parameters: { visual: { disable: true } },
  args: { text: hostileTexts.join("\n") },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll("script, img, svg, b, [onerror], [onload], [onmouseover]"),
    ).toHaveLength(0);
    for (const link of canvas.getAllByRole("link")) {
      await expect(link.getAttribute("href")).toMatch(/^https:\/\/example\.jp\//);
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
    await expect(canvasElement).toHaveTextContent("<script>document.title = 'x'</script>");
  },
};
