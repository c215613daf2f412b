import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { DashboardScreen, defaultDashboardView } from "./DashboardScreen.tsx";
import {
  brokenMonth,
  heatOfMonth,
  lastMonth,
  lastThreeMonths,
  noPlayers,
  quietMonth,
  thousandPlayers,
} from "./dashboard.fixtures.ts";

const meta = {
  id: "screens-dashboard",
  title: "画面/チームレポート",
  component: DashboardScreen,
  parameters: { layout: "fullscreen" },
  args: {
    dashboard: { status: "ready", value: lastMonth },
    heat: { status: "ready", value: heatOfMonth },
    view: defaultDashboardView,
    refreshing: false,
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

async function isOpenAtItsEnd(panel: HTMLElement) {
  await expect(await within(panel).findByText("途中")).toBeVisible();
  await expect(panel.querySelectorAll("circle[data-part=open]")).toHaveLength(1);
}

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, step }) => {
    await canvas.findByRole("img", { name: "期間の実施率は、いまのところ74%です。目標の85%まで11ポイントです。" });
    await step("要点が、いちばん先にある", async () => {
      const [head] = canvas.getAllByRole("region");
      await expect(head).toHaveAccessibleName("きょうの要点");
      const links = within(head as HTMLElement).getAllByRole("link");
      await expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
        ["2小川 新さん、長谷川 樹さんは痛みの報告あり。", "/training-report?pain=1"],
        ["藤藤井 颯太さんは16球超過。", "/dashboard/pitch-guard?player=2"],
        ["77人が3日以上記録なし。", "/notification?to=6.7.8.9.10.11.12"],
      ]);
      await expect(head).toHaveTextContent("11月20日（金）の記録から。ほかに、きのう上限を超えた選手1人がいます。");
    });
    await step("痛みの報告は、その次にある", async () => {
      const [, pain] = canvas.getAllByRole("region");
      await expect(pain).toHaveAccessibleName("痛みの報告");
      await expect(texts(within(pain as HTMLElement).getAllByRole("listitem"))).toEqual([
        "小小川 新小6右ひじ11月19日（木）・投げたあと10段階の4",
        "長長谷川 樹高3部位の記入なし11月14日（土）10段階の6",
      ]);
    });
    await step("はじめの数字は、前の期間と先週にくらべる", async () => {
      const board = canvas.getByRole("region", { name: "チームの数字" });
      await expect([...board.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
        "実施率74%+1 前の1か月 73%",
        "1日の平均提出17.8/ 24人+1.1 前の1か月比",
        "3日以上 記録なし7人+2 先週比",
        "最長の連続実施42日中川 詩（小6）",
        "投球数の注意3人痛み1・超過1・きのう超過1",
      ]);
    });
    await step("記録がない選手は、長い順に五人", async () => {
      const panel = within(canvas.getByRole("region", { name: "記録がない選手" }));
      await expect(texts(panel.getAllByRole("listitem"))[0]).toBe("野野口 咲茉小3・直近1か月 17%15日");
      await expect(panel.getAllByRole("listitem")).toHaveLength(5);
    });
    await step("投球数は、いちばん近い上限までの数", async () => {
      const panel = within(canvas.getByRole("region", { name: "投球数" }));
      await expect(texts(panel.getAllByRole("listitem")).map((row) => row?.replace(/[月火水木金土日]{7}/, ""))).toEqual(
        [
          "小小川 新小668/ 70球今日確認が必要右ひじの痛み 4／10（11/19）注意",
          "藤藤井 颯太中386/ 70球今日超過",
          "小小野寺 湊高2478/ 500球1週間注意きのう 7日の上限を12球 超えました",
          "平平野 陸斗小640球1週間上限なし",
        ],
      );
    });
    await step("終わっていない週は、破線の先の開いた点", () =>
      isOpenAtItsEnd(canvas.getByRole("region", { name: "練習の負荷" })),
    );
    await step("急な増加は、倍で言い、けがの見込みではないと添える", async () => {
      const panel = canvas.getByRole("region", { name: "練習の負荷" });
      await expect(panel).toHaveTextContent("藤井 颯太前の4週の平均 920 → 今週 1,680（1.8倍）");
      await expect(panel).toHaveTextContent("けがの見込みを表すものではありません");
    });
    await step("連続実施は、続いている日数の長い順", async () => {
      const panel = within(canvas.getByRole("region", { name: "連続実施" }));
      await expect(texts(panel.getAllByRole("listitem"))).toEqual([
        "中中川 詩小642日",
        "青青山 朔中214日",
        "水水野 葵中110日",
        "大大塚 奏太小56日",
        "菊菊地 直輝小46日",
      ]);
      await expect(panel.getByRole("link", { name: "中川 詩" })).toHaveAttribute("href", "/training-report/5");
    });
    await step("選手ごとの実施は、分を升に書く", async () => {
      const panel = within(canvas.getByRole("region", { name: "選手ごとの実施" }));
      await expect(panel.getByRole("rowheader", { name: "野口 咲茉" })).toBeVisible();
      await expect(panel.queryByRole("button", { name: "次の25人" })).toBeNull();
    });
  },
};

export const Trend: Story = {
  name: "操作：実施率の推移は、前の期間と重ね、表でも読める",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole("region", { name: "実施率の推移" });
    const table = await within(panel).findByRole("button", { name: "表で見る" });
    await waitFor(() => expect(panel.querySelectorAll("path[data-part=line][data-look=mean]")).toHaveLength(1));
    await expect(panel.querySelectorAll("path[data-part=line][data-look=own]")).toHaveLength(1);
    await userEvent.click(table);
    await expect(texts(within(panel).getAllByRole("columnheader")).slice(1)).toEqual([
      "前の1か月（%）",
      "直近1か月（%）",
    ]);
    await expect(within(panel).getByRole("row", { name: "10/20 54 60" })).toBeInTheDocument();
  },
};

export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Quiet: Story = {
  name: "注意のない月",
  args: { dashboard: { status: "ready", value: quietMonth } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: "痛みの報告" })).toBeNull();
    await expect(canvas.getByRole("region", { name: "きょうの要点" })).toHaveTextContent(
      "きょうは急ぐことがありません。11月20日（金）の記録から。痛みの報告、投球数の超過と到達、3日以上の記録なしは、どれもありません。",
    );
    for (const sentence of [
      "3日以上 記録がない選手はいません。",
      "この7日に投球数の記録はありません。",
      "続いている選手はまだいません。",
      "今週、急に増えた選手はいません。",
    ]) {
      await expect(canvas.getByText(sentence)).toBeVisible();
    }
    await expect(canvas.queryByRole("link", { name: /人に送る$/ })).toBeNull();
  },
};

export const Empty: Story = {
  name: "0件（選手がまだいない）",
  args: { dashboard: { status: "ready", value: noPlayers } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("選手がまだいません")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "メンバーリストを開く" })).toHaveAttribute("href", "/member-list");
  },
};

export const Loading: Story = {
  name: "読み込み中",
  args: { dashboard: { status: "loading" }, heat: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "期間" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "チームの数字" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByText("3日以上 記録がない選手はいません。")).toBeNull();
  },
};

export const Thousand: Story = {
  name: "1,000人・長い名前",
  args: { dashboard: { status: "ready", value: thousandPlayers } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const pain = within(canvas.getByRole("region", { name: "痛みの報告" }));
    await expect(pain.getAllByRole("listitem")).toHaveLength(11);
    await expect(pain.getByText("ほか3人")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "388人に送る" })).toBeVisible();
    const heat = await canvas.findByRole("group", { name: "1日の練習時間の表" });
    await expect(heat.scrollLeft).toBeCloseTo(heat.scrollWidth - heat.clientWidth, -1);
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

export const PartsFailed: Story = {
  name: "ER-4 一部の読み込みに失敗 → 再試行",
  args: { dashboard: { status: "ready", value: brokenMonth }, heat: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("届いた区画は使える", async () => {
      const head = within(canvas.getByRole("region", { name: "きょうの要点" }));
      await expect(head.getByRole("link", { name: /痛みの報告あり。$/ })).toBeVisible();
      await expect(head.getByText("11月20日（金）の記録から。一部の記録は読み込めていません。")).toBeVisible();
      await expect(canvas.getByRole("region", { name: "痛みの報告" })).toHaveTextContent("小川 新");
    });
    await step("区画ごとに、やり直せる", async () => {
      for (const name of [
        "チームの数字",
        "実施率の推移",
        "記録がない選手",
        "実施カレンダー",
        "投球数",
        "練習の負荷",
        "連続実施",
      ]) {
        const panel = within(canvas.getByRole("region", { name }));
        await userEvent.click(panel.getByRole("button", { name: "再読み込みする" }));
      }
      await expect(args.onRetry).toHaveBeenCalledTimes(7);
      await expect(args.onRetry).toHaveBeenLastCalledWith("dashboard");
      const heat = within(canvas.getByRole("region", { name: "選手ごとの実施" }));
      await userEvent.click(heat.getByRole("button", { name: "再読み込みする" }));
      await expect(args.onRetry).toHaveBeenLastCalledWith("heat");
    });
  },
};

export const NothingKnown: Story = {
  name: "ER-4 読めない区画があれば、急ぐことがないとは言わない",
  parameters: { visual: { disable: true } },
  args: { dashboard: { status: "ready", value: { ...brokenMonth, pain: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "投球数" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "きょうの要点" })).toBeNull();
  },
};

export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { dashboard: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(canvas.getByRole("group", { name: "期間" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledWith("dashboard");
  },
};

export const ThreeMonths: Story = {
  name: "3か月：実施率の推移は週ごと",
  args: {
    view: { ...defaultDashboardView, period: 3 },
    dashboard: { status: "ready", value: lastThreeMonths },
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "実施率の推移" });
    await expect(within(panel).getByText("週ごと・直近3か月")).toBeVisible();
    await isOpenAtItsEnd(panel);
  },
};
