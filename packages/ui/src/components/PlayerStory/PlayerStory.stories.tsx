import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { PlayerStory, type PlayerStoryProps } from "./PlayerStory.tsx";
import { crowdedStory, emptyStory, fielderStory, painOnlyStory, pitcherStory } from "./playerStory.fixtures.ts";

const meta = {
  id: "components-player-story",
  title: "部品/選手の12週",
  component: PlayerStory,
  args: {
    memberId: 8,
    story: { status: "ready", value: pitcherStory },
    analyzerAvailable: true,
    onRetry: fn(),
  },
} satisfies Meta<typeof PlayerStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string) => within(screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement);
const marksOf = (name: string) =>
  rowOf(name)
    .getAllByRole("cell")
    .flatMap((cell) => cell.querySelector('[data-part="told"] > span')?.textContent ?? []);
const linksOf = (name: string) =>
  rowOf(name)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

export const Ready: Story = {
  name: "表示",
  play: async ({ step }) => {
    await step("列は月曜の日付で、12週ある", async () => {
      const weeks = screen.getAllByRole("columnheader").map((head) => head.querySelector("span")?.textContent);
      await expect(weeks).toHaveLength(13);
      await expect([weeks[1], weeks[3], weeks[12]]).toEqual(["8月31日の週", "9月14日の週", "11月16日の週"]);
    });
    await step("行ごとの印は、名前で言える", async () => {
      await expect(marksOf("成長")).toEqual([
        "8月31日の週：測定1日",
        "9月14日の週：自己ベスト 球速 97.0km/h（+1.2）",
        "10月5日の週：測定1日",
        "11月9日の週：測定1日",
        "11月16日の週：自己ベスト 打球速度 114.8km/h（+2.3）、50m走 7.2秒（−0.1）",
      ]);
      await expect(marksOf("負荷")).toEqual([
        "8月31日の週：負荷 1,240（分×きつさ）",
        "9月28日の週：負荷 1,860（分×きつさ）",
        "10月5日の週：負荷 2,480（分×きつさ）",
        "10月19日の週：負荷 620（分×きつさ）",
      ]);
      await expect(marksOf("球数").slice(2, 6)).toEqual([
        "9月14日の週：62球（上限210球）",
        "9月28日の週：120球（上限210球）",
        "10月5日の週：224球（上限210球）、10月10日に7日の上限を14球超過",
        "10月12日の週：188球（上限210球）、10月17日に1日の上限を12球超過",
      ]);
      await expect(marksOf("痛み")).toEqual([
        "10月12日の週：右ひじの痛み 4／10",
        "10月19日の週：右ひじの痛み 3／10、ほか1件",
      ]);
      await expect(marksOf("ノート")).toEqual([
        "9月7日の週：ノート1件",
        "9月28日の週：ノート2件",
        "10月12日の週：ノート1件（痛み・違和感の言葉あり）",
        "11月2日の週：ノート1件",
      ]);
      await expect(marksOf("動画")).toEqual(["9月14日の週：動画1本", "11月16日の週：動画6本"]);
    });
    await step("印から、その記録へ行ける", async () => {
      await expect(linksOf("成長")).toEqual([
        "/evaluation-result?player=8",
        "/nextshot/report/8/pitching/results?start=2026-09-16&end=2026-09-16&day=2026-09-16",
        "/nextshot/report/8/batting/results?start=2026-11-18&end=2026-11-18&sort=-speed",
      ]);
      await expect(linksOf("負荷")).toEqual([
        "/training-report/8",
        "/training-report/8?month=2026-09",
        "/training-report/8?month=2026-10",
        "/training-report/8?month=2026-10",
        "/training-report/8?month=2026-10",
      ]);
      await expect(linksOf("痛み")).toEqual([
        "/training-report/8",
        "/training-report/8?day=2026-10-18#day",
        "/training-report/8?day=2026-10-21#day",
      ]);
      await expect(linksOf("ノート")).toEqual([
        "/note/note-list/8",
        "/note/view-note/301",
        "/note/note-list/8?month=2026-10",
        "/note/view-note/320",
        "/note/view-note/331",
      ]);
      await expect(linksOf("動画")).toEqual([
        "/nextshot/report/8/batting/results",
        "/nextshot/report/8/pitching/results/5120",
        "/nextshot/report/8/batting/results?start=2026-11-16&end=2026-11-20",
      ]);
      await expect(linksOf("球数").every((href) => href === "/dashboard/pitch-guard?player=8")).toBe(true);
    });
  },
};
export const Crowded: Story = {
  name: "毎週すべてある選手",
  args: { story: { status: "ready", value: crowdedStory } },
  play: async () => {
    await expect(marksOf("動画")).toHaveLength(12);
    await expect(marksOf("球数")[1]).toBe("9月7日の週：288球（上限210球）、9月11日に7日の上限を78球超過");
  },
};
export const CrowdedMobile: Story = {
  ...Crowded,
  name: "毎週すべてある選手（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
};
export const Fielder: Story = {
  name: "投げない選手にも、負荷の行がある。棒の高さは、いちばん大きい週に対する割合",
  args: { story: { status: "ready", value: fielderStory } },
  parameters: { visual: { disable: true } },
  play: async () => {
    await expect(marksOf("負荷")).toEqual([
      "11月9日の週：負荷 450（分×きつさ）",
      "11月16日の週：負荷 900（分×きつさ）",
    ]);
    await expect(marksOf("球数")).toEqual([]);
    const bars = rowOf("負荷")
      .getAllByRole("cell")
      .flatMap((cell) => [...cell.querySelectorAll<HTMLElement>('[data-look="load"]')]);
    await expect(bars.map((bar) => bar.style.getPropertyValue("--share"))).toEqual(["0.5", "1"]);
  },
};
export const PainOnly: Story = {
  name: "痛みだけの小さな選手・アナライザーなし",
  args: { story: { status: "ready", value: painOnlyStory }, analyzerAvailable: false },
  play: async () => {
    await expect(screen.getAllByRole("rowheader").map((head) => head.textContent)).toEqual([
      "成長",
      "負荷",
      "球数",
      "痛み",
      "ノート",
    ]);
    await expect(marksOf("痛み")).toEqual([
      "11月2日の週：部位の記入なしの痛み 2／10",
      "11月16日の週：左ひざの痛み 5／10",
    ]);
  },
};
export const NothingKnown: Story = {
  name: "0件",
  args: { story: { status: "ready", value: emptyStory } },
  play: async () => {
    await expect(screen.getByText("この12週の記録はありません。")).toBeVisible();
    await expect(screen.queryByRole("table")).toBeNull();
  },
};
export const Loading: Story = {
  name: "読み込み中",
  args: { story: { status: "loading" } },
  play: async () => {
    await expect(screen.getByRole("region", { name: "この12週" })).toHaveAttribute("aria-busy", "true");
    await expect(screen.getAllByRole("rowheader")).toHaveLength(6);
  },
};
export const LoadFailed: Story = {
  name: "失敗 → 再試行",
  args: { story: { status: "failed", code: "unavailable" } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(screen.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = {
  name: "スマートフォン：行の名前だけを押せる",
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    const links = screen.getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual(["成長", "負荷", "球数", "痛み", "ノート", "動画"]);
    for (const link of links) {
      const { width, height: tall } = link.getBoundingClientRect();
      await expect(Math.min(width, tall)).toBeGreaterThanOrEqual(44);
    }
    await expect(marksOf("痛み")[0]).toBe("10月12日の週：右ひじの痛み 4／10");
    const scroller = screen.getByRole("table").parentElement;
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  },
};
export const LargeText: Story = {
  name: "文字200 %（スマートフォン）：今週から始まり、横に送れて、行の名前は残る",
  globals: { viewport: { value: "mobile" }, text: "200" },
  play: async () => {
    const scroller = await screen.findByRole("group", { name: "この12週" });
    const frame = scroller.getBoundingClientRect();
    const thisWeek = screen.getAllByRole("columnheader").at(-1);
    await expect(thisWeek?.getBoundingClientRect().right).toBe(frame.right);
    const [name] = screen.getAllByRole("rowheader");
    await expect(name?.getBoundingClientRect().left).toBe(frame.left);
    scroller.scrollBy({ left: -scroller.scrollWidth });
    await expect(thisWeek?.getBoundingClientRect().left).toBeGreaterThan(frame.right);
    await expect(name?.getBoundingClientRect().left).toBe(frame.left);
    scroller.scrollTo({ left: 0 });
    await expect(thisWeek?.getBoundingClientRect().right).toBe(frame.right);
  },
};
export const SameHeight: Story = {
  name: "読み込み中も、届いても、0件でも、同じ高さ",
  parameters: { visual: { disable: true } },
  render: (args) => <Arriving {...args} />,
  play: async ({ userEvent }) => {
    const heights: number[] = [];
    for (const state of ["読み込み中", "届いた", "0件"]) {
      await userEvent.click(screen.getByRole("button", { name: state }));
      heights.push(screen.getByRole("region", { name: "この12週" }).getBoundingClientRect().height);
    }
    await expect(heights).toEqual([heights[0], heights[0], heights[0]]);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

function Arriving(args: PlayerStoryProps) {
  const [story, setStory] = useState(args.story);
  return (
    <>
      <Button onClick={() => setStory({ status: "loading" })}>読み込み中</Button>
      <Button onClick={() => setStory({ status: "ready", value: pitcherStory })}>届いた</Button>
      <Button onClick={() => setStory({ status: "ready", value: emptyStory })}>0件</Button>
      <PlayerStory {...args} story={story} />
    </>
  );
}
