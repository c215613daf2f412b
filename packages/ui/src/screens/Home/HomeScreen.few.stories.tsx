import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { HomeScreen } from "./HomeScreen.tsx";
import { firstWeek } from "./home.fixtures.ts";

const meta = {
  id: "screens-home-few",
  title: "画面/ホーム",
  component: HomeScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    home: { status: "ready", value: firstWeek },
    today: "2026-11-20",
    analyzerAvailable: true,
    unsent: [],
    refreshing: false,
    onRetry: fn(),
    loadPart: takePart,
    markBestsSeen: fn(async () => []),
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

export const Few: Story = {
  name: "少ない：2人、火曜に始めたチームの金曜、記録1件",
  play: async ({ canvas, step }) => {
    const regionOf = async (name: string) => within(await canvas.findByRole("region", { name }));
    await step("要点は、登録から3日記録のない一人と、返信待ちの一件", async () => {
      const head = await regionOf("きょうの要点");
      await expect(texts(head.getAllByRole("link"))).toEqual(["中川さんが3日以上記録なし。", "ノート1件が返信待ち。"]);
    });
    await step("登録の前の日は「–」で、0%とは言わない。前の7日も同じ", async () => {
      const [, row] = canvas.getAllByRole("row");
      if (!row) throw new Error("小学の行がある");
      const none = "–記録なし";
      await expect(row).toHaveTextContent(/^小学2人/);
      await expect(texts(within(row).getAllByRole("cell"))).toEqual([
        none,
        none,
        none,
        "0",
        "50",
        "0",
        "途中",
        none,
        "17",
      ]);
    });
    await step("対応が必要なことは、あるものだけ", async () => {
      await expect(texts((await regionOf("対応が必要なこと")).getAllByRole("listitem"))).toEqual([
        "13日以上 記録がない選手中川 詩さん声をかける",
        "1未返信の成長ノート返信する",
        "1まだの人（未読・返事・出欠・ノート・記録・測定）中川 詩さん知らせる",
      ]);
    });
    await step("はじめての測定は自己ベストの更新ではないので、スコアボードへは行かない", async () => {
      const bests = await regionOf("自己ベストの更新");
      await expect(bests.getByText("この7日の更新はまだありません。")).toBeVisible();
      await expect(bests.queryByRole("link", { name: "スコアボード" })).toBeNull();
    });
    await step("ノート、行事、お知らせは一つずつ", async () => {
      await expect((await regionOf("成長ノート")).getByText("未返信 1件")).toBeVisible();
      await expect(texts((await regionOf("次の行事")).getAllByRole("listitem"))).toEqual([
        "11月21日（土）土曜21練習13:00　青葉台小未回答 1人",
      ]);
      await expect((await regionOf("運営からのお知らせ")).getAllByRole("listitem")).toHaveLength(1);
    });
    await expectToFitWindow();
  },
};
