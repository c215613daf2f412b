import type { BallPage } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { battingVideoPage, videoNow } from "../../components/BallVideo/ballVideo.fixtures.ts";
import { videoActions, videoActs } from "../../components/BallVideo/ballVideoArgs.fixtures.ts";
import { drawnPhotos } from "../../components/PhotoDialog/photo.fixtures.ts";
import { reportAround, reportAroundFew, reportMember } from "../../components/ReportFrame/report.fixtures.ts";
import { videosShown } from "../../components/VideoPlayer/videosShown.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { ReportBattingVideoScreen } from "./ReportBattingVideoScreen.tsx";

const meta = {
  id: "screens-report-batting-video",
  title: "画面/選手別レポート・打撃の動画",
  component: ReportBattingVideoScreen,
  parameters: { layout: "fullscreen" },
  args: {
    ...reportAround,
    ...videoActs,
    page: { status: "ready", value: battingVideoPage },
    compareWith: null,
    video: videoActions,
  },
} satisfies Meta<typeof ReportBattingVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstThree = battingVideoPage.day.slice(0, 3);
/** The best of the three balls of the first day. */
const bestOfThree: BallPage = {
  ...battingVideoPage,
  ...firstThree[2],
  best: null,
  is_best: true,
  day: firstThree,
  previous: null,
  next: null,
};

const cellsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent);

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, canvasElement, step }) => {
    await step("BE-8 この打球と動画の中の最大（8〜32°）がインパクトで並ぶ", async () => {
      await expect(canvas.getByRole("heading", { name: "11月19日（木） 実打・硬式" })).toBeVisible();
      await expect(canvasElement).toHaveTextContent("17:12 8球のうち 4球目");
      await expect(canvasElement.querySelectorAll("video")).toHaveLength(2);
      await expect(await canvas.findByText("37 / 60", { exact: false })).toBeVisible();
      await expect(canvas.getByText("インパクト")).toBeVisible();
    });
    await step("数値のちがい", async () => {
      await expect(cellsIn(canvas.getByRole("table", { name: "数値のちがい" }))).toEqual([
        "測定この打球動画の中の最大（8〜32°）差",
        "打球速度131.0km/h146.7−15.7",
        "打球角度7.4°11.5−4.1",
        "飛距離46.6m73.4−26.8",
        "結果アウトヒット",
      ]);
    });
    await step("軌道は二本", async () => {
      await canvas.findByText("この打球", { exact: false, selector: "text" });
      await canvas.findByText("動画の中の最大（8〜32°）", { exact: false, selector: "text" });
    });
    await step("この日の打球", async () => {
      const strip = canvas.getByRole("region", { name: "この日の打球" });
      const links = within(strip).getAllByRole("link");
      await expect(links).toHaveLength(8);
      await expect(links[3]).toHaveAttribute("aria-current", "page");
      await expect(links[3]).toHaveTextContent("131.0km/hアウト4球目・7.4°");
      await expect(links[6]).toHaveTextContent("動画なし139.8km/hアウト7球目・24.5°");
      await expect(links[4]).toHaveAttribute("href", "/nextshot/report/201/batting/results/9005");
    });
    await videosShown(canvasElement);
  },
};
export const Few: Story = {
  name: "少ない：測定1日、3球のうちのいちばん",
  args: { ...reportAroundFew, page: { status: "ready", value: bestOfThree } },
  play: async ({ canvas, canvasElement }) => {
    await expect(within(canvas.getByRole("region", { name: "この日の打球" })).getAllByRole("link")).toHaveLength(3);
    await expect(canvas.getByText("自己最大")).toBeVisible();
    await expect(cellsIn(canvas.getByRole("table", { name: "この球の数値" }))).toEqual([
      "測定この打球",
      "打球速度146.5km/h",
      "打球角度13.8°",
      "飛距離79.9m",
      "結果アウト",
    ]);
    await expect(canvas.getByRole("button", { name: "次の打球" })).toBeDisabled();
    await expect(canvasElement.querySelectorAll("video")).toHaveLength(1);
    await videosShown(canvasElement);
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
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("動画の中の最大（8〜32°）", { exact: false, selector: "text" });
    await expectToFitWindow();
    const player = canvas.getByRole("region", { name: "小野寺 11/19 17:12の動画" });
    for (const control of within(player).getAllByRole("button")) {
      const { height } = (control.closest('[role="group"]') ?? control).getBoundingClientRect();
      await expect(Math.round(height)).toBeGreaterThanOrEqual(44);
    }
    await expect(canvasElement.querySelectorAll("video")).toHaveLength(2);
  },
};

export const Tablet: Story = {
  name: "タブレット：速さの札は動画に重ならず、下にある",
  globals: { viewport: { value: "tablet" } },
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    const videos = await videosShown(canvasElement);
    const titles = videos.map(({ parentElement }) => parentElement?.querySelector("strong"));
    await expect(titles.map((title) => title?.textContent)).toEqual(["この打球", "動画の中の最大（8〜32°）"]);
    for (const [index, video] of videos.entries()) {
      const plate = titles[index]?.closest("div");
      await expect(plate?.getBoundingClientRect().top).toBeGreaterThanOrEqual(video.getBoundingClientRect().bottom);
    }
  },
};

export const Photo: Story = {
  name: "写真のある選手",
  args: { photos: drawnPhotos, player: { status: "ready", value: { ...reportMember, photo: 12 } } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const head = canvas.getByRole("heading", { name: /^小野寺 湊/ }).closest("section");
    await expect(head?.querySelector("[data-kind] img")).toHaveAttribute("src", `${drawnPhotos}12`);
  },
};

export const LargeText: Story = {
  name: "文字を200%に",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = "200%";
    try {
      await canvas.findByRole("figure");
      await expect(root.scrollWidth).toBe(root.clientWidth);
      await expect(canvasElement.querySelectorAll("video")).toHaveLength(2);
    } finally {
      root.style.fontSize = "";
    }
  },
};

export const Alone: Story = {
  name: "これが自己最大：並べる相手がいない",
  args: {
    page: {
      status: "ready",
      value: { ...battingVideoPage, best: null, is_best: true, day: battingVideoPage.day.slice(3, 4), previous: null },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("自己最大")).toBeVisible();
    await expect(canvasElement.querySelectorAll("video")).toHaveLength(1);
    await expect(canvas.queryByRole("combobox", { name: "くらべる相手" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "前の打球" })).toBeDisabled();
    await expect(cellsIn(canvas.getByRole("table", { name: "この球の数値" }))[1]).toBe("打球速度131.0km/h");
  },
};

export const NoVideo: Story = {
  name: "動画なし：数値と軌道が上がる",
  args: { page: { status: "ready", value: { ...battingVideoPage, video: null } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("video")).toBeNull();
    const table = canvas.getByRole("table", { name: "数値のちがい" });
    const add = canvas.getByRole("button", { name: "動画をつける" });
    await expect(table.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const Unaligned: Story = {
  name: "インパクトが分からない動画",
  args: {
    page: { status: "ready", value: { ...battingVideoPage, video: { ...videoNow, impact_s: null, own: false } } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("インパクトのコマが分からない動画があるため、始めから合わせています。"),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "このコマをインパクトにする" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "動画を消す" })).toBeNull();
    await expect(await canvas.findByText("1 / 60", { exact: false })).toBeVisible();
  },
};

export const Loading: Story = {
  name: "読み込み中",
  args: { page: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("この球の記録を読み込んでいます");
  },
};

export const Failed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { page: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Missing: Story = {
  name: "消された球",
  args: { page: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この球の記録は見つかりません")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "結果の一覧へ" })).toHaveAttribute(
      "href",
      "/nextshot/report/201/batting/results",
    );
  },
};
