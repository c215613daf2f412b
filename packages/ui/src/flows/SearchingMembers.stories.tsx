import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { navigationAt } from "../components/AppShell/AppShell.fixtures.ts";
import { AppShell } from "../components/AppShell/AppShell.tsx";
import { MemberListHarness } from "../screens/MemberList/MemberList.harness.tsx";
import { members } from "../screens/MemberList/memberList.fixtures.ts";
import { defaultMemberListView } from "../screens/MemberList/view.ts";

const meta = {
  id: "flows-searching-members",
  title: "流れ/メンバーを探す",
  component: AppShell,
  parameters: { layout: "fullscreen" },
  args: {
    title: "メンバーリスト",
    homeHref: "/",
    team: { name: "青葉台ベースボールクラブ" },
    user: { name: "大野 直人", coach_type: "manager" },
    ...navigationAt("member-list", { badges: { note: 4, "member-list": 2 } }),
    theme: "light",
    onThemeChange: fn(),
    onLogout: fn(),
    children: (
      <MemberListHarness
        members={{ status: "ready", value: members }}
        sportType="baseball"
        analyzerAvailable
        isManager
        busy={new Set()}
        run={null}
        current={null}
        onAct={fn(async () => [])}
        onStop={fn()}
        onExport={fn()}
        onOpenQr={fn()}
        view={defaultMemberListView}
        onViewChange={fn()}
        onRetry={fn()}
      />
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  parameters: {
    visual: { viewports: ["mobile", "desktop"], themes: ["light", "dark"] },
  },
};

export const FindsOnPhone: Story = {
  name: "操作：スマートフォンで名前を探し、絞り込む",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "さ");
    await waitFor(() => expect(canvas.getByRole("status", { name: "見つかった人数" })).toHaveTextContent("24人中 6人"));
    await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("button", { name: "女" }));
    await userEvent.click(await sheet.findByRole("button", { name: "2人を表示する" }));
    const cards = within(canvas.getByRole("list", { name: "メンバーリスト" })).getAllByRole("article");
    await expect(cards[0]).toHaveTextContent("佐藤 柚");
  },
};
