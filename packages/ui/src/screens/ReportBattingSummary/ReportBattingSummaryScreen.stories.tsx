import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { drawnPhotos } from "../../components/PhotoDialog/photo.fixtures.ts";
import { reportAround, reportMember } from "../../components/ReportFrame/report.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import {
  battingFaster,
  battingMany,
  battingMonth,
  battingNothing,
  battingOneBall,
  battingSlower,
  battingSprayed,
} from "./battingSummary.fixtures.ts";
import { ReportBattingSummaryScreen } from "./ReportBattingSummaryScreen.tsx";
import { defaultBattingSummaryView } from "./view.ts";

const meta = {
  id: "screens-report-batting-summary",
  title: "画面/選手別レポート・打撃サマリー",
  component: ReportBattingSummaryScreen,
  parameters: { layout: "fullscreen" },
  args: {
    ...reportAround,
    summary: { status: "ready", value: battingMonth },
    view: defaultBattingSummaryView,
    onPlayerRetry: fn(),
    today: "2026-11-20",
    onViewChange: fn(),
    onRetry: fn(),
    loadPart: takePart,
  },
} satisfies Meta<typeof ReportBattingSummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const headOf = (canvas: ReturnType<typeof within>) => within(canvas.getByRole("region", { name: "この期間の要点" }));

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, step }) => {
    await canvas.findByRole("img", { name: /^最後に測った週の平均は137.1 km\/hです。目標は140.0 km\/hです。$/ });
    await step("差がばらつきの中なら、そう言う", async () => {
      const head = headOf(canvas);
      await expect(head.getByRole("heading", { level: 2 })).toHaveTextContent(
        "前の1か月との平均の差は、ふだんのばらつきの中です。",
      );
      await expect(head.getByText("10/20〜11/20の実打・硬式、16球（8日）から。")).toBeVisible();
      await expect(head.queryByRole("link")).toBeNull();
    });
    await step("平均と角度は、前の期間と学年にくらべる", async () => {
      const board = canvas.getByRole("region", { name: "打撃の数字" });
      await expect([...board.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
        "平均打球速度（実打）136.9km/h+2.4 前の1か月　高2の平均 128.9",
        "最大打球速度146.7km/h10/22・90パーセンタイル 144.0",
        "平均角度13.6°+1.8 前の1か月　8〜32° 56%",
        "最大飛距離93.3m11/15 実打",
        "測定回数16回8日に分けて測定",
      ]);
    });
    await step("打撃の種類は、混ぜずに並べる", async () => {
      await expect(canvas.getByRole("button", { name: "実打 16", pressed: true })).toBeVisible();
      const table = canvas.getByRole("table", { name: "打撃の種類ごとの打球速度と角度" });
      await expect(
        within(table)
          .getAllByRole("row")
          .map(({ textContent }) => textContent),
      ).toEqual([
        "打撃の種類回平均最大角度",
        "ティー16135.2147.414.0°",
        "トス16137.9147.816.1°",
        "実打16136.9146.713.6°",
      ]);
    });
    const types = within(canvas.getByRole("region", { name: "打撃の種類" }));
    await expect(types.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "アウト12球",
      "ヒット4球",
      "ホームラン0球",
    ]);
    await expect(canvas.getByRole("img", { name: "角度のある16球のうち9球が8〜32°です。" })).toBeVisible();
  },
};

export const WithPhoto: Story = {
  name: "要点にも、見出しと同じ写真",
  parameters: { visual: { disable: true } },
  args: {
    summary: { status: "ready", value: battingFaster },
    photos: drawnPhotos,
    player: { status: "ready", value: { ...reportMember, photo: 12 } },
  },
  play: async ({ canvas, canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll("img")].map((face) => face.getAttribute("src"));
    await expect(faces.length).toBeGreaterThan(1);
    await expect(new Set(faces)).toEqual(new Set([`${drawnPhotos}12`]));
    await expect(canvas.getByRole("region", { name: "この期間の要点" }).querySelector("img")).toBeInTheDocument();
  },
};

export const SpeedAngle: Story = {
  name: "操作：一球ごとの速度と角度。方向の測定がなければ、そう言う",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole("region", { name: "打球速度と打球角度" }));
    await panel.findByRole("img", { name: "速度と角度のある16球のうち、8〜32°は10球です。" });
    await userEvent.click(panel.getByRole("button", { name: "表で見る" }));
    await expect(panel.getAllByRole("row")[1]).toHaveTextContent("アウト129.45.1");
    await expect(canvas.getByRole("region", { name: "打球の方向" })).toHaveTextContent(
      "方向と飛距離の両方を測った打球はありません。",
    );
  },
};

export const Sprayed: Story = {
  name: "打球の方向と、高校のフェンス",
  args: { summary: { status: "ready", value: battingSprayed } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "打球の方向" });
    await expect(panel).toHaveTextContent("線はフェンスの目安：両翼98 m・中堅122 m");
    await within(panel).findByRole("img", { name: /^16球/ });
    await expect(panel.querySelectorAll("[data-part='fence']")).toHaveLength(1);
    await expect(panel.querySelectorAll("[data-result]")).toHaveLength(16);
  },
};

export const Faster: Story = {
  name: "要点：ばらつきを超えた最高と、平均の伸び",
  args: { summary: { status: "ready", value: battingFaster } },
  play: async ({ canvas }) => {
    const head = headOf(canvas);
    await expect(head.getByRole("link", { name: "打球速度146.0km/hは9/18からの最高。" })).toHaveAttribute(
      "href",
      "/nextshot/report/201/batting/results?start=2026-11-20&end=2026-11-20&type=3&ball=hard&sort=-speed",
    );
    await expect(head.getByRole("link", { name: "平均は前の1か月より3.5km/h速い。" })).toHaveAttribute(
      "href",
      "/nextshot/report/201/batting/results?start=2026-10-20&end=2026-11-20&type=3&ball=hard",
    );
    await expect(
      head.getByText(
        "10/20〜11/20の実打・硬式、18球（6日）から。平均の差は、日や一球ごとのばらつきより大きいものです。",
      ),
    ).toBeVisible();
  },
};
export const FasterDark: Story = { ...Faster, name: "同じく、暗い画面", globals: { theme: "dark" } };
export const FasterMobile: Story = {
  ...Faster,
  name: "同じく、スマートフォン・長い名前",
  globals: { viewport: { value: "mobile" } },
  args: {
    summary: {
      status: "ready",
      value: {
        ...battingFaster,
        player: { ...battingFaster.player, last_name: "勅使河原", first_name: "龍之介アレクサンダー" },
      },
    },
  },
  play: async (context) => {
    await Faster.play?.(context);
    await expectToFitWindow();
  },
};

export const Slower: Story = {
  name: "要点：平均が下がった",
  args: { summary: { status: "ready", value: battingSlower } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(
      headOf(canvas)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["小平均は前の1か月より4.0km/h遅い。"]);
  },
};

export const FirstMonth: Story = {
  name: "要点：前の期間の測定がなければ、変わらないとも言わない",
  args: {
    summary: {
      status: "ready",
      value: { ...battingMonth, figures_before: battingNothing.figures },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "打撃の数字" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "この期間の要点" })).toBeNull();
  },
};

export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Mobile: Story = {
  name: "スマートフォン・長い名前",
  globals: { viewport: { value: "mobile" } },
  args: {
    player: { status: "ready", value: { ...reportMember, last_name: "勅使河原", first_name: "龍之介アレクサンダー" } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("img", { name: /^最後に測った週の平均は/ });
    await expect(canvas.getByText("直近1か月・硬式")).toBeVisible();
    await expectToFitWindow();
  },
};

export const Nothing: Story = {
  name: "0件",
  args: { summary: { status: "ready", value: battingNothing } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("この条件の測定はありません")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "この期間の要点" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "直近3か月で見る" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 3 });
  },
};

export const WithoutSpeeds: Story = {
  name: "飛距離だけの球 → 打撃結果へ",
  args: {
    summary: {
      status: "ready",
      value: { ...battingNothing, choices: [{ batting_type: 3, ball: "hard", count: 12 }] },
    },
  },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("打球速度のある測定はありません")).toBeVisible();
    await expect(canvas.getByText(/^打球速度のない記録が12球あります。/)).toBeVisible();
    await expect(canvas.queryByText("この条件の測定はありません")).toBeNull();
    const { player, range } = battingNothing;
    await expect(canvas.getByRole("link", { name: "打撃結果を見る" })).toHaveAttribute(
      "href",
      `/nextshot/report/${player.id}/batting/results?start=${range.start}&end=${range.end}&type=3&ball=hard`,
    );
  },
};

export const OneBall: Story = {
  name: "一球だけ・角度と結果の記録なし",
  args: { summary: { status: "ready", value: battingOneBall } },
  play: async ({ canvas }) => {
    const head = headOf(canvas);
    await expect(head.getByRole("link", { name: "測定はまだ1日、1球。" })).toHaveAttribute(
      "href",
      "/nextshot/report/201/batting/results?start=2026-10-20&end=2026-11-20&type=1&ball=rubber",
    );
    await expect(head.getByText(/平均を前とくらべるのは、10球、3日からです。$/)).toBeVisible();
    await expect(await canvas.findByText("角度の記録がないため、軌道を計算できません")).toBeVisible();
    await expect(canvas.getByText("角度の記録はありません")).toBeVisible();
    await expect(canvas.getByText("結果の記録はありません")).toBeVisible();
    await expect(canvas.getByText("この12週に測定はありません")).toBeVisible();
  },
};

export const Many: Story = {
  name: "300球",
  args: { summary: { status: "ready", value: battingMany } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("300球のうち、いちばん飛んだ球と新しい球の100球")).toBeVisible();
  },
};

export const Loading: Story = {
  name: "読み込み中",
  args: { summary: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "打撃の種類" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "打撃の数字" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("region", { name: "この期間の要点" })).toBeNull();
  },
};

export const Failed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { summary: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
