import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { LogoField } from "./LogoField.tsx";
import { choose, drawnFile, drawnLogo } from "./pictures.fixtures.ts";

const meta = {
  id: "components-logo-field",
  title: "部品/チームのロゴ",
  component: LogoField,
  args: {
    name: "青葉台ベースボールクラブ",
    src: null,
    onSave: fn(async () => {}),
    onRemove: fn(async () => {}),
  },
} satisfies Meta<typeof LogoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: "表示",
  render: (args) => (
    <Stack>
      <LogoField {...args} src={drawnLogo()} />
      <LogoField {...args} />
      <LogoField {...args} disabled src={drawnLogo()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("button").map(({ textContent }) => textContent);
    await expect(names).toEqual(["ロゴを変更", "削除", "ロゴを選ぶ"]);
  },
};
export const ForcedColors: Story = {
  ...Shown,
  name: "ハイコントラスト",
  globals: { contrast: "forced" },
  parameters: { visual: { disable: true } },
};

export const Cropping: Story = {
  name: "切り抜き・スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, canvasElement }) => {
    choose(canvasElement, await drawnFile("ロゴ.png", { width: 640, height: 480 }));
    await expect(await canvas.findByRole("dialog", { name: "ロゴの切り抜き" })).toBeVisible();
    await expect(await canvas.findByRole("group", { name: "切り抜く範囲" })).toBeVisible();
  },
};
export const Dark: Story = {
  ...Cropping,
  name: "暗い画面",
  globals: { theme: "dark" },
};
export const CroppingForced: Story = {
  ...Cropping,
  name: "切り抜き・ハイコントラスト",
  globals: { contrast: "forced" },
  parameters: { visual: { disable: true } },
};
