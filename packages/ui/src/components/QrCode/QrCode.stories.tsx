import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { QrCode } from "./QrCode.tsx";
import { QrPanel } from "./QrPanel.tsx";
import { qrPng } from "./qrPng.ts";

const board = (teamName: string) => (
  <QrPanel teamName={teamName} text="https://kyuseki.example/join#AOBA-7K2M" code="AOBA-7K2M">
    <p>選手のアプリで読み取ってもらってください。</p>
    <p>11月27日（金） 23:59 まで使えます。</p>
  </QrPanel>
);

const meta = {
  id: "components-qr-code",
  title: "部品/QRコード",
  component: QrCode,
  args: { text: "https://kyuseki.example/join#AOBA-7K2M", label: "チーム招待用QRコード" },
  render: () => (
    <Columns split="6+6">
      {board("青葉台ベースボールクラブ")}
      {board("青葉台ベースボールクラブ 小学部・中学部・高校部 合同チーム")}
    </Columns>
  ),
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "招待の板" };
export const Mobile: Story = {
  name: "スマートフォン",
  render: () => board("青葉台ベースボールクラブ"),
  globals: { viewport: { value: "mobile" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Saves: Story = {
  name: "操作：名前があり、画像に保存できる",
  parameters: { visual: { disable: true } },
  render: () => board("青葉台ベースボールクラブ"),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("img", { name: "チーム招待用QRコード" })).toBeVisible();
    const png = await qrPng(args.text);
    await expect(png.type).toBe("image/png");
    const { width, height } = await createImageBitmap(png);
    // 29 modules and 3 on each side, each a whole number of pixels.
    await expect([width, height]).toEqual([1050, 1050]);
  },
};
