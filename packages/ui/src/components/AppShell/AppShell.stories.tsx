import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import styled from "styled-components";
import { Page } from "../../layout/Page/Page.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { NavigateProvider } from "../Link/navigation.ts";
import { OfflineBar } from "../OfflineBar/OfflineBar.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Tabs } from "../Tabs/Tabs.tsx";
import { navigationAt } from "./AppShell.fixtures.ts";
import { AppShell } from "./AppShell.tsx";
import { ShellBanner } from "./ShellBanner.tsx";

const navigate = fn();

/** Higher than any window. */
const Tall = styled.div`
  height: 200vh;
`;

const meta = {
  id: "components-app-shell",
  title: "部品/シェル",
  component: AppShell,
  parameters: { layout: "fullscreen" },
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
  args: {
    title: "測定",
    homeHref: "/",
    team: { name: "青葉台ベースボールクラブ" },
    user: { name: "大野 直人", coach_type: "manager" },
    ...navigationAt("evaluation-result", { badges: { note: 4, "member-list": 12 } }),
    theme: "light",
    onThemeChange: fn(),
    search: <SearchField label="選手・画面を検索" value="" onChange={fn()} shortcut="k" />,
    notices: { href: "/information", unread: 1 },
    onOpenQr: fn(),
    onInquiry: fn(),
    onLogout: fn(),
    children: (
      <Page>
        <Panel title="本文">画面の中身がここに入ります。</Panel>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: "デスクトップ", globals: { viewport: { value: "desktop" } } };
export const Laptop: Story = { name: "ノートPC", globals: { viewport: { value: "laptop" } } };
export const Tablet: Story = { name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const InsideRanking: Story = {
  name: "ランキングの中",
  args: { title: "チーム内ランキング", ...navigationAt("ranking-individual-local") },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole("navigation", { name: "メイン" }));
    await expect(main.getByRole("link", { current: "page" })).toHaveTextContent("個人・チーム内");
  },
};
export const WithoutAnalyzer: Story = {
  name: "アナライザーなし・コーチ",
  args: {
    ...navigationAt("home", { analyzer: false }),
    title: "ホーム",
    user: { name: "内田 真澄", coach_type: "coach" },
  },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("アナライザー")).toBeNull();
    await expect(canvas.getByRole("button", { name: "内田 真澄 コーチ メニュー" })).toBeVisible();
  },
};
export const LongText: Story = {
  name: "長い名前",
  args: {
    title: "選手別レポート・投球結果の動画とその数値のくわしい見比べ",
    team: { name: "青葉台みどりが丘ジュニアソフトボールスポーツ少年団アカデミー" },
    user: { name: "勅使河原小路 ひまわりあかりのすけ", coach_type: "coach" },
  },
  parameters: { visual: { viewports: ["mobile", "laptop", "desktop"] } },
};

export const LogsOut: Story = {
  name: "操作：ログアウト",
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "大野 直人 監督 メニュー" }));
    await userEvent.click(canvas.getByRole("button", { name: "ログアウト" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const AsksAboutFailure: Story = {
  name: "操作：読めなかった部分からお問い合わせ",
  globals: { viewport: { value: "mobile" } },
  args: { children: <ErrorState code="unexpected" onRetry={fn()} /> },
  play: async ({ args, canvas, userEvent }) => {
    const failed = within(canvas.getByRole("alert"));
    await userEvent.click(failed.getByRole("button", { name: "お問い合わせ" }));
    await expect(args.onInquiry).toHaveBeenCalledOnce();
  },
};

export const SkipsToMain: Story = {
  name: "操作：本文へ移動",
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "本文へ移動" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

export const BelowBanner: Story = {
  name: "操作：つながらない知らせの下に、タブの列が留まる",
  parameters: { visual: { disable: true } },
  globals: { viewport: { value: "desktop" } },
  args: {
    banner: (
      <ShellBanner>
        <OfflineBar
          connection={{ status: "offline", shownAtS: 1_795_000_000, isOfToday: false, waiting: 12 }}
          href="/sync-status"
        />
      </ShellBanner>
    ),
    children: (
      <Page>
        <Tabs stuck label="種目" items={[{ id: "run", label: "50m走" }]} selected="run" onChange={fn()}>
          <Tall />
        </Tabs>
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("link", { name: "通信の状態" });
    const tabs = canvas.getByRole("group", { name: "種目" });
    window.scrollTo(0, 300);
    await waitFor(() => {
      expect(window.scrollY).toBe(300);
      expect(tabs.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
    });
    window.scrollTo(0, 0);
  },
};

export const Flyout: Story = {
  name: "操作：ノートPCでランキングを開く",
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas, step, userEvent }) => {
    const main = within(canvas.getByRole("navigation", { name: "メイン" }));
    const button = main.getByRole("button", { name: "ランキング" });

    await step("→ で開いて中へ入り、Esc で閉じて元へ戻る", async () => {
      button.focus();
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(main.getByRole("link", { name: "個人・チーム内" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
    await step("押して開き、行き先を選ぶ", async () => {
      await userEvent.click(button);
      await userEvent.click(main.getByRole("link", { name: "個人・全国" }));
      await expect(navigate).toHaveBeenCalledOnce();
      await expect(navigate).toHaveBeenCalledWith("/ranking/individual/national");
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
  },
};

export const Menu: Story = {
  name: "操作：スマートフォンでメニューを開く",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, step, userEvent }) => {
    const open = canvas.getByRole("button", { name: "メニューを開く" });

    await step("閉じるとフォーカスが戻る", async () => {
      await userEvent.click(open);
      await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
      await expect(screen.queryByRole("dialog")).toBeNull();
      await expect(open).toHaveFocus();
    });
    await step("Esc でも閉じる", async () => {
      await userEvent.click(open);
      screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("行き先を選ぶと閉じる", async () => {
      await userEvent.click(open);
      const menu = within(screen.getByRole("dialog", { name: "メニュー" }));
      await expect(menu.getByRole("link", { current: "page" })).toHaveTextContent("測定");
      await waitFor(() => expect(menu.getByRole("link", { name: "成長ノート 4件" })).toBeVisible());
      await userEvent.click(menu.getByRole("link", { name: "お知らせ" }));
      await expect(navigate).toHaveBeenCalledOnce();
      await expect(navigate).toHaveBeenCalledWith("/information");
      await expect(screen.queryByRole("dialog")).toBeNull();
    });
    await step("ログアウト", async () => {
      await userEvent.click(open);
      await userEvent.click(screen.getByRole("button", { name: "ログアウト" }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};
