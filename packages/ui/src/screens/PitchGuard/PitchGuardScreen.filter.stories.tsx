import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { PitchGuardHarness } from "./PitchGuard.harness.tsx";
import { PitchGuardScreen } from "./PitchGuardScreen.tsx";
import { fetchRecordPitches } from "./parts/parts.ts";
import { watchedGuard } from "./pitchGuard.fixtures.ts";
import { pitchGuardArgs } from "./pitchGuardArgs.fixtures.ts";

const meta = {
  id: "screens-pitch-guard-filter",
  title: "画面/投球数ガード/絞り込みと並び順",
  component: PitchGuardScreen,
  render: (args) => <PitchGuardHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: pitchGuardArgs,
} satisfies Meta<typeof PitchGuardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = () =>
  within(screen.getByRole("region", { name: "投球数ガード" }))
    .getAllByTitle(/の投球の記録を開く$/)
    .map(({ title }) => title.replace("の投球の記録を開く", ""));

export const Attention: Story = {
  name: "注意が要る選手だけ（ホームから開いたとき）",
  args: {
    guard: { status: "ready", value: watchedGuard },
    view: { ...pitchGuardArgs.view, state: "attention" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "状態" })).toHaveDisplayValue("注意が要る選手すべて");
    await expect(names()).toEqual(["青山 朔", "藤井 颯太", "小川 新", "平野 陸斗"]);
  },
};

export const Narrows: Story = {
  name: "操作：状態で絞り込み、まとまりの中を並べ替える",
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("並べ替えても、ルールごとのまとまりは変わらない", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "球数の多い順");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ order: "pitches", page: 1 });
      await expect(names()).toEqual([
        "小野寺 湊",
        "石井 悠真",
        "三浦 陽翔",
        "岡田 蒼",
        "藤井 颯太",
        "青山 朔",
        "小川 新",
        "平野 陸斗",
        "大塚 奏太",
      ]);
    });
    await step("超過だけ", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "状態" }), "超過");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ state: "over", page: 1 });
      await expect(names()).toEqual(["藤井 颯太"]);
    });
    await step("すべてに戻すと、並び順は残る", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "状態" }), "すべて");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ state: null, page: 1 });
      await expect(names()).toHaveLength(9);
    });
  },
};

export const NarrowsOnPhone: Story = {
  name: "操作：スマートフォンでは、紙の中で選び、条件を言う",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
    const sheet = within(screen.getByRole("dialog", { name: "絞り込み" }));
    await userEvent.selectOptions(sheet.getByRole("combobox", { name: "並び順" }), "氏名の五十音順");
    await userEvent.selectOptions(sheet.getByRole("combobox", { name: "状態" }), "余裕あり");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ state: "room", page: 1 });
    await userEvent.click(sheet.getByRole("button", { name: "5人を表示する" }));
    await expect(canvas.getByText("すべての投手（余裕あり）、11/21（土）")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "絞り込み 1件の条件" })).toBeVisible();
    await expect(names()).toEqual(["三浦 陽翔", "石井 悠真", "青山 朔", "大塚 奏太", "平野 陸斗"]);
  },
};

export const RecordsOthers: Story = {
  name: "操作：絞り込みの外の投手を足して記録するときも、その日の記録が見える",
  parameters: { visual: { disable: true } },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [async () => void (await fetchRecordPitches())],
  args: { view: { ...pitchGuardArgs.view, grade: "h" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "投球数を記録" }));
    const dialog = within(await screen.findByRole("dialog", { name: "投球数を記録" }));
    await userEvent.type(dialog.getByRole("combobox", { name: "ほかの選手を追加" }), "おがわ");
    await waitFor(() => userEvent.click(screen.getByRole("option", { name: /小川 新/ })));
    await expect(await dialog.findByRole("textbox", { name: "小川 新" })).toHaveAccessibleDescription(
      /この日の記録 68球/,
    );
  },
};
