import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { NavigateProvider } from "../Link/navigation.ts";
import { drawnPhotos } from "../PhotoDialog/photo.fixtures.ts";
import { Segment } from "../Segment/Segment.tsx";
import { PlayerHeader } from "./PlayerHeader.tsx";

const navigate = fn();
const periods = ["直近1週間", "直近1か月", "直近3か月"].map((label) => ({ value: label, label }));

const meta = {
  id: "components-player-header",
  title: "部品/選手の見出し",
  component: PlayerHeader,
  args: {
    player: {
      name: "小野寺 湊",
      grade: "h2",
      uniformNumber: "10",
      throws: "R",
      bats: "R",
      heightCm: 170.6,
      weightKg: 71.2,
    },
    previous: { name: "長谷川 樹", href: "/player/1/batting" },
    next: { name: "三浦 陽翔", href: "/player/3/batting" },
    searchHref: "/search",
    sides: { current: "batting", battingHref: "/player/2/batting", pitchingHref: "/player/2/pitching" },
    tabsLabel: "打撃の画面",
    tabs: [
      { href: "/player/2/batting", label: "サマリー" },
      { href: "/player/2/batting/results", label: "結果" },
      { href: "/player/2/batting/ai", label: "AIスタッツ" },
    ],
    currentTab: "/player/2/batting",
    printHref: "/player/2/print",
    controls: <Segment label="期間" options={periods} value="直近1か月" onChange={fn()} />,
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
} satisfies Meta<typeof PlayerHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  name: "写真のある選手",
  args: { player: { ...meta.args.player, photo: drawnPhotos } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-kind] img")).toHaveAttribute("src", drawnPhotos);
  },
};

export const Numbered: Story = {
  name: "背番号は「#10」と見え、「背番号 10」と読まれる",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "小野寺 湊 高2 背番号 10" })).toBeVisible();
    await expect(canvas.getByText("#10")).toBeVisible();
  },
};

export const Unnumbered: Story = {
  name: "背番号のない選手",
  args: { player: { ...meta.args.player, uniformNumber: null } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "小野寺 湊 高2" })).toBeVisible();
    await expect(canvas.queryByText(/背番号/)).toBeNull();
  },
};

export const Sheet: Story = {
  name: "種類",
  render: (args) => (
    <Stack gap="l">
      <PlayerHeader {...args} />
      <PlayerHeader
        {...args}
        player={{
          ...args.player,
          name: "長谷川 ひまり子",
          grade: "e6",
          uniformNumber: null,
          heightCm: null,
          throws: null,
          bats: "X",
        }}
        previous={undefined}
        sides={{ current: "pitching", battingHref: "/player/2/batting", pitchingHref: "/player/2/pitching" }}
        tabsLabel="投球の画面"
        currentTab="/player/2/batting/ai"
      />
      <PlayerHeader
        {...args}
        player={{
          name: "勅使河原 龍之介アレクサンダー・ジョナサン",
          grade: "j1",
          uniformNumber: "120",
          throws: null,
          bats: null,
          heightCm: null,
          weightKg: null,
        }}
        next={undefined}
        sides={undefined}
        tabsLabel="名前が長く、体の記録がない"
        controls={undefined}
        printHref={undefined}
      />
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Tablet: Story = { ...Sheet, name: "タブレット", globals: { viewport: { value: "tablet" } } };
export const Mobile: Story = {
  ...Sheet,
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: "選手を切り替える" })).toHaveLength(3);
    await expect(canvas.queryByRole("link", { name: "次の選手：三浦 陽翔" })).toBeNull();
    const prints = canvas.getAllByRole("link", { name: "1枚に印刷" });
    await expect(prints.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])).toEqual([
      [44, 44],
      [44, 44],
    ]);
    await expectToFitWindow();
  },
};

export const Navigates: Story = {
  name: "操作：どこへもリンクで行ける（マウスとキーボード）",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("小野寺 湊 高2");
    await expect(canvas.getByRole("link", { name: "打撃" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "サマリー" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("link", { name: "次の選手：三浦 陽翔" }));
    await expect(navigate).toHaveBeenLastCalledWith("/player/3/batting");
    await userEvent.click(canvas.getByRole("link", { name: "投球" }));
    await expect(navigate).toHaveBeenLastCalledWith("/player/2/pitching");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(navigate).toHaveBeenLastCalledWith("/player/2/batting/results");
    await expect(canvas.getByRole("link", { name: "1枚に印刷" })).toHaveAttribute("href", "/player/2/print");
    await expect(canvas.queryByRole("link", { name: "選手を切り替える" })).toBeNull();
  },
};
