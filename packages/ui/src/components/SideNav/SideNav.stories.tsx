import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { navigationAt } from "../AppShell/AppShell.fixtures.ts";
import { SideNav } from "./SideNav.tsx";

const meta = {
  id: "components-side-nav",
  title: "部品/サイドバー",
  component: SideNav,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  render: (args) => (
    <StatPanel>
      <SideNav {...args} />
    </StatPanel>
  ),
  args: {
    homeHref: "/",
    team: { name: "青葉台ベースボールクラブ" },
    onInquiry: fn(),
    nav: navigationAt("member-list", { badges: { note: 4, "member-list": 128 } }).nav,
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: "言葉つき" };
export const Rail: Story = {
  name: "絵だけ。1024×768でも、スクロールせずに各種設定まで押せる",
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole("navigation", { name: "メイン" });
    const last = within(main).getByRole("link", { name: "各種設定" });
    const { left, top, bottom, width } = last.getBoundingClientRect();
    await expect([top + 1, bottom - 1].map((y) => linkAt(left + width / 2, y))).toEqual([last, last]);
    const column = main.parentElement;
    await expect(column?.scrollHeight).toBe(column?.clientHeight);
  },
};
export const InsideRanking: Story = {
  name: "ランキングの中",
  args: { nav: navigationAt("ranking-individual-national").nav },
};
export const RailInsideRanking: Story = {
  name: "絵だけ・ランキングの中",
  args: { nav: navigationAt("ranking-individual-national").nav },
  globals: { viewport: { value: "laptop" } },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const StaysOpen: Story = {
  name: "操作：キーボードで開いた中は、ポインターが離れても閉じない",
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole("button", { name: "ランキング" });

    await step("→ で開く", async () => {
      button.focus();
      await userEvent.keyboard("{ArrowRight}");
      await expect(button).toHaveAttribute("aria-expanded", "true");
    });
    await step("ポインターが通り過ぎても開いたまま", async () => {
      await userEvent.hover(button);
      await userEvent.unhover(button);
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getByRole("link", { name: "個人・チーム内" })).toBeVisible();
    });
    await step("← で閉じる", async () => {
      await userEvent.keyboard("{ArrowLeft}");
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });
  },
};

export const Badges: Story = {
  name: "操作：件数は行き先の名前で読め、お問い合わせは押せる",
  play: async ({ args, canvas, userEvent }) => {
    const nav = within(canvas.getByRole("navigation", { name: "メイン" }));
    await expect(nav.getByRole("link", { name: "成長ノート 4件" })).toHaveAttribute("href", "/note");
    await expect(nav.getByRole("link", { current: "page" })).toHaveAttribute("href", "/member-list");
    await userEvent.click(canvas.getByRole("button", { name: "お問い合わせ" }));
    await expect(args.onInquiry).toHaveBeenCalledOnce();
  },
};

const linkAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("a");

const StatPanel = styled.div`
  width: ${token("rail")};
  height: 100dvh;
  background: ${token("board")};

  @media ${media.desktop} {
    width: ${token("sidebar")};
  }
`;
