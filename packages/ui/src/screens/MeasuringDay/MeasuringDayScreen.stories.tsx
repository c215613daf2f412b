import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { MeasuringDayHarness } from "./MeasuringDay.harness.tsx";
import { MeasuringDayScreen } from "./MeasuringDayScreen.tsx";
import {
  closedDay,
  crowdedSheet,
  emptySheet,
  eventSheet,
  firstSheet,
  members,
  sheet,
  withBests,
} from "./measuringDay.fixtures.ts";
import { measuringDayArgs, openDay } from "./measuringDayArgs.fixtures.ts";

const meta = {
  id: "screens-measuring-day",
  title: "画面/測定会の入力",
  component: MeasuringDayScreen,
  render: (args) => <MeasuringDayHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: measuringDayArgs,
} satisfies Meta<typeof MeasuringDayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { visual: { disable: true } };

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("19:41 自動保存")).toBeVisible();
    const fieldError = canvas.queryByRole("gridcell", { name: "直す 1520" });
    if (fieldError) await userEvent.click(fieldError);
  },
};
export const Dark: Story = { name: "暗い画面", parameters: unseen, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", parameters: unseen, globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォン：ひとつの項目と、次の項目",
  parameters: unseen,
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^1520 cm は入力できません。立ち幅とびは 50〜400 cm です。/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "次の項目（握力（右））へ" }));
    await expect(canvas.getByRole("button", { name: /^握力（右）/ })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "次の項目（スイング速度）へ" }));
    await userEvent.click(canvas.getByRole("button", { name: "測定会を終える" }));
    await expect(canvas.getByRole("alertdialog", { name: "「冬の測定会」を終えますか？" })).toBeVisible();
  },
};

export const Nobody: Story = {
  name: "選手がいない",
  parameters: unseen,
  args: {
    members: { status: "ready", value: [] },
    day: { ...openDay, unsent: [], sheet: { status: "ready", value: emptySheet } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("選手がまだいません")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "項目を選ぶ" })).toBeVisible();
  },
};
export const Loading: Story = {
  name: "読み込み中",
  parameters: unseen,
  args: { day: { ...openDay, sheet: { status: "loading" } } },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  parameters: unseen,
  args: { day: { ...openDay, sheet: { status: "failed", code: "unavailable" }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.day?.onRetry).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = {
  name: "測定会が見つからない。送れない入力は、この端末から消せる",
  parameters: unseen,
  args: { day: { ...openDay, sheet: { status: "failed", code: "not_found" } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "測定会の一覧" })).toHaveAttribute(
      "href",
      "/evaluation-result/measuring-day",
    );
    await expect(canvas.getByText(/^この測定会に入力した3件が、この端末に残っています。/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "この端末から消す" }));
    await expect(args.day?.onDiscard).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = {
  name: "終えた測定会：新しい自己ベスト、見るだけの表",
  parameters: unseen,
  args: { day: { ...openDay, sheet: { status: "ready", value: { ...sheet, day: closedDay } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("この測定会は2026年11月20日（金）に終わりました。")).toBeVisible();
    const best = canvas.getByRole("region", { name: "新しい自己ベスト" });
    await expect(best).toHaveTextContent("遠投小川 新 小648.5m +1.7");
    await expect(canvas.getByText(/^送信していない入力が3件、この端末に残っています。/)).toBeVisible();
    const cell = canvas.getByRole("gridcell", { name: "181" });
    await userEvent.click(cell);
    await userEvent.keyboard("190{Enter}");
    await expect(canvas.getByRole("gridcell", { name: "181" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "入力を再開する" }));
    await expect(canvas.getByRole("button", { name: "測定会を終える" })).toBeVisible();
  },
};
const manyBests = crowdedSheet(7);
export const ClosedWithManyBests: Story = {
  name: "終えた測定会：項目ごとに、大きく伸びた5人。残りは押すと出る",
  parameters: unseen,
  args: {
    members: { status: "ready", value: manyBests.members },
    day: { ...openDay, unsent: [], sheet: { status: "ready", value: withBests(manyBests.sheet) } },
  },
  play: async ({ canvas, userEvent }) => {
    const run = within(canvas.getByRole("list", { name: "50m走" }));
    const shown = () => run.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(shown()).toEqual([
      "選手 7 中27.7秒 −0.7",
      "選手 6 中27.8秒 −0.6",
      "選手 5 中27.9秒 −0.5",
      "選手 4 中28.0秒 −0.4",
      "選手 3 中28.1秒 −0.3",
    ]);
    const throws = within(canvas.getByRole("list", { name: "遠投" }));
    await expect(throws.getAllByRole("listitem")).toHaveLength(2);
    const all = canvas.getByRole("button", { name: "すべて表示する（7人）" });
    await expect(all).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(all);
    await expect(shown()).toHaveLength(7);
    await userEvent.click(canvas.getByRole("button", { name: "少なく表示する" }));
    await expect(shown()).toHaveLength(5);
  },
};
export const OfEvent: Story = {
  name: "EV-4 行事の測定会：未回答が先、不参加は最後に薄く。打つことはできる",
  args: { day: { ...openDay, unsent: [], sheet: { status: "ready", value: eventSheet } } },
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names.slice(0, 3)).toEqual([
      "大大塚 奏太小5・出欠 未回答",
      "中中川 詩小6・遅刻・早退",
      "平平野 陸斗小6",
    ]);
    await expect(names.at(-1)).toBe("小小川 新小6・不参加");
    await userEvent.click(canvas.getByRole("gridcell", { name: "84.2" }));
    await userEvent.keyboard("85.1{Enter}");
    await expect(args.day?.onType).toHaveBeenLastCalledWith([{ member_id: 1, item_id: 6, text: "85.1" }]);
  },
};
export const LongNames: Story = {
  name: "長い名前",
  parameters: unseen,
  args: {
    members: {
      status: "ready",
      value: members.map((member) => ({ ...member, last_name: "長谷川小山内", first_name: "ひまり子" })),
    },
    day: {
      ...openDay,
      sheet: {
        status: "ready",
        value: {
          ...sheet,
          day: {
            ...sheet.day,
            name: "中学部・高校部 合同 冬の体力測定と走塁タイムの記録会",
            place: "市民総合運動公園 第二野球場",
          },
        },
      },
    },
  },
  globals: { viewport: { value: "mobile" } },
};
const crowded = crowdedSheet(200);
export const Crowded: Story = {
  name: "200人と6項目",
  parameters: unseen,
  args: {
    members: { status: "ready", value: crowded.members },
    day: { ...openDay, unsent: [], sheet: { status: "ready", value: crowded.sheet } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText("171")[199] ?? document.body);
    await userEvent.keyboard("1720{Enter}");
    await expect(canvas.getByText("直す 1", { selector: "li" })).toBeVisible();
    await expect(canvas.getByText("入力済み 1,200 / 1,200")).toBeVisible();
  },
};

export const Few: Story = {
  name: "少ない：2人、2項目、はじめての測定会",
  args: {
    members: { status: "ready", value: members.slice(0, 2) },
    day: { ...openDay, view: { stage: null, item: 1 }, unsent: [], sheet: { status: "ready", value: firstSheet } },
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole("grid", { name: "はじめての測定会の入力" })).getAllByRole("row");
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      "選手 小学 2人50m走秒小さいほどよい立ち幅とびcm大きいほどよい",
      // The value of the 50 m stands in the field that is open.
      "小小川 新小6178",
      "中中川 詩小68.4",
    ]);
    await expect(canvas.getAllByText("入力済み 3 / 4").length).toBeGreaterThan(0);
  },
};
