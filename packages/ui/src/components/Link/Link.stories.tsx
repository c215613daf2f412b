import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn } from "storybook/test";
import { Link } from "./Link.tsx";
import { NavigateProvider } from "./navigation.ts";

const navigate = fn();
const prefetch = fn();

const meta = {
  id: "components-link",
  title: "部品/リンク",
  component: Link,
  args: { href: "/member-list", children: "メンバーリスト" },
  decorators: [
    (Story) => (
      <NavigateProvider value={{ navigate, prefetch }}>
        <Story />
      </NavigateProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
    prefetch.mockClear();
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { name: "文中" };
export const Bare: Story = { name: "見た目なし", args: { look: "bare" } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Navigates: Story = {
  name: "操作：左クリックはアプリ内の移動になる",
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "メンバーリスト" });
    await userEvent.hover(link);
    await expect(prefetch).toHaveBeenLastCalledWith("/member-list");
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith("/member-list");
  },
};

export const LeavesToBrowser: Story = {
  name: "操作：修飾キー・別のアプリ・よそのサイトはブラウザーに任せる",
  render: () => (
    <nav aria-label="見本">
      <Link href="/member-list">新しいタブ</Link>{" "}
      <Link href="/training/" native>
        選手用アプリ
      </Link>{" "}
      <Link href="https://kyuseki.example/help">よそのサイト</Link> <Link href="//evil.example/">プロトコル省略</Link>
    </nav>
  ),
  play: async ({ canvas, canvasElement }) => {
    // The story's page must stay; the test checks that the app did not take the click.
    const stay = (event: Event) => event.preventDefault();
    canvasElement.addEventListener("click", stay);
    await fireEvent.click(canvas.getByRole("link", { name: "新しいタブ" }), { ctrlKey: true });
    await fireEvent.click(canvas.getByRole("link", { name: "選手用アプリ" }));
    await fireEvent.click(canvas.getByRole("link", { name: "よそのサイト" }));
    await fireEvent.click(canvas.getByRole("link", { name: "プロトコル省略" }));
    canvasElement.removeEventListener("click", stay);
    await expect(navigate).not.toHaveBeenCalled();
  },
};
