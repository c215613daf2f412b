import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { NavigateProvider } from "../../components/Link/navigation.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

const navigate = fn();

const meta = {
  id: "screens-not-found",
  title: "画面/見つからないページ",
  component: NotFoundScreen,
  parameters: { layout: "fullscreen" },
  args: { homeHref: "/", searchHref: "/member-list" },
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
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const HomeOnly: Story = {
  name: "ホームだけ",
  args: { searchHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["ホームへ"]);
  },
};
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Leads: Story = {
  name: "操作：ホームと、選手をさがす画面へ",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "このページは見つかりません" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "選手をさがす" }));
    await expect(navigate).toHaveBeenLastCalledWith("/member-list");
    canvas.getByRole("link", { name: "ホームへ" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(navigate).toHaveBeenLastCalledWith("/");
  },
};
