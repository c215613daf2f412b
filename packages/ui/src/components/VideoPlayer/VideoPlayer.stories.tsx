import type { PitchCode } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { swingNow } from "./fixtures/videos.ts";
import { type VideoPitch, VideoPlayer } from "./VideoPlayer.tsx";
import { videosShown } from "./videosShown.fixtures.ts";

const codes: readonly PitchCode[] = [
  1, 3, 1, 1, 4, 3, 1, 2, 1, 7, 6, 5, 8, 0, 1, 1, 3, 2, 4, 1, 7, 7, 3, 4, 6, 1, 6, 4, 7, 1,
];
const session: readonly VideoPitch[] = codes.map((code, index) => ({
  id: `pitch-${index + 1}`,
  number: index + 1,
  code,
  kmh: 128.4 + ((index * 7) % 40) / 10,
}));

const meta = {
  id: "components-video-player",
  title: "部品/動画",
  component: VideoPlayer,
  args: {
    src: swingNow,
    label: "小野寺 湊 11月19日のブルペン",
    startS: 1.216,
    pitches: session,
    pitchId: "pitch-16",
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture waits for exactly the frame it shows. */
const onFrame: Story["play"] = async ({ canvasElement }) => void (await videosShown(canvasElement));

export const Ready: Story = { name: "一球ずつの動画", play: onFrame };
export const Mobile: Story = { ...Ready, name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const ForcedColors: Story = { ...Ready, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const States: Story = {
  name: "動画なし・読み込みに失敗・球なし",
  render: (args) => (
    <Stack gap="l">
      <VideoPlayer {...args} src={null} />
      <VideoPlayer {...args} src="/iframe.html?no-video" label="読み込めない動画" />
      <VideoPlayer src={swingNow} startS={0.516} label="球のない動画" />
    </Stack>
  ),
  play: async (context) => {
    await onFrame(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      "動画を読み込めませんでした。通信状況を確認して、もう一度お試しください。",
    );
  },
};
export const Dark: Story = { ...States, name: "暗い画面", globals: { theme: "dark" } };
