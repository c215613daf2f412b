import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { Headline } from "./Headline.tsx";
import { HeadlineSkeleton } from "./HeadlineSkeleton.tsx";
import { HeadlineStrong } from "./HeadlineStrong.ts";
import type { HeadlineFact } from "./headlineFact.ts";

const pain: HeadlineFact = {
  id: "pain",
  tone: "danger",
  sentence: (
    <>
      大塚 奏太さんは<HeadlineStrong>痛みの報告あり。</HeadlineStrong>
    </>
  ),
  people: ["大塚 奏太"],
  count: 1,
  href: "/training-report/14?day=2026-11-20#day",
};
const over: HeadlineFact = {
  id: "over",
  tone: "danger",
  sentence: (
    <>
      菊地 直輝さんは<HeadlineStrong>4球超過。</HeadlineStrong>
    </>
  ),
  people: ["菊地 直輝"],
  count: 1,
  href: "/dashboard/pitch-guard?player=15",
};
const missing: HeadlineFact = {
  id: "missing",
  tone: "warn",
  sentence: (
    <>
      <HeadlineStrong>6人が3日以上</HeadlineStrong>記録なし。
    </>
  ),
  people: ["野口 咲茉", "長谷川 樹"],
  count: 6,
  href: "/notification?to=6.7.8.9.10.11",
};
const longName = "武者小路コンスタンティノープル ひまり子";

const meta = {
  id: "components-headline",
  title: "部品/要点",
  component: Headline,
  args: { facts: [pain, over, missing], caption: "11月20日（金）の記録から。" },
} satisfies Meta<typeof Headline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole("region", { name: "きょうの要点" }));
    await expect(section.getByRole("heading", { level: 2 })).toHaveAccessibleName(
      "大塚 奏太さんは痛みの報告あり。 菊地 直輝さんは4球超過。 6人が3日以上記録なし。",
    );
    await expect(section.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/training-report/14?day=2026-11-20#day",
      "/dashboard/pitch-guard?player=15",
      "/notification?to=6.7.8.9.10.11",
    ]);
    await expect(section.getByText("11月20日（金）の記録から。")).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォン：一行ずつ、指で押せる高さ",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(3);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(links[2]).toHaveAccessibleName("6人が3日以上記録なし。");
    await expectToFitWindow();
  },
};
export const MobileDark: Story = {
  name: "同じく、暗い画面",
  globals: { viewport: { value: "mobile" }, theme: "dark" },
};
export const Tablet: Story = {
  name: "タブレット：文は続き、顔は並べない",
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("link");
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
    await expect(canvas.getByText("11月20日（金）の記録から。")).toBeVisible();
    await expectToFitWindow();
  },
};

export const One: Story = {
  name: "一つだけ",
  args: { facts: [over], caption: "11月20日（金）の記録から。ほかに、上限に近い選手2人がいます。" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "菊地 直輝さんは4球超過。" })).toBeVisible();
    await expect(canvas.getByText("11月20日（金）の記録から。ほかに、上限に近い選手2人がいます。")).toBeVisible();
  },
};

const calm = {
  facts: [],
  caption: "11月20日（金）の記録から。痛みの報告、投球数の超過と到達、3日以上の記録なしは、どれもありません。",
};
export const Calm: Story = {
  name: "急ぐことがない日",
  args: calm,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("きょうは急ぐことがありません。");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const CalmMobile: Story = {
  ...Calm,
  name: "同じく、スマートフォン",
  globals: { viewport: { value: "mobile" } },
};
export const CalmDark: Story = { ...Calm, name: "同じく、暗い画面", globals: { theme: "dark" } };

export const CalmOtherwise: Story = {
  name: "急ぐことではない要点が、一つもない",
  parameters: { visual: { disable: true } },
  args: { facts: [], calm: "前の1か月との平均の差は、ふだんのばらつきの中です。", caption: "16球（8日）から。" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(
      "前の1か月との平均の差は、ふだんのばらつきの中です。",
    );
  },
};

export const LongNames: Story = {
  name: "長い名前と大きな数",
  args: {
    facts: [
      {
        ...pain,
        sentence: (
          <>
            {longName}さん、{longName.replace("ひ", "あ")}さん ほか11人は
            <HeadlineStrong>痛みの報告あり。</HeadlineStrong>
          </>
        ),
        people: [longName, longName.replace("ひ", "あ")],
        count: 13,
      },
      {
        ...missing,
        sentence: (
          <>
            <HeadlineStrong>1,204人が3日以上</HeadlineStrong>記録なし。
          </>
        ),
        count: 1204,
      },
    ],
  },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,204")).toBeVisible();
    await expectToFitWindow();
  },
};
export const LargeText: Story = {
  name: "文字 200 %",
  globals: { viewport: { value: "mobile" }, text: "200" },
  play: async () => {
    await expectToFitWindow();
  },
};

export const Presses: Story = {
  name: "操作：その場で開くものはボタン、行き先のないものは文だけ",
  parameters: { visual: { disable: true } },
  args: {
    facts: [
      { ...over, href: undefined, onPress: fn() },
      { ...missing, href: undefined },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "菊地 直輝さんは4球超過。" }));
    await expect(args.facts[0]?.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const Loading: Story = {
  name: "読み込み中",
  render: () => <HeadlineSkeleton />,
};
