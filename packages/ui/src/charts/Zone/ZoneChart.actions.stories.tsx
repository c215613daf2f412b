import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { onPanel } from "../theme/chartStage.harness.tsx";
import { ZoneChart } from "./ZoneChart.tsx";
import { everyKind, pitchesOfDay } from "./zone.fixtures.ts";

const meta = {
  id: "charts-zone-actions",
  title: "図表/投球コース（操作）",
  component: ZoneChart,
  decorators: [onPanel],
  args: { pitches: pitchesOfDay(64), onSelect: fn() },
  render: function Held(args) {
    const [selectedId, setSelected] = useState(args.selectedId);
    return (
      <ZoneChart
        {...args}
        selectedId={selectedId}
        onSelect={(id) => {
          args.onSelect?.(id);
          setSelected(id);
        }}
      />
    );
  },
} satisfies Meta<typeof ZoneChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Modes: Story = {
  name: "操作：密度＋20球と、すべてを切り替える",
  args: { selectedId: "3" },
  play: async ({ canvas, step, userEvent }) => {
    const pitches = await canvas.findByRole("slider", { name: "投球" });

    await step("最後の20球と、選んでいる3球目だけをたどれる", async () => {
      await expect(canvas.getByRole("button", { name: "密度＋20球", pressed: true })).toBeVisible();
      await expect(pitches).toHaveAttribute("aria-valuemax", "21");
      await expect(canvas.getByText("捕手から見た位置・面は64球の密度、点は最後の20球")).toBeInTheDocument();
      pitches.focus();
      await userEvent.keyboard("{Home}");
      await expect(pitches.getAttribute("aria-valuetext")).toMatch(/^3球目、/);
      await userEvent.keyboard("{ArrowRight}");
      await expect(pitches.getAttribute("aria-valuetext")).toMatch(/^45球目、/);
    });
    await step("すべてを選ぶと、64球をたどれる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "すべて" }));
      await expect(pitches).toHaveAttribute("aria-valuemax", "64");
      await expect(canvas.getByText("捕手から見た位置")).toBeInTheDocument();
    });
  },
};

export const Selects: Story = {
  name: "操作：球を選ぶと、札が付く",
  args: { pitches: everyKind },
  play: async ({ args, canvas, step, userEvent }) => {
    const pitches = await canvas.findByRole("slider", { name: "投球" });

    await step("60球より少なければ、切り替えはない", async () => {
      await expect(canvas.queryByRole("button", { name: "すべて" })).toBeNull();
    });
    await step("キーボードで", async () => {
      pitches.focus();
      await userEvent.keyboard("{Home}{ArrowRight}");
      await expect(pitches).toHaveAttribute(
        "aria-valuetext",
        "2球目、球種 ストレート、球速 128.0km/h、コース ゾーン・高め、横（右が＋） −24cm、高さ 89cm",
      );
      await userEvent.keyboard("{Enter}");
      await expect(args.onSelect).toHaveBeenLastCalledWith("1");
      await expect(canvas.getByText("FB 128.0")).toBeInTheDocument();
    });
    await step("マウスで、枠の端に描いた球を", async () => {
      const { left, top, width, height } = pitches.getBoundingClientRect();
      await userEvent.keyboard("{End}");
      const tag = canvas.getByText("9球目", { selector: "strong" });
      await expect(tag.parentElement).toHaveTextContent("コースボール横（右が＋）140cm");
      await userEvent.pointer({ target: pitches, coords: { clientX: left + 2, clientY: top + height / 2 } });
      await expect(canvas.queryByText("9球目", { selector: "strong" })).toBeNull();
      await userEvent.pointer({
        keys: "[MouseLeft]",
        target: pitches,
        coords: { clientX: left + width / 2, clientY: top + height / 2 },
      });
      await expect(args.onSelect).toHaveBeenCalledTimes(2);
    });
  },
};

export const Table: Story = {
  name: "操作：表に切り替える",
  args: { pitches: everyKind },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "表で見る" }));
    await expect(canvas.getByRole("columnheader", { name: "球速（km/h）" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "1球目 記録なし 131.0 ボール −32 95" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "グラフで見る" }));
    await expect(canvas.getByRole("img", { name: /^捕手から見た9球の位置です。/ })).toBeVisible();
  },
};
