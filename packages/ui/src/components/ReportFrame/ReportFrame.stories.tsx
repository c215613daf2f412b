import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { NavigateProvider } from "../Link/navigation.ts";
import { ReportFrame } from "./ReportFrame.tsx";
import { reportAround, reportMember } from "./report.fixtures.ts";

const navigate = fn();

const meta = {
  id: "components-report-frame",
  title: "部品/レポートの枠",
  component: ReportFrame,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    ...reportAround,
    mode: "batting",
    tab: "summary",
    period: { value: 2, onChange: fn() },
    onPlayerRetry: fn(),
    children: <p>レポートの中身</p>,
  },
  decorators: [
    (Story) => (
      <NavigateProvider value={{ navigate }}>
        <Story />
      </NavigateProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof ReportFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  parameters: { visual: { disable: false, viewports: ["desktop"], themes: ["light"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("小野寺 湊 高2");
    await expect(canvas.getByText("右投げ・右打ち")).toBeVisible();
    await expect(canvas.getByText("アナライザー 利用中")).toBeVisible();
    // The profile is a screen of phones.
    await expect(canvas.queryByRole("link", { name: "小野寺 湊" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "1枚に印刷" })).toHaveAttribute("href", "/nextshot/report/201/print");
  },
};
export const Mobile: Story = {
  name: "スマートフォン：名前からプロフィールへ",
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole("heading", { level: 2 }));
    await expect(head.getByRole("link", { name: "小野寺 湊" })).toHaveAttribute("href", "/nextshot/report/201/profile");
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const Softball: Story = {
  name: "ソフトボール・長い名前・一覧の端",
  args: {
    sportType: "softball",
    player: {
      status: "ready",
      value: { ...reportMember, last_name: "勅使河原", first_name: "龍之介アレクサンダー", nextshot_usage: "not_use" },
    },
    previous: null,
    next: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("右投げ・右打ち")).toBeNull();
    await expect(canvas.queryByRole("link", { name: /^次の選手/ })).toBeNull();
  },
};

export const Loading: Story = {
  name: "読み込み中",
  args: { player: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("選手を読み込んでいます");
    await expect(canvas.getByText("レポートの中身")).toBeVisible();
  },
};

export const Failed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { player: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onPlayerRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText("レポートの中身")).toBeVisible();
  },
};

export const Missing: Story = {
  name: "いない選手",
  args: { player: { status: "failed", code: "not_found" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("この選手はいません")).toBeVisible();
    await expect(canvas.queryByText("レポートの中身")).toBeNull();
    await expect(canvas.getByRole("link", { name: "選手を選ぶ" })).toHaveAttribute("href", "/nextshot/report");
  },
};

export const Moves: Story = {
  name: "操作：期間は、打撃と投球と前後の選手に続く",
  args: { period: { value: 3, onChange: fn() } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("サマリーと AIスタッツだけが期間を持つ", async () => {
      const hrefs = ["投球", "サマリー", "結果", "AIスタッツ", "次の選手：三浦 陽翔"].map((name) =>
        canvas.getByRole("link", { name }).getAttribute("href"),
      );
      await expect(hrefs).toEqual([
        "/nextshot/report/201/pitching/summary?period=3",
        "/nextshot/report/201/batting/summary?period=3",
        "/nextshot/report/201/batting/results",
        "/nextshot/report/201/batting/ai_stats?period=3",
        "/nextshot/report/207/batting/summary?period=3",
      ]);
      await expect(canvas.getByRole("link", { name: "サマリー" })).toHaveAttribute("aria-current", "page");
    });
    await step("期間を選ぶ", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "直近1週間" }));
      await expect(args.period?.onChange).toHaveBeenLastCalledWith(1);
    });
  },
};
