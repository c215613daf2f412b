import { defaultPeriod } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { pitchingEightBalls, pitchingMonth, pitchingNothing } from "../../charts/AiStats/aiStats.fixtures.ts";
import { reportAround, reportAroundFew, reportMember } from "../../components/ReportFrame/report.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { ReportPitchingAiStatsScreen } from "./ReportPitchingAiStatsScreen.tsx";

const meta = {
  id: "screens-report-pitching-ai-stats",
  title: "画面/選手別レポート・投球AIスタッツ",
  component: ReportPitchingAiStatsScreen,
  parameters: { layout: "fullscreen" },
  args: {
    ...reportAround,
    onPlayerRetry: fn(),
    stats: { status: "ready", value: pitchingMonth },
    reading: "short",
    view: { period: defaultPeriod, ball: null },
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof ReportPitchingAiStatsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Plain: Story = { name: "ふつうの言葉の球種", args: { reading: "plain" } };
export const Loading: Story = { name: "読み込み中", args: { stats: { status: "loading" } } };
export const LongName: Story = {
  name: "長い名前",
  args: {
    player: { status: "ready", value: { ...reportMember, last_name: "長谷川小野寺", first_name: "ひまり子ありさ" } },
  },
};

export const Nothing: Story = {
  name: "0件（足りない統計は、あといくつかを言う）",
  args: { stats: { status: "ready", value: pitchingNothing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "球種ごとの球速" })).toHaveTextContent("あと8球で表示できます");
    await expect(canvas.getByRole("region", { name: "10球ごとの球速" })).toHaveTextContent("あと20球で表示できます");
  },
};

export const Few: Story = {
  name: "少ない：測定1日、8球",
  args: { ...reportAroundFew, stats: { status: "ready", value: pitchingEightBalls } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("変化を言うには、記録がまだ足りません")).toBeVisible();
    await expect(canvas.getByText("この期間の記録は8球です。")).toBeVisible();
    const part = (name: string) => canvas.getByRole("region", { name });
    await expect(part("球種ごとの球速")).toHaveTextContent("あと2球で表示できます");
    await expect(part("10球ごとの球速")).toHaveTextContent("あと12球で表示できます");
    await expect(part("同学年の中での位置")).toHaveTextContent("20球投げた日があると表示できます");
    await expect(part("ストレートの見通し")).toHaveTextContent("あと11回の測定で表示できます");
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

export const Reads: Story = {
  name: "操作：10球ごとの落ちと、球種の差を読み、計算の方法を開く",
  play: async ({ canvas, step, userEvent }) => {
    await step("最初の10球が基準で、落ちた10球には言葉が付く", async () => {
      const blocks = within(canvas.getByRole("region", { name: "10球ごとの球速" })).getAllByRole("listitem");
      await expect(blocks).toHaveLength(6);
      await expect(blocks[0]).toHaveTextContent("1–10球基準");
      await expect(blocks[5]).toHaveTextContent("注意");
    });
    await step("ストレートとの差と重なりと目安", async () => {
      const row = canvas.getByRole("row", { name: /^チェンジアップ/ });
      await expect(row).toHaveTextContent("15.1");
      await expect(row).toHaveTextContent(/チェンジアップ \d+球/);
      const arsenal = canvas.getByRole("region", { name: "球種ごとの球速" });
      await expect(arsenal).toHaveTextContent("10/20〜11/20・km/h");
    });
    await step("計算の方法", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "計算の方法" }));
      await expect(await screen.findByRole("dialog", { name: "計算の方法" })).toHaveTextContent("Cohen 1988");
      await userEvent.keyboard("{Escape}");
    });
  },
};

const { stats } = pitchingMonth;
const [anyFinding] = stats.findings;

export const NearTypes: Story = {
  name: "操作：近い二つの球種は、サマリーと表の差も言う",
  args: {
    stats: {
      status: "ready",
      value: {
        ...pitchingMonth,
        stats: {
          ...stats,
          findings: anyFinding
            ? [
                {
                  ...anyFinding,
                  what: { is: "nearTypes", first: 3, second: 7 },
                  effect: -1.2,
                  comparedWith: { with: "sameDays", days: 4 },
                },
              ]
            : [],
        },
      },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const [row, other] = [/^スプリット/, /^スライダー/].map((name) => canvas.getByRole("row", { name }));
    await expect(row).toHaveTextContent("11.6");
    await expect(other).toHaveTextContent("13.0");
    await expect(canvas.getByRole("article")).toHaveTextContent(
      "サマリーと表の、期間をまとめた平均の差は1.4 km/h です",
    );
  },
};

const fastball = stats.fatigue.enough ? stats.fatigue.types : [];

export const Careful: Story = {
  name: "はっきりしない伸びの理由、隠した見通し、球種ごとの疲れ",
  args: {
    stats: {
      status: "ready",
      value: {
        ...pitchingMonth,
        stats: {
          ...stats,
          forecast: stats.forecast.enough ? { ...stats.forecast, points: [] } : stats.forecast,
          fatigue: { enough: true, types: [...fastball, ...fastball.map((type) => ({ ...type, code: 3 as const }))] },
        },
      },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "ストレートの伸び" })).toHaveTextContent(
      "区間は0の片側にありますが",
    );
    await expect(canvas.getByRole("region", { name: "ストレートの見通し" })).toHaveTextContent(
      "本人のこれまでの測定の幅より広いので、表示しません",
    );
    const fatigue = within(canvas.getByRole("region", { name: "10球ごとの球速" }));
    await expect(fatigue.getByRole("heading", { name: "ストレート・最初の10球との差" })).toBeVisible();
    await expect(fatigue.getByRole("heading", { name: "スライダー・最初の10球との差" })).toBeVisible();
  },
};

export const OnlyFirst: Story = {
  name: "ストレートを最初の10球だけ投げた日は、落ちていないとは言わない",
  args: {
    stats: {
      status: "ready",
      value: {
        ...pitchingMonth,
        stats: {
          ...stats,
          fatigue: {
            enough: true,
            types: fastball.map((type) => ({
              ...type,
              blocks: type.blocks.map((block, at) => (at === 0 ? block : { ...block, change: null, level: null })),
            })),
          },
        },
      },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const fatigue = canvas.getByRole("region", { name: "10球ごとの球速" });
    await expect(fatigue).toHaveTextContent("基準のあとに同じ球種を投げていないので、比べていません。");
    await expect(fatigue).not.toHaveTextContent("注意の目安に届いていません");
  },
};

export const UnknownSpread: Story = {
  name: "自分のばらつきがまだわからない投手には、そう言う",
  args: {
    stats: {
      status: "ready",
      value: {
        ...pitchingMonth,
        stats: {
          ...stats,
          fatigue: { enough: true, types: fastball.map((type) => ({ ...type, sd: 1.8, sdKnown: false })) },
        },
      },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "10球ごとの球速" })).toHaveTextContent(
      "（自分のばらつきはまだわからないので、±1.8 km/h として比べています）",
    );
  },
};
