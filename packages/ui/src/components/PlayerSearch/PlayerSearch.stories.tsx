import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { PlayerSearch } from "./PlayerSearch.tsx";
import { longNamed, places, players } from "./playerSearch.fixtures.ts";

const meta = {
  id: "components-player-search",
  title: "部品/選手と画面の検索",
  component: PlayerSearch,
  tags: ["!autodocs"],
  globals: { viewport: { value: "laptop" } },
  args: {
    members: { status: "ready", value: players },
    screens: places,
    recent: [11, 5, 12],
    linkOf: ({ id }) => `/nextshot/report/${id}`,
    onOpen: fn(),
    onForgetRecent: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Head>
        <div>
          <Story />
        </div>
      </Head>
    ),
  ],
} satisfies Meta<typeof PlayerSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types into the field, as after Ctrl+K. */
const typing =
  (typed: string): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "選手・画面を検索" }));
    if (typed !== "") await userEvent.keyboard(typed);
    await expect(await canvas.findByRole("listbox", { name: "検索の結果" })).toBeVisible();
  };

export const Closed: Story = { name: "閉じている", parameters: { visual: { disable: true } } };
export const Recent: Story = { name: "表示", play: typing("") };
export const Found: Story = { name: "選手と画面が見つかった", play: typing("sa") };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, play: typing("sa") };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, play: typing("sa") };
export const LongNames: Story = {
  name: "長い名前",
  args: { members: { status: "ready", value: [longNamed, ...players] } },
  play: typing("te"),
};

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  height: 34rem;

  & > div {
    width: 15.625rem;
    height: ${token("control-m")};
  }
`;
