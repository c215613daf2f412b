import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { NavigateProvider } from "../Link/navigation.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const navigate = fn();

const meta = {
  id: "components-breadcrumbs",
  title: "部品/パンくずリスト",
  component: Breadcrumbs,
  args: {
    items: [
      { label: "測定", href: "/evaluation-result" },
      { label: "測定会", href: "/evaluation-result/days" },
      { label: "冬の測定会 11月20日" },
    ],
  },
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
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = "青葉台ベースボールクラブ 小学部・中学部合同の冬の測定会と体力テスト（室内練習場）";

export const Sheet: Story = {
  name: "種類",
  render: (args) => (
    <Stack gap="l">
      <Breadcrumbs {...args} />
      <Breadcrumbs aria-label="見出しの前" items={[{ label: "測定データ分析", href: "/nextshot-analysis" }]} />
      <Breadcrumbs
        aria-label="長い名前"
        items={[{ label: "測定", href: "/evaluation-result" }, { label: long, href: "/day" }, { label: long }]}
      />
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = {
  ...Sheet,
  name: "スマートフォンでは長い名前を縮める",
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    await expectToFitWindow();
  },
};

export const Navigates: Story = {
  name: "操作：上の画面へ戻る",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: "現在の場所" })).toBeVisible();
    await expect(canvas.getByText("冬の測定会 11月20日")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual(["測定", "測定会"]);
    await userEvent.click(canvas.getByRole("link", { name: "測定会" }));
    await expect(navigate).toHaveBeenLastCalledWith("/evaluation-result/days");
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(navigate).toHaveBeenLastCalledWith("/evaluation-result");
  },
};
