import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { videoActions, videoActs } from "../../components/BallVideo/ballVideoArgs.fixtures.ts";
import { reportAround } from "../../components/ReportFrame/report.fixtures.ts";
import { oneVideoPage, pitchingVideoPage } from "./pitchingVideo.fixtures.ts";
import { ReportPitchingVideoScreen, type ReportPitchingVideoScreenProps } from "./ReportPitchingVideoScreen.tsx";

const meta = {
  id: "screens-report-pitching-video-actions",
  title: "画面/選手別レポート・投球の動画/操作",
  component: ReportPitchingVideoScreen,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ...reportAround,
    ...videoActs,
    page: { status: "ready", value: pitchingVideoPage },
    compareWith: null,
    video: videoActions,
    reading: "short",
    onOpen: fn(),
  },
  render: (args) => <Harness {...args} />,
} satisfies Meta<typeof ReportPitchingVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Moves from ball to ball within the day, as the app does. */
function Harness({ page: first, onOpen, ...props }: ReportPitchingVideoScreenProps) {
  const [page, setPage] = useState(first);

  return (
    <ReportPitchingVideoScreen
      {...props}
      page={page}
      onOpen={(ballId) => {
        onOpen(ballId);
        setPage((before) => {
          const found = before.status === "ready" && before.value.day.find(({ ball }) => ball.id === ballId);
          return found ? { status: "ready", value: { ...before.value, ...found } } : before;
        });
      }}
    />
  );
}

export const MovesAll: Story = {
  name: "操作：表・目盛り・前後のどれからも、四つがその球に移る",
  play: async ({ args, canvas, step, userEvent }) => {
    const table = () => within(canvas.getByRole("table", { name: "1球ごとの結果" }));
    const ticks = () => canvas.findByRole("slider", { name: "球" });
    const isShown = async (number: number) => {
      await waitFor(() => expect(table().getByRole("link", { current: "page" })).toHaveTextContent(`No.${number}`));
      await expect(await ticks()).toHaveAttribute(
        "aria-valuetext",
        expect.stringMatching(new RegExp(`^No\\.${number} `)),
      );
      await expect(canvas.getByText(new RegExp(`64球のうち ${number}球目`))).toBeVisible();
    };
    await step("表の番号", async () => {
      await userEvent.click(table().getByRole("link", { name: "No.43" }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(7043);
      await isShown(43);
    });
    await step("動画のキーで前の球へ。フォーカスは動画に残る", async () => {
      (await ticks()).focus();
      await userEvent.keyboard("{ArrowLeft}");
      await isShown(42);
      await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
      await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith(7040));
      await isShown(40);
    });
    await step("次の投球", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "次の投球" }));
      await isShown(41);
    });
    await step("図の点", async () => {
      (await canvas.findByRole("slider", { name: "投球" })).focus();
      await userEvent.keyboard("{End}{Enter}");
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledTimes(6));
    });
  },
};

export const Compares: Story = {
  name: "操作：動画の中の最速と並べ、やめる。球種で絞る",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("並べる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "動画の中の最速とくらべる" }));
      await expect(args.onCompareWith).toHaveBeenLastCalledWith(6900);
    });
    await step("球種", async () => {
      const kinds = within(canvas.getByRole("group", { name: "見る球種" }));
      const straight = kinds.getByRole("button", { name: /^ストレート/ });
      await userEvent.click(straight);
      await expect(straight).toHaveAttribute("aria-pressed", "true");
      await expect(kinds.getByRole("button", { name: /^すべて/ })).toHaveAttribute("aria-pressed", "false");
    });
  },
};

export const SideBySide: Story = {
  name: "操作：動画の中の最速と並んでいる",
  args: { compareWith: 6900 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll("video")).toHaveLength(2);
    await expect(canvas.getByText("リリース")).toBeVisible();
    const compare = canvas.getByRole("button", { name: "動画の中の最速とくらべる" });
    await expect(compare).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(compare);
    await expect(args.onCompareWith).toHaveBeenLastCalledWith(null);
  },
};

export const OneVideo: Story = {
  name: "操作：一本の動画に何球も映っていれば、表から選ぶと動画がその秒へ飛ぶ",
  args: { page: { status: "ready", value: oneVideoPage } },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const video = canvasElement.querySelector("video");
    if (!video) throw new Error("動画がありません");
    await waitFor(() => expect(video.currentTime).toBeCloseTo(0.2, 2));
    const table = within(await canvas.findByRole("table", { name: "1球ごとの結果" }));
    await step("表から", async () => {
      await userEvent.click(table.getByRole("link", { name: "No.3" }));
      await waitFor(() => expect(video.currentTime).toBeCloseTo(1.5, 2));
      await expect(args.onOpen).toHaveBeenLastCalledWith(7003);
    });
    await step("動画から", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "前の球" }));
      await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith(7002));
      await waitFor(() => expect(table.getByRole("link", { current: "page" })).toHaveTextContent("No.2"));
      await expect(video.currentTime).toBeCloseTo(0.8, 2);
    });
  },
};
