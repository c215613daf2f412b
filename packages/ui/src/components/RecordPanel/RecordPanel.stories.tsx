import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RecordPanel } from "./RecordPanel.tsx";

const meta = {
  id: "components-record-panel",
  title: "部品/自己ベスト",
  component: RecordPanel,
  args: {
    records: {
      pitch_speed: { value: 97, batting_type: null, ball: "rubber" },
      batted_ball_speed: { value: 114.8, batting_type: 1, ball: "rubber" },
    },
  },
} satisfies Meta<typeof RecordPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };
const figures = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("dl > div")].map((figure) => figure.textContent);

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("region", { name: "自己ベスト" })).toBeVisible();
    await expect(figures(canvasElement)).toEqual(["球速97.0km/h全期間・軟式", "打球速度114.8km/h全期間・ティー・軟式"]);
  },
};
export const One: Story = {
  name: "打球速度だけ",
  parameters: unseen,
  args: { records: { pitch_speed: null, batted_ball_speed: { value: 114.8, batting_type: 1, ball: "rubber" } } },
  play: async ({ canvasElement }) => {
    await expect(figures(canvasElement)).toEqual(["打球速度114.8km/h全期間・ティー・軟式"]);
  },
};
export const None: Story = {
  name: "0件",
  parameters: unseen,
  args: { records: { pitch_speed: null, batted_ball_speed: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: unseen };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" }, parameters: unseen };
