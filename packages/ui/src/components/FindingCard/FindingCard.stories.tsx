import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { FindingCard } from "./FindingCard.tsx";
import { Findings } from "./Findings.tsx";

const looked = { count: 419, unit: "球" };

const meta = {
  id: "components-finding-card",
  title: "部品/わかったこと",
  component: FindingCard,
  args: {
    order: 1,
    title: "チェンジアップの差が大きい",
    estimate: 2.7,
    interval: { from: 1.5, to: 3.9 },
    unit: "km/h",
    meaning: "同学年の中央値 14.9 との差",
    evidence: "33球",
    comparedWith: "同学年（高2・全国 1,208人）",
    next: "同じ腕の振りを動画で確かめる。差はこのまま保つ。",
    surest: true,
  },
  render: (args) => (
    <Stack gap="l">
      <h2>わかったこと</h2>
      <Findings looked={looked}>
        <FindingCard {...args} />
        <FindingCard
          {...args}
          order={2}
          surest={false}
          title="50球を超えると直球が落ちる"
          estimate={-2.6}
          interval={{ from: -3.9, to: -1.3 }}
          meaning="51–60球と最初の10球の差"
          evidence="18球（直球）"
          comparedWith="自分の最初の10球"
          next="40球で一度休み、10球だけ測る。落ち始める球数を確かめて、次の登板の前に長谷川 ひまり子さんと話す。"
        />
        <FindingCard
          {...args}
          order={3}
          surest={false}
          title="スライダーの曲がりがそろってきた"
          estimate={-1.4}
          interval={{ from: -2.6, to: -0.2 }}
          unit="cm"
          meaning="前の1か月とのばらつきの差"
          evidence="52球"
          comparedWith="自分の前の1か月"
          next="いまの握りを続けて、来月もう一度くらべる。"
        />
      </Findings>
      <Findings looked={looked} />
    </Stack>
  ),
} satisfies Meta<typeof FindingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "三つと、何もないとき" };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

const left = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left);
const width = (element: HTMLElement) => Math.round(element.getBoundingClientRect().width);

export const One: Story = {
  name: "ひとつだけなら、行の幅を使う",
  render: (args) => (
    <Findings looked={looked}>
      <FindingCard {...args} />
    </Findings>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    const row = card.parentElement;
    await expect(row && width(row)).toBe(width(card));
    const grounds = canvas.getByText("比べた相手");
    await expect(left(grounds)).toBeGreaterThan(left(card) + width(card) / 2);
  },
};

export const Uncompared: Story = {
  name: "0件：球は足りても、くらべる日がなければ、変化がないとは言わない",
  parameters: { visual: { disable: true } },
  render: () => (
    <Stack>
      <Findings looked={{ count: 30, unit: "球" }} isCompared={false} />
      <Findings looked={{ count: 3, unit: "球" }} isCompared={false} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("変化を言うには、前とくらべられる日の記録がまだ足りません")).toBeVisible();
    await expect(canvas.getByText("この期間の記録は30球です。")).toBeVisible();
    await expect(canvas.getByText("変化を言うには、記録がまだ足りません")).toBeVisible();
    await expect(canvas.queryByText(/はっきりした変化/)).toBeNull();
  },
};

export const Two: Story = {
  name: "操作：二つなら、行を半分ずつ",
  parameters: { visual: { disable: true } },
  render: (args) => (
    <Findings looked={looked}>
      <FindingCard {...args} />
      <FindingCard {...args} order={2} surest={false} title="50球を超えると直球が落ちる" />
    </Findings>
  ),
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole("article");
    if (!one?.parentElement || !two) throw new Error("二つのカードがあるはず");
    await expect(width(one)).toBe(width(two));
    await expect(width(one) * 2).toBeGreaterThan(width(one.parentElement) - 20);
  },
};

export const Reads: Story = {
  name: "操作：推定と幅を読む",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const first = canvas.getByRole("article", { name: "チェンジアップの差が大きい" });
    await expect(first).toHaveTextContent("+2.7km/h");
    await expect(first).toHaveTextContent("幅+1.5 から +3.9 km/h（90%区間）");
    await expect(canvas.getByRole("article", { name: "50球を超えると直球が落ちる" })).toHaveTextContent("−2.6km/h");
  },
};
