import { defaultPeriod } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import {
  battingAlone,
  battingFewAngles,
  battingMonth,
  battingNothing,
  battingThreeBalls,
  battingTwoBalls,
} from "../../charts/AiStats/aiStats.fixtures.ts";
import { reportAround, reportAroundFew, reportMember } from "../../components/ReportFrame/report.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { ReportBattingAiStatsScreen } from "./ReportBattingAiStatsScreen.tsx";

const meta = {
  id: "screens-report-batting-ai-stats",
  title: "画面/選手別レポート・打撃AIスタッツ",
  component: ReportBattingAiStatsScreen,
  parameters: { layout: "fullscreen" },
  args: {
    ...reportAround,
    onPlayerRetry: fn(),
    stats: { status: "ready", value: battingMonth },
    view: { period: defaultPeriod, type: null, ball: null },
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof ReportBattingAiStatsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
};

export const Dates: Story = {
  name: "操作：期間と数字のそばに、日付と数がある",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const part = (name: string) => canvas.getByRole("region", { name });
    await expect(canvas.getByText("10/20〜11/20（32日間）")).toBeVisible();
    await expect(part("同学年の中での位置")).toHaveTextContent(/この期間（10\/20〜11\/20・32日間）の\d+球/);
    await expect(part("いい角度の範囲")).toHaveTextContent(/この期間（10\/20〜11\/20）の\d+球のうち\d+球/);
    await expect(part("打球速度の伸び")).toHaveTextContent("9/3〜11/19の12回の測定から。");
    await expect(part("打球速度の見通し")).toHaveTextContent(
      /最後の測定の4週間後（12\/17）は.*これまで24回の測定から。/,
    );
    await expect(part("打球速度の安定")).toHaveTextContent(
      /この期間（10\/20〜11\/20）±[\d.]+（\d+球）、前の期間（9\/18〜10\/19）±[\d.]+（\d+球）/,
    );
    const cards = within(part("わかったこと")).getAllByRole("article");
    for (const card of cards) await expect(card).toHaveTextContent(/\d(球|回の測定)（\d+\/\d+/);
  },
};

const { forecast } = battingMonth.stats;

export const Fortnightly: Story = {
  name: "2週間おきに測る選手の見通しは、間の週がなくても、何週間後かを言う",
  args: {
    stats: {
      status: "ready",
      value: {
        ...battingMonth,
        stats: {
          ...battingMonth.stats,
          forecast: forecast.enough
            ? { ...forecast, points: forecast.points.filter((_, at) => at % 2 === 1) }
            : forecast,
        },
      },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "打球速度の見通し" })).toHaveTextContent(
      /最後の測定の4週間後（12\/17）は/,
    );
  },
};

export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Loading: Story = { name: "読み込み中", args: { stats: { status: "loading" } } };
export const LongName: Story = {
  name: "長い名前",
  args: {
    player: { status: "ready", value: { ...reportMember, last_name: "長谷川小野寺", first_name: "ひまり子ありさ" } },
  },
};

export const Nothing: Story = {
  name: "0件（足りない統計は、あといくつかを言う）",
  args: { stats: { status: "ready", value: battingNothing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("変化を言うには、記録がまだ足りません")).toBeVisible();
    await expect(canvas.getByText("この期間の記録は0球です。")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "見込み塁打（実打）" })).toHaveTextContent(
      "あと20球（実打）で表示できます",
    );
    await expect(canvas.getByRole("region", { name: "打球速度の伸び" })).toHaveTextContent(
      "あと5回の測定で表示できます",
    );
  },
};

export const Unclassified: Story = {
  name: "0件：種類や球の記録がない球は、数に入らないと言う",
  args: { stats: { status: "ready", value: { ...battingNothing, unclassified: 120 } } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("打撃の種類か使用球の記録がない120球は、数に入っていません")).toBeVisible();
  },
};

export const Few: Story = {
  name: "少ない：測定1日、3球",
  args: { ...reportAroundFew, stats: { status: "ready", value: battingThreeBalls } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("変化を言うには、記録がまだ足りません")).toBeVisible();
    await expect(canvas.getByText("この期間の記録は3球です。")).toBeVisible();
    const part = (name: string) => canvas.getByRole("region", { name });
    await expect(within(part("同学年の中での位置")).getAllByText("あと7球で表示できます")).toHaveLength(5);
    await expect(part("打球速度の伸び")).toHaveTextContent("あと4回の測定で表示できます");
    await expect(part("いい角度の範囲")).toHaveTextContent("3 / 20球");
    await expect(part("打球速度の安定")).toHaveTextContent("あと7球で表示できます");
  },
};

export const Failed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { stats: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Nationwide: Story = {
  name: "全国の選手と比べた",
  args: { stats: { status: "ready", value: { ...battingMonth, nationwide: true } } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "同学年の中での位置" })).toHaveTextContent(
      "全国の選手と（名前なし）",
    );
  },
};

export const BasesNationwide: Story = {
  name: "見込み塁打だけ、全国の選手の速さで読み替えた",
  args: {
    stats: {
      status: "ready",
      value: {
        ...battingMonth,
        bases_nationwide: true,
        stats: {
          ...battingMonth.stats,
          expectedBases: { enough: true, n: 28, bases: 0.6, interval: { low: 0.4, high: 0.8 } },
        },
      },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "見込み塁打（実打）" })).toHaveTextContent(
      "速度は、全国の同年代の選手（名前なし）に合わせて読み替えています。",
    );
    await expect(canvas.getByRole("region", { name: "同学年の中での位置" })).not.toHaveTextContent("全国の選手と");
  },
};

export const GenderUnknown: Story = {
  name: "性別が未回答の選手には、比べる選手が増えれば出るとは言わない",
  args: {
    player: { status: "ready", value: { ...reportMember, gender: null } },
    stats: { status: "ready", value: battingAlone },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const places = canvas.getByRole("region", { name: "同学年の中での位置" });
    for (const part of [places, canvas.getByRole("region", { name: "見込み塁打（実打）" })]) {
      await expect(part).toHaveTextContent("性別が未回答なので、同じ学年と性別の選手と比べられません。");
      await expect(part).not.toHaveTextContent(/比べる選手(が0人|で表示)/);
    }
    await expect(places).toHaveTextContent("打球速度の平均120.5km/h");
  },
};

export const Alone: Story = {
  name: "球は足りて、比べる選手が足りない",
  args: { stats: { status: "ready", value: battingAlone } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const bases = canvas.getByRole("region", { name: "見込み塁打（実打）" });
    await expect(bases).toHaveTextContent("この期間の実打28球は足りています。");
    await expect(bases).toHaveTextContent("あと10人の比べる選手で表示できます");
    const places = canvas.getByRole("region", { name: "同学年の中での位置" });
    await expect(within(places).getAllByText(/比べる選手が0人なので/)).toHaveLength(1);
    await expect(places).toHaveTextContent("打球速度の平均120.5km/h");
    await expect(within(places).queryAllByRole("listitem")).toHaveLength(0);
  },
};

export const FewAngles: Story = {
  name: "36球あり、角度のある球が足りない",
  args: { stats: { status: "ready", value: battingFewAngles } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const bases = canvas.getByRole("region", { name: "見込み塁打（実打）" });
    await expect(bases).toHaveTextContent("12 / 20球（実打）");
    await expect(bases).toHaveTextContent("この期間の実打36球のうち、速度と角度の両方がある12球が数に入ります。");
    await expect(canvas.getByRole("region", { name: "実打とティーの差" })).toHaveTextContent(
      "この期間は実打36球、ティー0球です。",
    );
    await expect(canvas.queryByText(/20球測ると/)).toBeNull();
  },
};

export const Compact: Story = {
  name: "操作：見込み塁打と、実打とティーの差は、低い一行を分ける",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const [bases, gap] = ["見込み塁打（実打）", "実打とティーの差"].map((name) =>
      canvas.getByRole("region", { name }).getBoundingClientRect(),
    );
    await expect(bases?.top).toBe(gap?.top);
    await expect(bases?.height).toBeLessThan(180);
  },
};

export const TwoBalls: Story = { name: "球が二つ", args: { stats: { status: "ready", value: battingTwoBalls } } };
