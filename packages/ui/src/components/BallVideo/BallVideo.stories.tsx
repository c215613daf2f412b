import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { BallPlayer } from "./BallPlayer.tsx";
import { battingVideoPage, posterOfField } from "./ballVideo.fixtures.ts";
import { videoActions } from "./ballVideoArgs.fixtures.ts";
import { VideoPoster } from "./VideoPoster.tsx";

const meta = {
  id: "components-ball-video",
  title: "部品/一球の動画",
  component: BallPlayer,
  parameters: { visual: { disable: true } },
  args: { page: { ...battingVideoPage, video: null }, partner: null, actions: videoActions },
} satisfies Meta<typeof BallPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "小さな写真：あり・まだない・動画なし",
  parameters: { visual: { disable: false, viewports: ["desktop"], themes: ["light"] } },
  render: (args) => (
    <Stack>
      <Cluster>
        <VideoPoster hasVideo src={posterOfField} />
        <VideoPoster hasVideo src={null} />
        <VideoPoster hasVideo={false} src={null} />
      </Cluster>
      <BallPlayer {...args} />
    </Stack>
  ),
};
export const Dark: Story = { ...Ready, name: "暗い画面", parameters: {}, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  ...Ready,
  name: "ハイコントラスト",
  parameters: {},
  globals: { contrast: "forced" },
};

export const Unsupported: Story = {
  name: "操作：住所は正しいのに開けない動画は、形式のせいだと言う",
  args: {
    page: { ...battingVideoPage, video: noVideo() },
    actions: { ...videoActions, onVideoBroken: fn(async () => {}) },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/^この端末では再生できない形式です/)).toBeVisible();
    await expect(args.actions.onVideoBroken).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "動画を消す" })).toBeVisible();
  },
};

export const Broken: Story = {
  name: "操作：読み直せなければ通信のせい。読み込み直せる",
  args: {
    page: { ...battingVideoPage, video: noVideo() },
    actions: { ...videoActions, onVideoBroken: fn(() => Promise.reject(new Error("offline"))) },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^動画を読み込めませんでした/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await waitFor(() => expect(args.actions.onVideoBroken).toHaveBeenCalledTimes(2));
  },
};

function noVideo() {
  return { id: 9, src: "/iframe.html?no-video", poster: null, impact_s: null, at_s: null, own: true };
}
