import { readMarkdown } from "@kyuseki/domain/markdown";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { ServiceScreen } from "./ServiceScreen.tsx";
import { longServices, services } from "./service.fixtures.ts";

const meta = {
  id: "screens-service",
  title: "画面/連携サービス案内",
  component: ServiceScreen,
  parameters: { layout: "fullscreen" },
  args: {
    title: "球跡とつながるサービス",
    lead: readMarkdown(
      "選手、保護者、指導者の画面は分かれています。ここでは、チームで使えるサービスを確かめられます。",
    ),
    services,
    anchor: "",
  },
} satisfies Meta<typeof ServiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "選手用アプリ" })).toHaveTextContent("利用中 19人");
    await expect(canvas.getByRole("region", { name: "測定機器の取り込み" })).toHaveTextContent("準備中の画面");
    const links = canvas.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    await expect(links).toEqual([
      ["案内を見る", "/training/"],
      ["招待を管理する", "/member-list"],
      ["手引き", "/help#csv"],
    ]);
  },
};
export const LongText: Story = {
  name: "長い文",
  args: { services: [...longServices, ...services.slice(0, 2)] },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Arrives: Story = {
  name: "操作：アドレスが指すサービスへ",
  args: { anchor: "devices" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "測定機器の取り込み" })).toHaveFocus());
  },
};
