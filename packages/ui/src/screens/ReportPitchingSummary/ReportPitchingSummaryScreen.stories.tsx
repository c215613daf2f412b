import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { drawnPhotos } from "../../components/PhotoDialog/photo.fixtures.ts";
import { reportAround, reportAroundFew, reportMember } from "../../components/ReportFrame/report.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import { pitchingOnce } from "./pitchingFew.fixtures.ts";
import { pitchingDoubts, pitchingMonth, pitchingNothing } from "./pitchingSummary.fixtures.ts";
import { ReportPitchingSummaryScreen } from "./ReportPitchingSummaryScreen.tsx";
import { defaultPitchingSummaryView } from "./view.ts";

const meta = {
  id: "screens-report-pitching-summary",
  title: "画面/選手別レポート・投球サマリー",
  component: ReportPitchingSummaryScreen,
  parameters: { layout: "fullscreen" },
  args: {
    ...reportAround,
    summary: { status: "ready", value: pitchingMonth },
    refreshing: false,
    reading: "short",
    view: defaultPitchingSummaryView,
    onPlayerRetry: fn(),
    today: "2026-11-20",
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof ReportPitchingSummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = (board: HTMLElement) => [...board.querySelectorAll("dl > div")].map(({ textContent }) => textContent);

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, step }) => {
    await canvas.findByRole("img", { name: "いちばん遅いカーブは、ストレートより26.6 km/h遅い球です。" });
    await step("要点は、上限に近いことと自己ベスト", async () => {
      const head = within(canvas.getByRole("region", { name: "きょうの要点" }));
      await expect(head.getByRole("link", { name: "上限に近づいています。" })).toHaveAttribute(
        "href",
        "/dashboard/pitch-guard?player=201",
      );
      await expect(head.getByRole("link", { name: "最速136.4km/hは自己ベスト。" })).toHaveAttribute(
        "href",
        "/nextshot/report/201/pitching/results?start=2026-10-20&end=2026-11-20&ball=hard&day=2026-11-15",
      );
    });
    await step("前の期間と上限にくらべる", async () => {
      await expect(figures(canvas.getByRole("region", { name: "投球の数字" }))).toEqual([
        "ストレート 平均131.2km/h+0.8 前の1か月",
        "ストレート 最大136.4km/h自己ベスト 11/15",
        "チェンジアップとの差17.6km/h前の1か月 17.9",
        "ゾーン率58.5%419球のうち245球",
        "直近7日の投球数478/ 500球注意 今週の残り 22球",
      ]);
    });
    await step("球種は、多い順", async () => {
      const rows = within(canvas.getByRole("table", { name: "球種ごとの球速" })).getAllByRole("row");
      await expect(rows.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
        "ストレート37%157131.2136.4+0.8",
        "スライダー16%66117.9122.2+0.3",
        "カットボール12%52123.0126.4−0.2",
      ]);
    });
    await expect(
      canvas.getByText("スライダーとスプリットの差は1.4 km/hで、球速では区別がつきにくい組み合わせです。"),
    ).toBeVisible();
    await expect(
      canvas.getByRole("img", { name: "ストレートの中央値は、9/7に129.8 km/h、11/19に131.1 km/hです。" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "11/19の球を自己最速と並べる" })).toHaveAttribute(
      "href",
      "/nextshot/report/201/pitching/results/9120?with=8861",
    );
    await step("BE-1 上限の80%からは、注意の帯", async () => {
      const load = within(canvas.getByRole("region", { name: "投球数と上限" }));
      await expect(await load.findByText("注意")).toBeVisible();
    });
    await expect(
      canvas.getByText(/^日本高等学校野球連盟（2020–）。大会要項を優先してください。\s連盟の大会での球数の上限です。/),
    ).toBeVisible();
  },
};
export const WithPhoto: Story = {
  name: "要点にも、見出しと同じ写真",
  parameters: { visual: { disable: true } },
  args: { photos: drawnPhotos, player: { status: "ready", value: { ...reportMember, photo: 12 } } },
  play: async ({ canvas }) => {
    const faces = canvas.getByRole("region", { name: "きょうの要点" }).querySelectorAll("img");
    await expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) await expect(face).toHaveAttribute("src", `${drawnPhotos}12`);
  },
};

export const Places: Story = {
  name: "操作：コースの図と表",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "コース" });
    await expect(region).toHaveTextContent("419球のうち新しい300球");
    const panel = within(region);
    await userEvent.click(await panel.findByRole("button", { name: "表で見る" }));
    await expect(panel.getAllByRole("rowheader")).toHaveLength(100);
    await expect(canvas.queryByText(/^コースの測定がないため/)).toBeNull();
  },
};

export const NoPlaces: Story = {
  name: "操作：コースの測定がなければ、そう言い、空いた区画を残さない",
  args: { summary: { status: "ready", value: pitchingDoubts } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^コースの測定がないため、コースの図とゾーン率は表示していません。/)).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "コース" })).toBeNull();
  },
};

const wholeTable: NonNullable<Story["play"]> = async ({ canvas }) => {
  const table = await canvas.findByRole("table", { name: "球種ごとの球速" });
  const region = canvas.getByRole("region", { name: "球種ごとの球速" });
  await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(region.getBoundingClientRect().right);
};
export const Tablet: Story = {
  name: "タブレットでも、球種の表が切れない",
  globals: { viewport: { value: "tablet" } },
  parameters: { visual: { disable: true } },
  play: wholeTable,
};
export const Laptop: Story = {
  name: "ノートPCでも、球種の表が切れない",
  globals: { viewport: { value: "laptop" } },
  parameters: { visual: { disable: true } },
  play: wholeTable,
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Mobile: Story = {
  name: "スマートフォン・長い名前",
  args: {
    player: {
      status: "ready",
      value: { ...reportMember, last_name: "東久世長谷川", first_name: "ひまり子アレクサンドラ" },
    },
  },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "期間" })).toBeVisible();
    await canvas.findByRole("img", { name: /^いちばん遅い/ });
    await expectToFitWindow();
  },
};

export const Doubts: Story = {
  name: "確かめてほしいとき",
  args: { summary: { status: "ready", value: pitchingDoubts } },
  play: async ({ canvas }) => {
    await expect(figures(canvas.getByRole("region", { name: "投球の数字" }))).toEqual([
      "ストレート 平均131.2km/h",
      "ストレート 最大151.3km/h確認 11/19",
      "スライダーとの差−1.8km/h",
      "ゾーン率–記録なし",
      "直近7日の投球数478/ 500球注意 今週の残り 22球",
    ]);
    await expect(canvas.getByText(/^スライダーの平均がストレートより速くなっています。/)).toBeVisible();
    await expect(within(canvas.getByRole("group", { name: "使用球" })).getAllByRole("button")).toHaveLength(3);
  },
};

export const Few: Story = {
  name: "少ない：測定1日、8球",
  args: { ...reportAroundFew, summary: { status: "ready", value: pitchingOnce } },
  play: async ({ canvas }) => {
    await expect(figures(canvas.getByRole("region", { name: "投球の数字" }))).toEqual([
      "ストレート 平均128.4km/h",
      "ストレート 最大131.2km/h 11/19",
      "カーブとの差25.9km/h",
      "ゾーン率87.5%8球のうち7球",
      "直近7日の投球数8/ 500球余裕あり 今週の残り 492球",
    ]);
    await expect(canvas.getByRole("region", { name: "球速の推移" })).toHaveTextContent(
      "ストレートの中央値は、11/19に128.1 km/hです。別の日にも測ると、推移を線で表示します。",
    );
    const rows = within(canvas.getByRole("table", { name: "球種ごとの球速" })).getAllByRole("row");
    await expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      "ストレート75%6128.4131.2–記録なし",
      "カーブ25%2102.5102.9–記録なし",
    ]);
    await expect(canvas.queryByRole("link", { name: /自己最速と並べる$/ })).toBeNull();
    // The same seven as ゾーン率 above: a ball that touches the edge is in the zone.
    await expect(
      await canvas.findByRole("img", {
        name: "捕手から見た8球の位置です。ゾーンに入ったのは88%で、低めは38%です。",
      }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  name: "0件",
  args: { summary: { status: "ready", value: pitchingNothing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この期間に測定した投球はありません")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "きょうの要点" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "測定データ分析を開く" })).toHaveAttribute(
      "href",
      "/nextshot/analysis",
    );
    await expect(await canvas.findByText("直近14日に、投球数の記録はありません。")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /自己最速と並べる$/ })).not.toBeInTheDocument();
  },
};

export const WithoutSpeeds: Story = {
  name: "球速のない投球だけ → 投球結果へ",
  args: {
    summary: {
      status: "ready",
      value: { ...pitchingNothing, choices: [{ ball: pitchingNothing.ball, count: 12 }] },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この期間に、球速のある投球はありません")).toBeVisible();
    await expect(canvas.getByText(/^球速のない記録が12球あります。/)).toBeVisible();
    await expect(canvas.queryByText("この期間に測定した投球はありません")).toBeNull();
    const { player, range } = pitchingNothing;
    await expect(canvas.getByRole("link", { name: "投球結果を見る" })).toHaveAttribute(
      "href",
      `/nextshot/report/${player.id}/pitching/results?start=${range.start}&end=${range.end}&ball=unset`,
    );
  },
};

export const Loading: Story = {
  name: "読み込み中",
  args: { summary: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "投球の数字" })).toHaveAttribute("aria-busy", "true");
  },
};

export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { summary: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
