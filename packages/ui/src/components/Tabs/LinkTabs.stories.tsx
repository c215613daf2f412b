import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { NavigateProvider } from "../Link/navigation.ts";
import { LinkTabs } from "./LinkTabs.tsx";

const navigate = fn();
const reports = [
  { href: "/player/7/batting", label: "サマリー" },
  { href: "/player/7/batting/results", label: "結果", count: 128 },
  { href: "/player/7/batting/ai", label: "AIスタッツ" },
];
const rankings = [
  { href: "/ranking/individual/local", label: "チーム内", group: "個人" },
  { href: "/ranking/individual/national", label: "全国", group: "個人" },
  { href: "/ranking/team/national", label: "全国", group: "チーム" },
];

const meta = {
  id: "components-link-tabs",
  title: "部品/タブ（リンク）",
  component: LinkTabs,
  args: { label: "ランキング", items: rankings, current: "/ranking/individual/national" },
  decorators: [
    (Story) => (
      <NavigateProvider value={{ navigate }}>
        <Story />
      </NavigateProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "種類",
  render: (args) => (
    <Stack gap="xl">
      <LinkTabs {...args} />
      <LinkTabs label="打撃の画面" items={reports} current="/player/7/batting/results" />
      <LinkTabs label="枠の中" items={reports} current="/player/7/batting" line="none" />
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォンでは横に送り、いまの画面が見える",
  globals: { viewport: { value: "mobile" }, text: "200" },
  args: { current: "/ranking/team/national" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "チーム 全国" });
    // Text of 200 % is applied after the first rendering, like a late font.
    await waitFor(() => expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expectToFitWindow();
  },
};

export const Navigates: Story = {
  name: "操作：どれも名前のちがうリンク",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: "ランキング" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "個人 全国" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "個人 チーム内" })).not.toHaveAttribute("aria-current");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "チーム 全国" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith("/ranking/team/national");
  },
};
