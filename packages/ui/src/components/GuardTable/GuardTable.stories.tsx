import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { pressedAt } from "../../layout/pressedAt.fixtures.ts";
import { Panel } from "../Panel/Panel.tsx";
import { GuardTable } from "./GuardTable.tsx";
import { limits, longNamed, pitchers, softballPitchers, today, watched } from "./guard.fixtures.ts";

const meta = {
  id: "components-guard-table",
  title: "部品/投球数ガードの表",
  component: GuardTable,
  args: {
    today,
    players: pitchers,
    week: "rolling",
    caution: limits.caution,
    days: 1,
    onFinishedBatter: fn(),
    onOpen: fn(),
  },
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
  args: { players: [longNamed, ...softballPitchers], days: 2, week: "calendar" },
  parameters: unseen,
};

export const Watched: Story = {
  name: "痛み・きのうの超過・打者の途中・学年が変わった週",
  args: { players: watched },
  play: async ({ args, canvas, userEvent }) => {
    const states = canvas.getAllByRole("row").flatMap((row) => {
      const [, , , state] = within(row).queryAllByRole("cell");
      return state ? [state.textContent] : [];
    });
    await expect(states).toEqual([
      "超過打者の途中で到達",
      "到達11/20（金） 打者の途中で到達取り消す",
      "余裕あり",
      "確認が必要右ひじの痛み 6／10（11/19）",
      "余裕ありきのう 上限を16球 超えました",
      "余裕あり11/18に小4から上がりました。それまでの日を含む週は、少ないほうの上限で数えます",
    ]);
    await expect(canvas.getByRole("row", { name: /青山 朔/ })).toHaveTextContent("確認が必要70球まで");
    await userEvent.click(canvas.getByRole("button", { name: "小川 新は打者の途中で到達" }));
    await expect(args.onFinishedBatter).toHaveBeenLastCalledWith(watched[3], { date: today, finished: true });
    await userEvent.click(canvas.getByRole("button", { name: "平野 陸斗の打者の途中で到達を取り消す" }));
    await expect(args.onFinishedBatter).toHaveBeenLastCalledWith(watched[4], { date: today, finished: false });
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const WatchedMobile: Story = {
  ...Watched,
  name: "スマートフォン：痛み・打者の途中。ボタンはカードを開かない",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "小川 新は打者の途中で到達" }));
    await expect(args.onFinishedBatter).toHaveBeenLastCalledWith(watched[3], { date: today, finished: true });
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Reads: Story = {
  name: "操作：BE-1 ルールごとに、段階と残りと次に投げられる日を読み、選手を開く",
  parameters: unseen,
  play: async ({ args, canvas, step, userEvent }) => {
    const rowOf = (name: string) => canvas.getByRole("row", { name: new RegExp(name) });
    await step("ルールの名前と版と数", async () => {
      const heads = canvas.getAllByRole("rowheader", { name: /^(高校|中学|小学)/ });
      await expect(heads.map(({ textContent }) => textContent)).toEqual([
        "高校日本高等学校野球連盟（2020–）7日 500球　連盟の大会での球数の上限です。予防のため練習も数えています",
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
        "今週の残り84球11/15〜11/21",
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
