import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { usualConditions } from "./conditions.ts";
import { NationalOff } from "./NationalOff.tsx";
import { RankingBar } from "./RankingBar.tsx";

const meta = {
  id: "components-ranking-bar",
  title: "部品/ランキングの頭",
  component: RankingBar,
  args: {
    current: "/ranking/individual/national",
    analyzer: false,
    kind: {
      label: "測定の種類",
      options: [
        { value: "speed", label: "打球速度" },
        { value: "count", label: "測定回数" },
      ],
      value: "speed",
      onChange: fn(),
    },
    conditions: usualConditions,
    onChange: fn(),
    applied: { people: true, battingType: true, ball: true },
    balls: ["rubber", "hard"],
    ball: "rubber",
    stage: "h",
    note: "11月19日（木） 24:00 集計・対象 4,541人",
  },
  render: (args) => (
    <Stack gap="l">
      <RankingBar {...args} />
      <NationalOff />
    </Stack>
  ),
} satisfies Meta<typeof RankingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { visual: { disable: true } };

export const Ready: Story = { name: "表示" };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: noPicture };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: noPicture };

export const Chooses: Story = {
  name: "操作：条件を選ぶ、一つしかない球は選ばせない",
  args: { analyzer: true, balls: ["soft"], ball: "soft" },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole("group", { name: "打撃の種類" })).toBeNull();
    const sentence = canvas.getByRole("button", { name: /絞り込み.*直近1か月・高校・男女・ティー・ソフトボール/ });
    await expect(sentence).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(sentence);
    await expect(sentence).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.queryByRole("group", { name: "使用球" })).toBeNull();
    await userEvent.click(
      within(canvas.getByRole("group", { name: "打撃の種類" })).getByRole("button", { name: "実打" }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ battingType: 3 });
    await userEvent.click(within(canvas.getByRole("group", { name: "学年" })).getByRole("button", { name: "すべて" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ grade: "all" });
    await userEvent.click(
      within(canvas.getByRole("group", { name: "測定の種類" })).getByRole("button", { name: "測定回数" }),
    );
    await expect(args.kind.onChange).toHaveBeenLastCalledWith("count");
    await expect(canvas.getByRole("link", { name: "個人 全国" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "個人 アナライザー" })).toHaveAttribute("href", "/nextshot/ranking");
    await expect(canvas.getByRole("link", { name: "チーム 全国" })).toHaveAttribute("href", "/ranking/team/national");
  },
};

export const Cleared: Story = {
  name: "操作：開いた条件をクリアして、文をもう一度押すとたたむ",
  args: { current: "/ranking/individual/local", conditions: { ...usualConditions, grade: "h", gender: "M" } },
  parameters: noPicture,
  play: async ({ args, canvas, userEvent }) => {
    const sentence = canvas.getByRole("button", { name: /直近1か月・高校・男・ティー・軟式球/ });
    await userEvent.click(sentence);
    await userEvent.click(within(canvas.getByRole("group", { name: "学年" })).getByRole("button", { name: "すべて" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ grade: null });
    await userEvent.click(canvas.getByRole("button", { name: "条件をクリア" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(usualConditions);
    await userEvent.click(sentence);
    await expect(canvas.queryByRole("group", { name: "学年" })).toBeNull();
  },
};

export const Opened: Story = {
  name: "条件を開いたところ",
  args: { conditions: { ...usualConditions, gender: "M" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /絞り込み/ }));
    await expect(canvas.getByRole("group", { name: "期間" })).toBeVisible();
  },
};
