import type { BallPage, FilmedBall } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { videoActions, videoActs } from "../../components/BallVideo/ballVideoArgs.fixtures.ts";
import { reportAround, reportAroundFew } from "../../components/ReportFrame/report.fixtures.ts";
import { videosShown } from "../../components/VideoPlayer/videosShown.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import {
  blankPitchPage,
  firstOfThreePage,
  pitchingVideoPage,
  smallPlayerPage,
  unfilmedPage,
} from "./pitchingVideo.fixtures.ts";
import { ReportPitchingVideoScreen } from "./ReportPitchingVideoScreen.tsx";

const meta = {
  id: "screens-report-pitching-video",
  title: "画面/選手別レポート・投球の動画",
  component: ReportPitchingVideoScreen,
  parameters: { layout: "fullscreen" },
  args: {
    ...reportAround,
    ...videoActs,
    page: { status: "ready", value: pitchingVideoPage },
    compareWith: null,
    video: videoActions,
    reading: "short",
  },
} satisfies Meta<typeof ReportPitchingVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unplaced = ({ ball, video }: FilmedBall): FilmedBall => ({
  ball: { ...ball, location_x: null, location_z: null },
  video,
});
const unplacedPage: BallPage = {
  ...pitchingVideoPage,
  ...unplaced(pitchingVideoPage),
  day: pitchingVideoPage.day.map(unplaced),
};

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, canvasElement, step }) => {
    await step("BE-8 46球目の動画", async () => {
      const player = canvas.getByRole("region", { name: "小野寺 11/19 16:01の動画" });
      await expect(player).toHaveTextContent("No.46");
      await expect(within(player).getByRole("slider", { name: "球" })).toHaveAttribute(
        "aria-valuetext",
        expect.stringMatching(/^No\.46 /),
      );
    });
    await step("表は、その球のページが開いている", async () => {
      const table = await canvas.findByRole("table", { name: "1球ごとの結果" });
      const numbers = within(table).getAllByRole("rowheader");
      await expect(numbers.map(({ textContent }) => textContent)).toEqual(
        [41, 42, 43, 44, 45, 46, 47, 48, 49, 50].map((number) => `No.${number}`),
      );
      await expect(within(table).getByRole("link", { name: "No.46" })).toHaveAttribute("aria-current", "page");
    });
    await step("前半と後半", async () => {
      await expect(
        canvas.getByText(/^ストレートの平均は、前半32球で13\d\.\d km\/h、後半32球で1[23]\d\.\d km\/hです。$/),
      ).toBeVisible();
      await canvas.findByRole("figure", { name: "球数ごとの球速" });
    });
    await videosShown(canvasElement);
  },
};
export const Few: Story = {
  name: "少ない：測定1日、3球",
  args: { ...reportAroundFew, page: { status: "ready", value: firstOfThreePage } },
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole("table", { name: "1球ごとの結果" }));
    await expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "No.球種球速（km/h）回転数（rpm）コース時刻",
      "No.1ストレート129.22,104ゾーン・真ん中15:12",
      "No.2カットボール122.52,104ゾーン・真ん中15:13",
      "No.3スプリット120.22,104ゾーン・低め15:14",
    ]);
    await expect(canvas.queryByText(/前半/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "動画の中の最速とくらべる" })).toBeNull();
    await videosShown(canvasElement);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Mobile: Story = {
  name: "スマートフォン",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("figure", { name: "球数ごとの球速" });
    await expect(canvas.getAllByRole("article")).toHaveLength(10);
    await expectToFitWindow();
    const player = canvas.getByRole("region", { name: "小野寺 11/19 16:01の動画" });
    for (const control of within(player).getAllByRole("button")) {
      const { height } = (control.closest('[role="group"]') ?? control).getBoundingClientRect();
      await expect(Math.round(height)).toBeGreaterThanOrEqual(44);
    }
    const picture = player.querySelector("video")?.parentElement;
    await expect(picture && getComputedStyle(picture).position).toBe("sticky");
    await expect(picture?.contains(within(player).getByRole("slider", { name: "再生の位置" }))).toBe(false);
    const plate = within(player).getByText("No.46", { selector: "strong" }).closest("div");
    const seen = player.querySelector("video")?.getBoundingClientRect();
    await expect(plate?.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.floor(seen?.bottom ?? 0));
  },
};

export const Tablet: Story = {
  name: "タブレット：速さの札は動画に重ならず、下にある",
  globals: { viewport: { value: "tablet" } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const [video] = await videosShown(canvasElement);
    if (!video) throw new Error("動画がありません");
    const player = canvas.getByRole("region", { name: "小野寺 11/19 16:01の動画" });
    const plate = within(player).getByText("No.46", { selector: "strong" }).closest("div");
    await expect(plate?.getBoundingClientRect().top).toBeGreaterThanOrEqual(video.getBoundingClientRect().bottom);
  },
};

export const Unplaced: Story = {
  name: "位置のない球：球数ごとの球速が、動画の隣に上がる",
  args: { page: { status: "ready", value: unplacedPage } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("figure", { name: "球数ごとの球速" });
    await videosShown(canvasElement);
    const placeOf = (name: string) => canvas.getByRole("region", { name }).getBoundingClientRect();
    const player = placeOf("小野寺 11/19 16:01の動画");
    const speeds = placeOf("球数ごとの球速");
    const kinds = placeOf("コースと球種");
    await expect(speeds.top).toBeCloseTo(player.top, 0);
    await expect(speeds.left).toBeGreaterThanOrEqual(player.right);
    await expect(kinds.top).toBeGreaterThanOrEqual(player.bottom);
  },
};

export const LargeText: Story = {
  name: "文字を200%に",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    root.style.fontSize = "200%";
    try {
      await canvas.findByRole("figure", { name: "球数ごとの球速" });
      await expect(root.scrollWidth).toBe(root.clientWidth);
    } finally {
      root.style.fontSize = "";
    }
  },
};

export const SmallBatter: Story = {
  name: "背の低い選手：コースは、投球サマリーと同じその選手のゾーンで言う",
  args: { ...reportAroundFew, page: { status: "ready", value: smallPlayerPage } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const table = within(await canvas.findByRole("table", { name: "1球ごとの結果" }));
    const courses = table.getAllByRole("row").map(({ textContent }) => textContent?.match(/ゾーン・..|ボール/)?.[0]);
    await expect(courses.slice(1)).toEqual(["ゾーン・高め", "ボール", "ゾーン・真ん"]);
    await expect(
      await canvas.findByRole("img", { name: /^捕手から見た3球の位置です。ゾーンに入ったのは67%/ }),
    ).toBeVisible();
    await videosShown(canvasElement);
  },
};

export const NoVideo: Story = {
  name: "この球だけ動画なし",
  args: { page: { status: "ready", value: unfilmedPage } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("video")).toBeNull();
    await expect(canvas.getByRole("table", { name: "この球の数値" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "動画をつける" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "動画の中の最速とくらべる" })).toBeNull();
  },
};

export const Blank: Story = {
  name: "時刻だけの記録・ソフトボール",
  args: { page: { status: "ready", value: blankPitchPage }, sportType: "softball", reading: "plain" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("コースの記録はありません")).toBeVisible();
    // Nothing to choose where nothing is drawn.
    await expect(within(canvas.getByRole("group", { name: "見る球種" })).queryByRole("button")).toBeNull();
    await expect(await canvas.findByText("球速の記録はありません")).toBeVisible();
    const [, row] = within(await canvas.findByRole("table", { name: "1球ごとの結果" })).getAllByRole("row");
    await expect(row).toHaveTextContent(/^No\.1[^–]*–15:12$/);
  },
};

export const Loading: Story = { name: "読み込み中", args: { page: { status: "loading" } } };

export const Failed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { page: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
