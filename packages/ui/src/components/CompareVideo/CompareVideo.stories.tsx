import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { videosShown } from "../VideoPlayer/videosShown.fixtures.ts";
import { CompareVideo } from "./CompareVideo.tsx";
import { swings } from "./compare.fixtures.ts";

const meta = {
  id: "components-compare-video",
  title: "部品/動画をくらべる",
  component: CompareVideo,
  args: swings,
} satisfies Meta<typeof CompareVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

const onFrame: Story["play"] = async ({ canvas, canvasElement, userEvent }) => {
  await videosShown(canvasElement);
  await userEvent.click(canvas.getAllByRole("button", { name: "区間をくり返す" })[0] ?? canvasElement);
};

export const Ready: Story = {
  name: "インパクトで合わせる、相手の動画なし",
  play: onFrame,
  render: (args) => (
    <Stack gap="l">
      <CompareVideo {...args} />
      <CompareVideo
        {...args}
        label="相手の動画なし"
        best={{ ...args.best, src: null, title: "自己最大（動画なし）" }}
      />
    </Stack>
  ),
};
export const Mobile: Story = { name: "スマートフォン", play: onFrame, globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", play: onFrame, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", play: onFrame, globals: { contrast: "forced" } };

export const Together: Story = {
  name: "操作：二つの動画はインパクトで合ったまま進む",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [current, best] = await videosShown(canvasElement);
    if (!current || !best) throw new Error("動画が二つありません");
    const apart = () => Math.abs(best.currentTime - (current.currentTime - 0.2));
    await expect(canvasElement).toHaveTextContent("37 / 60 コマ");
    await expect(best.currentTime).toBeCloseTo(30.5 / 30, 2);
    await fireEvent.change(canvas.getByRole("slider", { name: "再生の位置" }), { target: { value: "0.75" } });
    await expect(apart()).toBeLessThanOrEqual(1 / 30);
    await userEvent.click(canvas.getByRole("button", { name: "1コマ進める" }));
    await expect(canvasElement).toHaveTextContent("24 / 60 コマ");
    await expect(apart()).toBeLessThanOrEqual(1 / 30);
    await userEvent.click(canvas.getByRole("button", { name: "0.25" }));
    await userEvent.click(canvas.getByRole("button", { name: "再生する" }));
    await waitFor(() => expect(current.currentTime).toBeGreaterThan(0.95), { timeout: 5000 });
    await waitFor(() => expect(apart()).toBeLessThanOrEqual(1 / 30), { timeout: 3000 });
    await userEvent.click(canvas.getByRole("button", { name: "一時停止する" }));
    await waitFor(() => expect(best.paused).toBe(true));
  },
};

export const Swaps: Story = {
  name: "操作：左右を入れ替える",
  parameters: { visual: { disable: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [current, best] = await videosShown(canvasElement);
    if (!current || !best) throw new Error("動画が二つありません");
    const leftOf = (video: HTMLElement) => video.getBoundingClientRect().left;
    await expect(leftOf(current)).toBeLessThan(leftOf(best));
    await userEvent.click(canvas.getByRole("button", { name: "入れ替える" }));
    await expect(leftOf(best)).toBeLessThan(leftOf(current));
    await userEvent.keyboard("c");
    await expect(leftOf(current)).toBeLessThan(leftOf(best));
  },
};

export const SwitchesOnPhone: Story = {
  name: "操作：スマートフォンでは今回と自己最大を切り替える",
  parameters: { visual: { disable: true } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [current, best] = await videosShown(canvasElement);
    await expect(current).toBeVisible();
    await expect(best).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "自己最大" }));
    await expect(best).toBeVisible();
    await expect(current).not.toBeVisible();
  },
};
