import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { HomeScreen } from "./HomeScreen.tsx";
import { fridayEvening } from "./home.fixtures.ts";

const meta = {
  id: "screens-home-stored",
  title: "画面/ホーム",
  component: HomeScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    home: { status: "ready", value: fridayEvening },
    today: "2026-11-21",
    analyzerAvailable: true,
    unsent: [],
    refreshing: false,
    onRetry: fn(),
    loadPart: takePart,
    markBestsSeen: fn(async () => []),
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {
  name: "OF-1 つながらない朝、きのうの夜のものは、今日とは言わない",
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "対応が必要なこと" }));
    await expect(panel.getByText("11/20 19:40 時点")).toBeVisible();
    await expect(panel.queryByText(/^今日/)).toBeNull();
  },
};
