import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { VideoField } from "./VideoField.tsx";

const sending = { state: "sending", sentBytes: 47_000_000, totalBytes: 188_000_000, onCancel: fn() } as const;
const broken = { state: "failed", failure: { code: "unavailable" }, onResume: fn(), onCancel: fn() } as const;

const meta = {
  id: "components-video-field",
  title: "部品/一球の動画をつける",
  component: VideoField,
  parameters: { visual: { disable: true } },
  args: { video: null, upload: { state: "idle" }, onChoose: fn(), onRemove: fn(async () => {}) },
} satisfies Meta<typeof VideoField>;
export default meta;
type Story = StoryObj<typeof meta>;

const video = (name: string, type: string, bytes = 3) => new File(["1".repeat(bytes)], name, { type });
const choose = (root: HTMLElement, ...files: File[]) => {
  const input = root.querySelector("input");
  if (!input) throw new Error("選ぶ欄がありません");
  const given = new DataTransfer();
  for (const file of files) given.items.add(file);
  input.files = given.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
};

export const Ready: Story = {
  name: "動画なし・あり・送信中・途切れた",
  parameters: { visual: { disable: false, viewports: ["desktop"], themes: ["light"] } },
  render: (args) => (
    <Stack gap="l">
      <VideoField {...args} />
      <VideoField {...args} video={{ own: true }} />
      <VideoField {...args} upload={sending} />
      <VideoField {...args} upload={broken} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "動画を送っています" });
    await expect(bar).toHaveAttribute("aria-valuenow", "47000000");
    await expect(bar).toHaveAttribute("aria-valuemax", "188000000");
    await expect(canvas.getByText("44.9MB / 179.3MB")).toBeVisible();
    await expect(canvas.getAllByText("MP4・WebM・MOV、500 MBまで")).toHaveLength(2);
  },
};
export const Dark: Story = { ...Ready, name: "暗い画面", parameters: {}, globals: { theme: "dark" } };
export const ForcedColors: Story = {
  ...Ready,
  name: "ハイコントラスト",
  parameters: {},
  globals: { contrast: "forced", viewport: { value: "mobile" } },
};

export const Chooses: Story = {
  name: "操作：選ぶ。形式と大きさは、その場で断る",
  play: async ({ args, canvas, canvasElement, step }) => {
    await step("動画でないもの、中身のないもの、大きすぎるもの", async () => {
      choose(canvasElement, video("練習.png", "image/png"));
      await expect(await canvas.findByText("MP4・WebM・MOVの動画を選んでください")).toBeVisible();
      choose(canvasElement, video("空.mp4", "video/mp4", 0));
      await expect(await canvas.findByText("中身のない動画は送れません")).toBeVisible();
      const huge = video("長い.mp4", "video/mp4");
      Object.defineProperty(huge, "size", { value: 500 * 1024 * 1024 + 1 });
      const given = { types: ["Files"], files: [huge], items: [] };
      const event = new Event("drop", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "dataTransfer", { value: given });
      canvas.getByRole("group", { name: "この球の動画" }).dispatchEvent(event);
      await expect(await canvas.findByText("500 MB以下の動画を選んでください")).toBeVisible();
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step("端末が形式を知らない .mov も、名前で分かる", async () => {
      const swing = video("スイング.MOV", "");
      choose(canvasElement, swing);
      await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(swing));
      await expect(canvas.queryByText("500 MB以下の動画を選んでください")).toBeNull();
    });
  },
};

export const Replaces: Story = {
  name: "操作：替えるとき、消すときは確かめる",
  args: { video: { own: true } },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step("替える", async () => {
      const next = video("新しい.webm", "video/webm");
      choose(canvasElement, next);
      const dialog = within(await screen.findByRole("alertdialog", { name: "いまの動画と入れ替えますか？" }));
      await expect(args.onChoose).not.toHaveBeenCalled();
      await userEvent.click(dialog.getByRole("button", { name: "入れ替える" }));
      await expect(args.onChoose).toHaveBeenCalledWith(next);
    });
    await step("消す", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "動画を消す" }));
      const dialog = within(await screen.findByRole("alertdialog", { name: "この球の動画を消しますか？" }));
      await userEvent.click(dialog.getByRole("button", { name: "動画を消す" }));
      await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    });
  },
};

export const GoesOn: Story = {
  name: "操作：続きから送る・やめる",
  args: { upload: broken },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "続きから送る" }));
    await expect(broken.onResume).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "やめる" }));
    await expect(broken.onCancel).toHaveBeenCalledOnce();
  },
};

export const AsksBeforeLeaving: Story = {
  name: "操作：送信中に移るときは確かめ、もどると続きがあると言う",
  args: { upload: { state: "idle", brokenOff: "swing.mp4" }, leaving: { onLeave: fn(), onStay: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^「swing\.mp4」の送信が途中です/)).toBeInTheDocument();
    const dialog = within(await screen.findByRole("alertdialog", { name: "動画の送信をやめて移りますか？" }));
    await userEvent.click(dialog.getByRole("button", { name: "このページに残る" }));
    await expect(args.leaving?.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "移る" }));
    await expect(args.leaving?.onLeave).toHaveBeenCalledOnce();
  },
};
