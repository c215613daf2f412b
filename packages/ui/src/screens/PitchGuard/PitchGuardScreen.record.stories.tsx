import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { withRefusedEntry } from "../../components/RefusedEntry/withRefusedEntry.harness.tsx";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { PitchGuardHarness } from "./PitchGuard.harness.tsx";
import { PitchGuardScreen } from "./PitchGuardScreen.tsx";
import { fetchPitchHistory, fetchRecordPitches } from "./parts/parts.ts";
import { pitchGuardArgs } from "./pitchGuardArgs.fixtures.ts";

const { view } = pitchGuardArgs;
const meta = {
  id: "screens-pitch-guard-record",
  title: "画面/投球数ガード/一人の記入",
  component: PitchGuardScreen,
  render: (args) => <PitchGuardHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  // Fetched beforehand: a test waits for the coach, not for the network.
  loaders: [fetchRecordPitches, fetchPitchHistory].map((fetch) => async () => void (await fetch())),
  args: { ...pitchGuardArgs, view: { ...view, player: 11, record: true, day: "2026-11-17" } },
} satisfies Meta<typeof PitchGuardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(name: string) {
  const dialog = within(await screen.findByRole("dialog", { name: `${name}の投球数を記入` }));
  return {
    dialog,
    count: dialog.getByRole("textbox", { name }),
    save: dialog.getByRole("button", { name: "記録する" }),
  };
}

export const FromDay: Story = {
  name: "操作：メンバーや日から来ると、その選手と日で開いていて、球数を入れて押せば記録できる。合わせて三回",
  play: async ({ args, step, userEvent }) => {
    const { dialog, count, save } = await openForm("増田 碧");
    await step("一人だけ", async () => {
      await expect(dialog.getAllByRole("textbox")).toHaveLength(1);
      await expect(dialog.queryByRole("combobox", { name: "ほかの選手を追加" })).toBeNull();
    });
    await userEvent.type(count, "３５");
    await userEvent.dblClick(save);
    await step("一度だけ送り、その選手の記録に移る", async () => {
      await expect(await screen.findByRole("dialog", { name: "増田 碧の投球の記録" })).toBeVisible();
      await expect(args.onRecord.mock.calls).toEqual([
        [{ date: "2026-11-17", counts: [{ member_id: 11, kind: "game", pitches: 35 }] }],
      ]);
      await expect(args.onDraft).toHaveBeenLastCalledWith({ date: null, rows: [] });
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ record: false });
    });
  },
};

export const FromHistory: Story = {
  name: "操作：選手の記録から三回押すと、今日の球数を記入できる。記録には、指導者が記入したと出る",
  args: { view: { ...view, player: 9 } },
  play: async ({ args, userEvent }) => {
    const history = within(await screen.findByRole("dialog", { name: "小川 新の投球の記録" }));
    await expect(history.getAllByText("指導者が記入")).toHaveLength(2);
    await userEvent.click(history.getByRole("button", { name: "投球数を記入" }));
    const { count, save } = await openForm("小川 新");
    await expect(count).toHaveAccessibleDescription(/この日の記録 68球/);
    await userEvent.type(count, "12");
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onRecord.mock.calls).toEqual([
        [{ date: "2026-11-20", counts: [{ member_id: 9, kind: "game", pitches: 12 }] }],
      ]),
    );
  },
};

export const Waiting: Story = {
  name: "操作：送信待ちの球数も、その日の記録に入れて言う。断られたものは入れない",
  args: {
    view: { ...view, player: 9, record: true, day: null },
    unsent: [
      { id: "a 0", member_id: 9, name: "小川 新", date: "2026-11-20", kind: "game", pitches: 20, state: "waiting" },
      { id: "b 0", member_id: 9, name: "小川 新", date: "2026-11-20", kind: "game", pitches: 30, state: "refused" },
      { id: "c 0", member_id: 9, name: "小川 新", date: "2026-11-19", kind: "game", pitches: 41, state: "waiting" },
    ],
  },
  play: async () => {
    const { count } = await openForm("小川 新");
    await expect(count).toHaveAccessibleDescription(/この日の記録 88球（うち送信待ち 20球）/);
  },
};

export const TakenBack: Story = {
  name: "操作：断られた記録は、入れたままの窓で開き、いない選手の球数を消して送り直せる",
  args: {
    view: { ...view, player: null, record: true, day: null },
    draft: {
      date: "2026-11-19",
      rows: [
        { member_id: 9, kind: "practice", pitches: 20 },
        { member_id: 9999, kind: "game", pitches: 41 },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "投球数を記録" }));
    await userEvent.clear(dialog.getByRole("textbox", { name: "いまのメンバーにいない選手" }));
    await userEvent.click(dialog.getByRole("button", { name: "記録する" }));
    await waitFor(() =>
      expect(args.onRecord.mock.calls).toEqual([
        [{ date: "2026-11-19", counts: [{ member_id: 9, kind: "practice", pitches: 20 }] }],
      ]),
    );
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ record: false });
  },
};

export const NoCount: Story = {
  name: "操作：球数がなければ、送らずにその欄で言う。先の日付で来ても、今日から始まる",
  args: { view: { ...view, player: 11, record: true, day: "2026-11-21" } },
  play: async ({ args, userEvent }) => {
    const { dialog, count, save } = await openForm("増田 碧");
    await userEvent.click(save);
    await expect(dialog.getByRole("group", { name: "球数" })).toHaveAccessibleDescription(/球数を入力してください/);
    await waitFor(() => expect(count).toHaveFocus());
    await expect(args.onRecord).not.toHaveBeenCalled();
    await userEvent.type(count, "8");
    await userEvent.click(save);
    await waitFor(() => expect(args.onRecord).toHaveBeenCalledOnce());
    await expect(args.onRecord.mock.calls[0]?.[0].date).toBe("2026-11-20");
  },
};

export const Form: Story = {
  name: "一人の記入の窓",
  parameters: { visual: { disable: false, viewports: ["mobile", "desktop"] } },
  play: async () => {
    await openForm("増田 碧");
  },
};

export const FormLargeText: Story = {
  ...Form,
  name: "文字200 %・スマートフォン：一人の記入の窓",
  globals: { viewport: { value: "mobile" }, text: "200" },
  parameters: { visual: { disable: true } },
  play: async () => {
    await openForm("増田 碧");
    await expectToFitWindow();
  },
};

export const Refused: Story = {
  name: "断られた投球数を直しに来ると、窓の中でもわけが分かる（OF-3）",
  args: {
    view: { ...view, record: true },
    draft: { date: "2026-11-19", rows: [{ member_id: 11, kind: "game", pitches: 35 }] },
  },
  decorators: [
    withRefusedEntry({
      kind: "pitch_count",
      label: "35球",
      detail: "11/19 増田 碧",
      enteredAt: "2026-11-19T18:40:00+09:00",
      code: "not_found",
      form: "taken",
    }),
  ],
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "投球数を記録" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent("この選手か記録は削除されています。");
    await expect(dialog.getByRole("textbox", { name: "増田 碧" })).toHaveValue("35");
  },
};
