import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { navigationAt } from "../AppShell/AppShell.fixtures.ts";
import { SideNav } from "./SideNav.tsx";

const meta = {
  id: "components-side-nav",
  title: "部品/横の列",
  component: SideNav,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "desktop" } },
  render: (args) => (
    <Board>
      <SideNav {...args} />
    </Board>
  ),
  args: {
    homeHref: "/",
    team: { name: "青葉台ベースボールクラブ" },
    nav: navigationAt("member-list", { badges: { note: 4, "member-list": 128 } }).nav,
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: "言葉つき" };
export const Rail: Story = { name: "絵だけ", globals: { viewport: { value: "laptop" } } };
export const InsideRanking: Story = {
  name: "ランキングの中",
  args: { nav: navigationAt("ranking-individual-national").nav },
};
export const RailInsideRanking: Story = {
  name: "絵だけ・ランキングの中",
  args: { nav: navigationAt("ranking-individual-national").nav },
  globals: { viewport: { value: "laptop" } },
};

const Board = styled.div`
  width: ${token("rail")};
  height: 100dvh;
  background: ${token("board")};

  @media ${media.desktop} {
    width: ${token("sidebar")};
  }
`;
