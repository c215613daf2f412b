import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { onPanel } from "../theme/chartStage.harness.tsx";
import { TrajectoryChart } from "./TrajectoryChart.tsx";
import { comparedBalls, liveBalls, measuredBalls } from "./trajectory.fixtures.ts";

const meta = {
  id: "charts-trajectory-actions",
  title: "図表/打球の軌道（操作）",
  component: TrajectoryChart,
  decorators: [onPanel],
  args: { balls: liveBalls, onSelect: fn() },
} satisfies Meta<typeof TrajectoryChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const farthest =
  "11/5 3球目、飛距離（計算値） 103.6m、打球速度 142.6km/h、打球角度 27.4°、最高点 19.7m、結果 ホームラン";

export const Keyboard: Story = {
  name: "操作：矢印キーで打球をたどる",
  play: async ({ args, canvas, step, userEvent }) => {
    const balls = await canvas.findByRole("slider", { name: "打球" });

    await step("入ると、いちばん遠い打球に立つ", async () => {
      balls.focus();
      await expect(balls).toHaveAttribute("aria-valuetext", farthest);
    });
    await step("← で次に遠い打球、Home でいちばん近い打球", async () => {
      await userEvent.keyboard("{ArrowLeft}");
      await expect(balls.getAttribute("aria-valuetext")).toMatch(/^11\/15 4球目、飛距離（計算値） 98\.3m/);
      await userEvent.keyboard("{Home}");
      await expect(balls.getAttribute("aria-valuetext")).toMatch(/^10\/29 1球目、飛距離（計算値） 6\.1m/);
    });
    await step("Enter でその打球を返す", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onSelect).toHaveBeenLastCalledWith("4");
    });
  },
};

export const Pointer: Story = {
  name: "操作：マウスで落ちた所を指し、押して選ぶ",
  args: { balls: comparedBalls, bestId: "best" },
  play: async ({ args, canvas, step, userEvent }) => {
    const balls = await canvas.findByRole("slider", { name: "打球" });
    balls.focus();
    await userEvent.keyboard("{Home}");
    const { left, top, height } = balls.getBoundingClientRect();
    const label = canvas.getByText("この打球 50.6 m").getBoundingClientRect();
    const landing = { clientX: label.left + label.width / 2, clientY: top + height - 32 };

    await step("表の行と同じ言葉が出る", async () => {
      await userEvent.pointer({ target: balls, coords: { clientX: left + 4, clientY: top + 4 } });
      await expect(canvas.queryByText("11/19 4球目", { selector: "strong" })).toBeNull();
      await userEvent.pointer({ target: balls, coords: landing });
      await expect(canvas.getByText("11/19 4球目", { selector: "strong" }).parentElement).toHaveTextContent(
        "飛距離（計算値）50.6m打球速度131.0km/h打球角度7.4°",
      );
    });
    await step("押すと、その打球を返す", async () => {
      await userEvent.pointer({ keys: "[MouseLeft]", target: balls, coords: landing });
      await expect(args.onSelect).toHaveBeenLastCalledWith("now");
    });
  },
};

export const Table: Story = {
  name: "操作：表に切り替える",
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole("img", {
      name: "14球のうち、いちばん遠くへ飛んだのは「11/5 3球目」の103.6 m（142.6 km/h・27.4°）です。飛距離は速度と角度からの計算値です。",
    });
    (await canvas.findByRole("slider")).focus();
    await userEvent.keyboard("t");
    await expect(picture).not.toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "飛距離（計算値）（m）" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "11/5 3球目 103.6 142.6 27.4 19.7 ホームラン" })).toBeInTheDocument();
    await expect(canvas.getByRole("row", { name: "11/19 4球目 50.6 131.0 7.4 2.7 記録なし" })).toBeInTheDocument();
  },
};

export const Measured: Story = {
  name: "測った飛距離は、どこでも測ったとおり。計算した飛距離は、そう言う",
  args: { balls: measuredBalls },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("img", {
      name: "3球のうち、いちばん遠くへ飛んだのは「11/5 1球目」の76.1 m（134.1 km/h・27.0°）です。",
    });
    await canvas.findByText("76.1 m・134.1 km/h・27.0°");
    await canvas.findByText("測っていない飛距離は計算値・横から見た図");
    canvas.getByRole("slider").focus();
    await userEvent.keyboard("t");
    const rows = canvas.getAllByRole("row").map(({ textContent }) => textContent);
    await expect(rows.slice(0, 2)).toEqual([
      "打球飛距離（m）飛距離（計算値）（m）打球速度（km/h）打球角度（°）最高点（m）結果",
      expect.stringMatching(/^11\/5 1球目76\.1.*134\.127\.0/),
    ]);
  },
};

export const Touch: Story = {
  name: "操作：指で触れた打球は、離しても残る",
  args: { balls: comparedBalls, bestId: "best" },
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    const balls = await canvas.findByRole("slider", { name: "打球" });
    const { left, width } = canvas.getByText("この打球 50.6 m").getBoundingClientRect();
    const coords = { clientX: left + width / 2, clientY: balls.getBoundingClientRect().bottom - 32 };
    await userEvent.pointer({ keys: "[TouchA]", target: balls, coords });
    await expect(canvas.getByText("11/19 4球目", { selector: "strong" })).toBeVisible();
    await expect(args.onSelect).toHaveBeenLastCalledWith("now");
  },
};
