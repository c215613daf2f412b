import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, waitFor } from "storybook/test";
import { swingNow } from "./fixtures/videos.ts";
import { type VideoPitch, VideoPlayer } from "./VideoPlayer.tsx";

const pitches: readonly VideoPitch[] = [
  { id: "a", number: 1, code: 1, kmh: 131.2, atS: 0.2 },
  { id: "b", number: 2, code: 3, kmh: 117.9, atS: 0.8 },
  { id: "c", number: 3, code: 4, kmh: null, atS: 1.5 },
];

const meta = {
  id: "components-video-player-actions",
  title: "部品/動画（操作）",
  component: VideoPlayer,
  parameters: { visual: { disable: true } },
  args: { src: swingNow, label: "小野寺 湊 11月19日のブルペン", pitches, onPitchChange: fn() },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = async (root: HTMLElement) => {
  const video = root.querySelector("video");
  if (!video) throw new Error("動画がありません");
  await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(2));
  return video;
};

export const Steps: Story = {
  name: "操作：1コマずつ送る",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoIn(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "1コマ進める" }));
    const before = video.currentTime;
    await userEvent.click(canvas.getByRole("button", { name: "1コマ進める" }));
    await expect(video.currentTime - before).toBeCloseTo(1 / 30, 3);
    await userEvent.keyboard(",");
    await expect(video.currentTime).toBeCloseTo(before, 3);
    await userEvent.keyboard("..");
    await expect(video.currentTime - before).toBeCloseTo(2 / 30, 3);
    const slider = await canvas.findByRole("slider", { name: "再生の位置" });
    slider.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(video.currentTime - before).toBeCloseTo(1 / 30, 3);
    await expect(slider).toHaveAttribute("aria-valuetext", "0.1秒、全2.0秒");
  },
};

export const Speeds: Story = {
  name: "操作：速さを選ぶ",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoIn(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "0.25" }));
    await expect(video.playbackRate).toBe(0.25);
    await userEvent.keyboard("2");
    await expect(video.playbackRate).toBe(0.5);
    await expect(canvas.getByRole("button", { name: "0.5" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("3");
    await expect(video.playbackRate).toBe(1);
  },
};

export const Plays: Story = {
  name: "操作：再生と一時停止、キーは中にいる間だけ",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoIn(canvasElement);
    await userEvent.keyboard("2");
    await expect(video.playbackRate).toBe(1);
    await userEvent.click(canvas.getByRole("button", { name: "再生する" }));
    const pause = await canvas.findByRole("button", { name: "一時停止する" });
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.3));
    await userEvent.click(pause);
    await expect(video.paused).toBe(true);
    (await canvas.findByRole("slider", { name: "再生の位置" })).focus();
    await userEvent.keyboard(" ");
    await canvas.findByRole("button", { name: "一時停止する" });
    await userEvent.keyboard(" ");
    await canvas.findByRole("button", { name: "再生する" });
  },
};

export const Pitches: Story = {
  name: "操作：目盛りとキーで球を移る",
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const video = await videoIn(canvasElement);
    const ticks = await canvas.findByRole("slider", { name: "球" });
    await userEvent.click(canvas.getByRole("button", { name: "次の球" }));
    await expect(video.currentTime).toBeCloseTo(0.8, 2);
    await expect(ticks).toHaveAttribute("aria-valuetext", "No.2 スライダー 117.9 km/h");
    await waitFor(() => expect(args.onPitchChange).toHaveBeenLastCalledWith("b"));
    ticks.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(video.currentTime).toBeCloseTo(1.5, 2);
    await expect(ticks).toHaveAttribute("aria-valuetext", "No.3 カーブ");
    await userEvent.keyboard("{ArrowRight}");
    await expect(video.currentTime).toBeCloseTo(1.5, 2);
    await fireEvent.change(ticks, { target: { value: "0.15" } });
    await expect(video.currentTime).toBeCloseTo(0.2, 2);
    await waitFor(() => expect(args.onPitchChange).toHaveBeenLastCalledWith("a"));
  },
};

export const ClipPerPitch: Story = {
  name: "操作：一球ずつの動画では、移る先を画面に伝える",
  args: { pitches: pitches.map(({ atS: _, ...pitch }) => pitch), pitchId: "b" },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await videoIn(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "前の球" }));
    await expect(args.onPitchChange).toHaveBeenLastCalledWith("a");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onPitchChange).toHaveBeenLastCalledWith("c");
    await expect(args.onPitchChange).toHaveBeenCalledTimes(2);
  },
};

export const Loops: Story = {
  name: "操作：区間の終わりで始めに戻る",
  args: { loopRange: { fromS: 0.5, toS: 0.8 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoIn(canvasElement);
    const times: number[] = [];
    video.addEventListener("seeking", () => times.push(video.currentTime));
    const loop = canvas.getByRole("button", { name: "区間をくり返す" });
    await userEvent.click(loop);
    await expect(loop).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "再生する" }));
    await waitFor(() => expect(times.length).toBeGreaterThanOrEqual(2), { timeout: 8000 });
    await expect(times[0]).toBeCloseTo(0.5, 2);
    await expect(video.currentTime).toBeLessThan(1);
    await userEvent.click(canvas.getByRole("button", { name: "一時停止する" }));
    loop.focus();
    await userEvent.keyboard("l");
    await expect(loop).toHaveAttribute("aria-pressed", "false");
  },
};

export const SetsLoop: Story = {
  name: "操作：今の位置をくり返しの始めと終わりにする",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = await videoIn(canvasElement);
    const slider = await canvas.findByRole("slider", { name: "再生の位置" });
    await fireEvent.change(slider, { target: { value: "1.5" } });
    await userEvent.click(canvas.getByRole("button", { name: "区間をくり返す" }));
    await fireEvent.change(slider, { target: { value: "1.9" } });
    await userEvent.click(canvas.getByRole("button", { name: "今の位置をくり返しの終わりにする" }));
    await fireEvent.change(slider, { target: { value: "1.7" } });
    await userEvent.click(canvas.getByRole("button", { name: "今の位置をくり返しの始めにする" }));
    await fireEvent.change(slider, { target: { value: "1.85" } });
    const times: number[] = [];
    video.addEventListener("seeking", () => times.push(video.currentTime));
    await userEvent.click(canvas.getByRole("button", { name: "再生する" }));
    await waitFor(() => expect(times.at(-1)).toBeCloseTo(1.7, 1), { timeout: 8000 });
    await userEvent.click(canvas.getByRole("button", { name: "一時停止する" }));
  },
};

export const Reloads: Story = {
  name: "操作：読み込めなければ、読み込み直せる",
  args: { src: "/iframe.html?no-video" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reload = await canvas.findByRole("button", { name: "再読み込みする" });
    const asked = fn();
    canvasElement.querySelector("video")?.addEventListener("loadstart", asked);
    await userEvent.click(reload);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("button", { name: "1コマ進める" })).toBeDisabled();
  },
};

/** A frame of a test may not fill the screen: what the browser would say is said for it. */
const sayOfScreen = (said: Partial<Pick<Document, "fullscreenEnabled" | "fullscreenElement">>) => {
  for (const [name, value] of Object.entries(said))
    Object.defineProperty(document, name, { configurable: true, value });
  return () => {
    for (const name of Object.keys(said)) Reflect.deleteProperty(document, name);
  };
};

export const FullScreen: Story = {
  name: "操作：ボタンと F キーで全画面にし、ボタンでやめる",
  beforeEach: () => sayOfScreen({ fullscreenEnabled: true, fullscreenElement: null }),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await videoIn(canvasElement);
    const player = canvas.getByRole("region", { name: "小野寺 湊 11月19日のブルペン" });
    const fill = spyOn(player, "requestFullscreen").mockResolvedValue();
    const leave = spyOn(document, "exitFullscreen").mockResolvedValue();
    await step("動画だけでなく、操作の列も入る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "全画面にする" }));
      await expect(fill).toHaveBeenCalledTimes(1);
      await userEvent.keyboard("f");
      await expect(fill).toHaveBeenCalledTimes(2);
      await expect(leave).not.toHaveBeenCalled();
    });
    await step("全画面の間は、やめるボタンになる", async () => {
      sayOfScreen({ fullscreenElement: player });
      document.dispatchEvent(new Event("fullscreenchange"));
      await userEvent.click(await canvas.findByRole("button", { name: "全画面をやめる" }));
      await expect(leave).toHaveBeenCalledTimes(1);
      await expect(fill).toHaveBeenCalledTimes(2);
    });
  },
};
