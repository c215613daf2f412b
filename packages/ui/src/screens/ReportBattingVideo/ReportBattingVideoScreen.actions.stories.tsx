import type { BallPage } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { battingVideoPage, videoNow } from "../../components/BallVideo/ballVideo.fixtures.ts";
import type { ReportVideoProps } from "../../components/BallVideo/ballVideo.ts";
import { videoActions, videoActs } from "../../components/BallVideo/ballVideoArgs.fixtures.ts";
import { reportAround } from "../../components/ReportFrame/report.fixtures.ts";
import { ReportBattingVideoScreen } from "./ReportBattingVideoScreen.tsx";

const meta = {
  id: "screens-report-batting-video-actions",
  title: "画面/選手別レポート・打撃の動画/操作",
  component: ReportBattingVideoScreen,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [() => import("../../components/Menu/MenuSurface.tsx")],
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

export const Moves: Story = {
  name: "操作：前後の打球、この日の打球、くらべる相手、直す・消す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("前後と、この日の打球", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "前の打球" }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(9003);
      await userEvent.click(canvas.getByRole("link", { name: "次の打球" }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(9005);
      const strip = within(canvas.getByRole("region", { name: "この日の打球" }));
      strip.getByRole("link", { name: /7球目/ }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onOpen).toHaveBeenLastCalledWith(9007);
    });
    await step("くらべる相手", async () => {
      const partner = canvas.getByRole("combobox", { name: "くらべる相手" });
      await expect(partner).toHaveDisplayValue("動画の中の最大（8〜32°）（10/22 146.7 km/h）");
      await userEvent.selectOptions(partner, "3球目（17:09 146.5 km/h）");
      await expect(args.onCompareWith).toHaveBeenLastCalledWith(9003);
    });
    await step("消す", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "11/19 17:12の131.0 km/hのその他の操作" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: /削除する/ }));
      await waitFor(() => expect(args.changes.onDelete).toHaveBeenLastCalledWith(battingVideoPage.ball));
    });
  },
};

const second = battingVideoPage.day[4] ?? battingVideoPage;
const swingsOfOne: BallPage = {
  ...battingVideoPage,
  best: null,
  video: { ...videoNow, own: false, impact_s: null, at_s: 0.2 },
  day: [
    { ball: battingVideoPage.ball, video: { ...videoNow, own: false, impact_s: null, at_s: 0.2 } },
    { ball: second.ball, video: { ...videoNow, own: false, impact_s: null, at_s: 1.2 } },
  ],
};

/** Moves to the next ball, as the app does. */
function Harness(props: ReportVideoProps) {
  const [page, setPage] = useState(props.page);
  const openNext = () => {
    const [, next] = swingsOfOne.day;
    if (next) setPage({ status: "ready", value: { ...swingsOfOne, ...next } });
  };
  return <ReportBattingVideoScreen {...props} page={page} onOpen={openNext} />;
}

export const OneVideo: Story = {
  name: "操作：BE-8 一本の動画に何球も写っていれば、次の打球へ移ると、動画もその球の秒から",
  args: { page: { status: "ready", value: swingsOfOne } },
  render: (args) => <Harness {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const isAt = (seconds: number) =>
      waitFor(() => expect(canvasElement.querySelector("video")?.currentTime).toBeCloseTo(seconds, 2));
    await isAt(0.2);
    await userEvent.click(canvas.getByRole("link", { name: "次の打球" }));
    await isAt(1.2);
  },
};

export const Swing: Story = {
  name: "EN-9 スイングを測る機器の球は、スイング速度とアタックアングルも見せる",
  args: {
    page: {
      status: "ready",
      value: {
        ...battingVideoPage,
        best: null,
        video: null,
        ball: { ...battingVideoPage.ball, speed: null, bat_speed: 92.4, attack_angle: 8.5 },
      },
    },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "この球の数値" }));
    await expect(table.getByRole("row", { name: /^スイング速度/ })).toHaveTextContent(/92\.4\s*km\/h/);
    await expect(table.getByRole("row", { name: /^アタックアングル/ })).toHaveTextContent(/8\.5\s*°/);
  },
};

const byTanaka = { by: null, at: Date.parse("2026-11-20T18:05:00+09:00") / 1000 };

export const Corrected: Story = {
  name: "直した打球：元の値と、だれがいつ直したか",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { disable: false, viewports: ["mobile"], themes: ["light"] } },
  args: {
    page: {
      status: "ready",
      value: {
        ...battingVideoPage,
        video: null,
        ball: {
          ...battingVideoPage.ball,
          corrections: [{ field: "speed", original: 141, ...byTanaka }],
          moved: { from: { id: 5, last_name: "清水", first_name: "翔太" }, ...byTanaka, by: "田中 誠" },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "訂正した内容" }));
    await expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "訂正打球速度 141.0 km/h → 131.0 km/hいまはいないコーチ・11/20 18:05",
      "訂正選手 清水 翔太から移動田中 誠・11/20 18:05",
    ]);
  },
};

export const OtherPartner: Story = {
  name: "操作：その日のほかの打球と並べ、自己最大に戻す",
  args: { compareWith: 9003 },
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "数値のちがい" });
    await expect(within(table).getAllByRole("row")[1]).toHaveTextContent("打球速度131.0km/h146.5−15.5");
    await expect(canvas.getByText("3球目とくらべて")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "くらべる相手" }), "");
    await expect(args.onCompareWith).toHaveBeenLastCalledWith(null);
  },
};

export const Marks: Story = {
  name: "操作：いまのコマをインパクトにする。断られたら言う",
  args: { video: { ...videoActions, onImpact: fn(() => Promise.reject(new Error("offline"))) } },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const video = canvasElement.querySelector("video");
    await waitFor(() => expect(video?.readyState).toBeGreaterThanOrEqual(2));
    await step("インパクトのコマに立っている間は、消すになる", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "インパクトを消す" }));
      await expect(args.video.onImpact).toHaveBeenLastCalledWith(null);
      await expect(await canvas.findByRole("alert")).toBeVisible();
    });
    await step("ほかのコマ", async () => {
      await fireEvent.change(canvas.getByRole("slider", { name: "再生の位置" }), { target: { value: "0.75" } });
      await userEvent.click(await canvas.findByRole("button", { name: "このコマをインパクトにする" }));
      await waitFor(() => expect(args.video.onImpact).toHaveBeenLastCalledWith(0.75));
    });
  },
};

export const Keys: Story = {
  name: "操作：キーだけで、コマ送り・速さ・くり返し・入れ替え・再生",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [now, best] = canvasElement.querySelectorAll("video");
    if (!now || !best) throw new Error("動画が二つありません");
    for (const video of [now, best]) await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(2));
    const player = canvas.getByRole("region", { name: "小野寺 11/19 17:12の動画" });
    player.focus();
    const before = now.currentTime;
    await userEvent.keyboard(".");
    await expect(now.currentTime - before).toBeCloseTo(1 / 30, 2);
    await userEvent.keyboard(",,");
    await expect(now.currentTime - before).toBeCloseTo(-1 / 30, 2);
    await userEvent.keyboard("1");
    await expect(now.playbackRate).toBe(0.25);
    await userEvent.keyboard("l");
    await expect(within(player).getByRole("button", { name: "区間をくり返す" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const leftOf = (video: HTMLElement) => video.getBoundingClientRect().left;
    await userEvent.keyboard("c");
    await waitFor(() => expect(leftOf(best)).toBeLessThan(leftOf(now)));
    await userEvent.keyboard(" ");
    await within(player).findByRole("button", { name: "一時停止する" });
    await userEvent.keyboard(" ");
    await within(player).findByRole("button", { name: "再生する" });
  },
};
