import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { navigationAt } from "../../components/AppShell/AppShell.fixtures.ts";
import { AppShell } from "../../components/AppShell/AppShell.tsx";
import { longNamed, places, player, players } from "../../components/PlayerSearch/playerSearch.fixtures.ts";
import { reportPlayers } from "../../components/PlayerSearch/reportPlayers.fixtures.ts";
import { SearchScreen } from "./SearchScreen.tsx";

const meta = {
  id: "screens-search",
  title: "画面/選手検索",
  component: SearchScreen,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "mobile" } },
  args: {
    members: { status: "ready", value: players },
    bests: reportPlayers,
    screens: places,
    recent: [11, 5, 12, 4],
    linkOf: ({ id }) => `/nextshot/report/${id}`,
    onForgetRecent: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <AppShell
        title="選手検索"
        homeHref="/"
        team={{ name: "青葉台ベースボールクラブ" }}
        user={{ name: "大野 直人", coach_type: "manager" }}
        {...navigationAt("search")}
        theme="light"
        onThemeChange={fn()}
        onLogout={fn()}
      >
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "表示" };
export const Empty: Story = {
  name: "0件",
  args: { members: { status: "ready", value: [] }, recent: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("選手はまだいません")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "あ行" })).toBeDisabled();
  },
};
export const Few: Story = {
  name: "少ない：2人",
  args: {
    members: { status: "ready", value: players.filter(({ id }) => id === 7 || id === 11) },
    bests: reportPlayers.filter(({ id }) => id === 7 || id === 11),
    recent: [11],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2人・五十音順")).toBeVisible();
    const list = within(canvas.getByRole("list", { name: "選手" }));
    await expect(list.getAllByRole("link")).toHaveLength(2);
    await expect(list.getByRole("link", { name: /結城 凛/ })).not.toHaveTextContent("打球");
    await expect(canvas.getByRole("button", { name: "ま行" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "あ行" })).toBeDisabled();
  },
};
export const Loading: Story = { name: "読み込み中", args: { members: { status: "loading" } } };
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { members: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongNames: Story = {
  name: "長い名前",
  args: { members: { status: "ready", value: [longNamed, ...players] }, recent: [longNamed.id, 11] },
};
export const Many: Story = {
  name: "120人",
  args: {
    members: {
      status: "ready",
      value: Array.from({ length: 120 }, (_, id) => player(id + 1, `佐藤 樹${id + 1}`, "さとう いつき", "j2")),
    },
  },
};
export const NoRecent: Story = { name: "最近見た選手なし", args: { recent: [] } };
export const Dark: Story = { name: "暗い画面", globals: { viewport: { value: "mobile" }, theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { viewport: { value: "mobile" }, contrast: "forced" },
};

export const Wide: Story = {
  name: "広い画面（アナライザーのないチーム）",
  args: { bests: undefined, linkOf: ({ id }) => `/member-list/${id}` },
  globals: { viewport: { value: "desktop" } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "名前・よみがな" });
    const [first] = canvas.getAllByRole("link", { name: /千葉 健一/ });
    await expect(first).toHaveAttribute("href", "/member-list/10");
    await expect(field.compareDocumentPosition(first as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};
