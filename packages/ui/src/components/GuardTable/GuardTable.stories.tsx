import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { pressedAt } from "../../layout/pressedAt.fixtures.ts";
import { Panel } from "../Panel/Panel.tsx";
import { GuardTable } from "./GuardTable.tsx";
import { limits, longNamed, pitchers, softballPitchers, today } from "./guard.fixtures.ts";

const meta = {
  id: "components-guard-table",
  title: "部品/投球数ガードの表",
  component: GuardTable,
  args: { today, players: pitchers, week: "rolling", caution: limits.caution, ahead: 1, onOpen: fn() },
  render: (args) => (
    <Panel flush>
      <GuardTable {...args} />
    </Panel>
  ),
} satisfies Meta<typeof GuardTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = { name: "表示" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: unseen };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: unseen };
export const Mobile: Story = {
  name: "スマートフォン：カードのどこを押しても開く",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const [player] = canvas.getAllByRole("button");
    const card = player?.closest("li");
    await expect(card && pressedAt(card, 0.5, 0.9)).toBe(player);
  },
};
export const LargeText: Story = {
  name: "文字200 %・スマートフォン",
  globals: { viewport: { value: "mobile" }, text: "200" },
  parameters: { visual: { disable: true } },
  play: expectToFitWindow,
};
export const LongName: Story = {
  name: "長い名前、上限なし、あさって",
  args: { players: [longNamed, ...softballPitchers], ahead: 2, week: "calendar" },
  parameters: unseen,
};

export const Reads: Story = {
  name: "操作：BE-1 ルールごとに、段階と残りと次に投げられる日を読み、選手を開く",
  parameters: unseen,
  play: async ({ args, canvas, step, userEvent }) => {
    const rowOf = (name: string) => canvas.getByRole("row", { name: new RegExp(name) });
    await step("ルールの名前と版と数", async () => {
      const heads = canvas.getAllByRole("rowheader", { name: /^(高校|中学|小学)/ });
      await expect(heads.map(({ textContent }) => textContent)).toEqual([
        "高校日本高等学校野球連盟（2020–）7日 500球",
        "中学中学硬式 統一ガイドライン（練習）（2015–）1日 70球・7日 350球",
        "小学全日本軟式野球連盟 学童部（2026–）小5〜小6 1日 70球・7日 210球　小1〜小4 1日 60球・7日 180球",
      ]);
    });
    await step("注意・到達・超過・余裕あり", async () => {
      const cells = (name: string) =>
        within(rowOf(name))
          .getAllByRole("cell")
          .map(({ textContent }) => textContent);
      await expect(cells("小野寺 湊")).toEqual([
        "110球・上限なし",
        "478/ 500球",
        "土日月火水木金",
        "注意",
        "7日で84球まで",
        "11/21（土）",
      ]);
      await expect(cells("岡田 蒼").slice(3)).toEqual(["到達", "休み", "11/22（日）7日続けて投球"]);
      await expect(cells("藤井 颯太").slice(3)).toEqual(["超過", "70球まで", "11/21（土）上限を16球 超えました"]);
      await expect(cells("小川 新").slice(3)).toEqual(["注意", "68球まで", "11/21（土）"]);
      await expect(within(rowOf("小川 新")).getByRole("img")).toHaveAccessibleName(
        "11/14から1日ごとに 0、0、44、0、30、0、68球",
      );
    });
    await step("キーで選手を開く", async () => {
      within(rowOf("小川 新"))
        .getByRole("button", { name: /小川 新/ })
        .focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onOpen.mock.calls).toEqual([[pitchers[8]]]);
    });
  },
};
