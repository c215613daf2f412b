import { defaultPeriod } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { battingAlone, pitchingNothing } from "../../charts/AiStats/aiStats.fixtures.ts";
import { reportMember } from "../../components/ReportFrame/report.fixtures.ts";
import { PrintReportScreen } from "./PrintReportScreen.tsx";
import { reportOfFirstDay, reportOfMinato, reportOfNothing } from "./printReport.fixtures.ts";

const meta = {
  id: "screens-print-report",
  title: "画面/選手別レポート・印刷",
  component: PrintReportScreen,
  parameters: { layout: "fullscreen" },
  args: {
    player: { status: "ready", value: reportMember },
    report: { status: "ready", value: reportOfMinato },
    sportType: "baseball",
    period: defaultPeriod,
    reading: "short",
    today: "2026-11-20",
    teamName: "青葉台ベースボールクラブ",
    printedBy: "大野 直人",
    backHref: "/nextshot/report/201/batting/summary",
    onPeriod: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PrintReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, step }) => {
    await step("打球速度は、どの打ちかたのものかを言う", async () => {
      await expect(canvas.getByText("ティーの打球速度（最大）")).toBeVisible();
      await expect(canvas.getByText("ティーの打球速度（平均）")).toBeVisible();
      await expect(canvas.getByText(/^打撃はティー・硬式、/)).toBeVisible();
      await expect(canvas.getByText("硬式・km/h・°")).toBeVisible();
    });
    await step("AI 10 速すぎる最速は、確認が必要と言う", async () => {
      await expect(canvas.getByText("11/19・確認が必要")).toBeVisible();
    });
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Loading: Story = { name: "読み込み中", args: { report: { status: "loading" } } };

export const Nothing: Story = {
  name: "0件（まだ測っていない）",
  args: { report: { status: "ready", value: reportOfNothing } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole("article");
    await expect(sheet).toHaveTextContent("変化を言うには、記録がまだ足りません。");
    await expect(sheet).toHaveTextContent("比べられる選手がまだ足りません。");
    await expect(sheet.getBoundingClientRect().height).toBe(1123);
  },
};

export const Few: Story = {
  name: "少ない：測定1日、打球3球と投球8球",
  args: { report: { status: "ready", value: reportOfFirstDay } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole("article");
    await expect(sheet).toHaveTextContent("変化を言うには、記録がまだ足りません。");
    await expect(sheet).toHaveTextContent("もっとも多い日 8球、直近7日の合計 8球");
    await expect(sheet.querySelectorAll("polyline")).toHaveLength(0);
    await expect(canvas.getAllByText("線を引けるだけの記録がまだありません。")).toHaveLength(2);
    await expect(sheet.getBoundingClientRect().height).toBe(1123);
  },
};

const { battingStats, pitchingStats } = reportOfMinato;
const uncompared = { findings: [], isCompared: false };

export const Uncompared: Story = {
  name: "くらべる日がまだない：変化がないとは言わない",
  args: {
    report: {
      status: "ready",
      value: {
        ...reportOfMinato,
        battingStats: { ...battingStats, stats: { ...battingStats.stats, ...uncompared } },
        pitchingStats: { ...pitchingStats, stats: { ...pitchingStats.stats, ...uncompared } },
      },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole("article");
    await expect(sheet).toHaveTextContent("変化を言うには、前とくらべられる日の記録がまだ足りません。");
    await expect(sheet).not.toHaveTextContent("はっきりした変化");
  },
};

const { batting, pitching } = reportOfMinato;
const unseen = { visual: { disable: true } };
const reportWith = (change: Partial<typeof reportOfMinato>) =>
  ({ status: "ready", value: { ...reportOfMinato, ...change } }) as const;

export const CalendarWeek: Story = {
  name: "BE-1 週を月曜から数えるチームでは、合計も今週（月曜から）と言う",
  args: { report: reportWith({ pitching: { ...pitching, counted_week: "calendar" } }) },
  parameters: unseen,
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole("article");
    await expect(sheet).toHaveTextContent("もっとも多い日 76球、今週（月曜から）の合計 329球");
    await expect(sheet).not.toHaveTextContent("直近7日");
  },
};

export const Nationwide: Story = {
  name: "AI 1 だれとくらべた位置か：全国の選手を入れたら、そう言う",
  args: { report: reportWith({ battingStats: { ...battingStats, nationwide: true } }) },
  parameters: unseen,
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole("article");
    await expect(sheet).toHaveTextContent("打撃は、全国の選手（名前なし）も入れた12人とくらべています。");
    await expect(sheet).toHaveTextContent("投球は12人とくらべています。");
    await expect(sheet.getBoundingClientRect().height).toBe(1123);
  },
};

export const GenderUnknown: Story = {
  name: "AI 1 性別が未回答なら、選手が足りないとは言わない",
  args: {
    player: { status: "ready", value: { ...reportMember, gender: null } },
    report: reportWith({ battingStats: battingAlone, pitchingStats: pitchingNothing }),
  },
  parameters: unseen,
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole("article");
    await expect(sheet).toHaveTextContent("性別が未回答なので、同じ学年と性別の選手とくらべられません。");
    await expect(sheet).not.toHaveTextContent("比べられる選手がまだ足りません。");
  },
};

export const StoppedMeasuring: Story = {
  name: "しばらく測っていない選手の線は、チームの線と同じ日の目盛りに収まる",
  args: {
    report: reportWith({
      batting: {
        ...batting,
        weeks: batting.weeks.map((week, at, all) => (at < all.length - 4 ? week : { ...week, mean: null })),
      },
    }),
  },
  parameters: unseen,
  play: async ({ canvas }) => {
    const [picture] = canvas.getAllByRole("img", { name: /^打球速度の伸び/ });
    const [team, own] = [...(picture?.querySelectorAll("polyline") ?? [])].map((line) =>
      Array.from(line.points, ({ x }) => x),
    );
    await expect(Math.max(...(team ?? []))).toBeCloseTo(270, 3);
    await expect(Math.max(...(own ?? []))).toBeLessThan(200);
  },
};

export const LongName: Story = {
  name: "長い名前でも一枚",
  args: {
    player: { status: "ready", value: { ...reportMember, last_name: "長谷川小野寺", first_name: "ひまり子ありさ" } },
    teamName: "青葉台ベースボールクラブ 小学部・中学部 合同チーム",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article").getBoundingClientRect().height).toBe(1123);
  },
};

export const Failed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { report: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Prints: Story = {
  name: "操作：一枚に収まり、期間を選び、印刷する",
  globals: { theme: "dark" },
  play: async ({ args, canvas, userEvent }) => {
    const sheet = canvas.getByRole("article");
    const { width, height } = sheet.getBoundingClientRect();
    await expect([width, height]).toEqual([794, 1123]);
    await expect(getComputedStyle(sheet).backgroundColor).toBe("rgb(255, 255, 255)");
    await expect(sheet).toHaveTextContent("126.3 km/h前の期間 123.8");
    await expect(sheet).toHaveTextContent("もっとも多い日 76球、直近7日の合計 329球");
    await expect(sheet).toHaveTextContent("推定値を含みます。体のことは医師に相談してください。");
    await userEvent.click(canvas.getByRole("button", { name: "直近3か月" }));
    await expect(args.onPeriod).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole("button", { name: "印刷する" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "選手別レポートへ戻る" })).toHaveAttribute(
      "href",
      "/nextshot/report/201/batting/summary",
    );
  },
};
