import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { withRefusedEntry } from "../../components/RefusedEntry/withRefusedEntry.harness.tsx";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { emptyTrainingRecord } from "./parts/recordFields.ts";
import { TrainingPlayerHarness } from "./TrainingPlayer.harness.tsx";
import { TrainingPlayerScreen } from "./TrainingPlayerScreen.tsx";
import { recordedPlayer } from "./trainingPlayer.fixtures.ts";
import { trainingPlayerArgs } from "./trainingPlayerArgs.fixtures.ts";

const meta = {
  id: "screens-training-player-record",
  title: "画面/実施記録（記入）",
  component: TrainingPlayerScreen,
  render: (args) => <TrainingPlayerHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: trainingPlayerArgs,
} satisfies Meta<typeof TrainingPlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story["play"]>;
type Context = Pick<Parameters<Play>[0], "canvas" | "userEvent">;

async function openForm({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole("button", { name: "記入する" }));
  const dialog = await canvas.findByRole("dialog", { name: "練習と痛みを記入" });
  return { form: within(dialog), save: within(dialog).getByRole("button", { name: "保存する" }) };
}
const group = (form: ReturnType<typeof within>, name: RegExp) => within(form.getByRole("group", { name }));

export const Practice: Story = {
  name: "操作：三回押すと、今日の練習を記入できる",
  play: async ({ args, canvas, userEvent }) => {
    const { form, save } = await openForm({ canvas, userEvent });
    await userEvent.click(form.getByRole("button", { name: "90分" }));
    await userEvent.dblClick(save);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onRecord).toHaveBeenCalledOnce();
    await expect(args.onRecord).toHaveBeenCalledWith({
      date: "2026-11-20",
      menu: "other",
      minutes: 90,
      rpe: null,
      pain: null,
    });
    await expect(args.onFields).toHaveBeenLastCalledWith(emptyTrainingRecord);
  },
};

export const Pain: Story = {
  name: "操作：選んだ日の練習と痛みを、くわしく記入する",
  args: { day: "2026-11-17" },
  play: async ({ args, canvas, userEvent }) => {
    const { form, save } = await openForm({ canvas, userEvent });
    await userEvent.type(form.getByRole("textbox", { name: "練習の時間" }), "４５");
    await userEvent.click(group(form, /^きつさ/).getByRole("button", { name: "7" }));
    await userEvent.selectOptions(form.getByRole("combobox", { name: "練習の内容" }), "キャッチボール");
    await userEvent.click(group(form, /^痛みの強さ/).getByRole("button", { name: "4" }));
    await userEvent.click(form.getByRole("button", { name: "ひじ" }));
    await userEvent.click(form.getByRole("button", { name: "右" }));
    await userEvent.type(form.getByRole("textbox", { name: /^痛みの説明/ }), " 投げたあと ");
    await userEvent.click(save);
    await expect(args.onRecord).toHaveBeenCalledWith({
      date: "2026-11-17",
      menu: "catch",
      minutes: 45,
      rpe: 7,
      pain: { part: "elbow", side: "R", pain: 4, note: "投げたあと" },
    });
  },
};

export const Incomplete: Story = {
  name: "操作：足りないものは、その欄で言い、送らない",
  play: async ({ args, canvas, step, userEvent }) => {
    const { form, save } = await openForm({ canvas, userEvent });
    const minutes = form.getByRole("textbox", { name: "練習の時間" });
    await step("何もない", async () => {
      await userEvent.click(save);
      await expect(form.getByText("練習の時間か、痛みを入力してください")).toBeVisible();
      await waitFor(() => expect(minutes).toHaveFocus());
    });
    await step("痛いところだけ", async () => {
      await userEvent.click(form.getByRole("button", { name: "肩" }));
      await userEvent.click(save);
      await expect(form.getByText("痛みの強さを1〜10で選んでください")).toBeVisible();
      await waitFor(() => expect(form.getByRole("group", { name: /^痛みの強さ/ })).toHaveFocus());
    });
    await step("読めない時間", async () => {
      await userEvent.click(group(form, /^痛みの強さ/).getByRole("button", { name: "2" }));
      await userEvent.type(minutes, "1000");
      await userEvent.click(save);
      await expect(minutes).toHaveValue("1000");
      await expect(minutes).toBeInvalid();
    });
    await expect(args.onRecord).not.toHaveBeenCalled();
    await step("選び直せば、送れる", async () => {
      await userEvent.click(form.getByRole("button", { name: "30分" }));
      await userEvent.click(save);
      await waitFor(() => expect(args.onRecord).toHaveBeenCalledOnce());
    });
  },
};

const filled = { ...emptyTrainingRecord, minutes: 60, rpe: 5, pain: 3, part: "knee", note: "走ったあと" } as const;

export const Refused: Story = {
  name: "断られた理由は、その欄に出る。入力は消えない（R2）",
  args: {
    fields: filled,
    onRecord: fn((_draft) =>
      Promise.reject(new Failure("invalid", { fields: { date: "きょうまでの日付を選んでください" } })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const { form, save } = await openForm({ canvas, userEvent });
    await userEvent.click(save);
    await expect(await form.findByText("きょうまでの日付を選んでください")).toBeVisible();
    await waitFor(() => expect(form.getAllByRole("spinbutton")[0]).toHaveFocus());
    await expect(form.getByRole("textbox", { name: "練習の時間" })).toHaveValue("60");
    await expect(form.getByRole("textbox", { name: /^痛みの説明/ })).toHaveValue("走ったあと");
    await expect(group(form, /^痛みの強さ/).getByRole("button", { name: "3" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const Unreachable: Story = {
  name: "操作：届かなければ、閉じて開き直しても、書いた日の書きかけが残る",
  args: { onRecord: fn((_draft) => Promise.reject(new Failure("unavailable"))) },
  play: async ({ args, canvas, userEvent }) => {
    const { form, save } = await openForm({ canvas, userEvent });
    await userEvent.click(form.getByRole("button", { name: "120分" }));
    await expect(args.onFields).toHaveBeenLastCalledWith({ ...emptyTrainingRecord, date: "2026-11-20", minutes: 120 });
    await userEvent.click(save);
    await expect(await form.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await userEvent.click(form.getByRole("button", { name: "キャンセル" }));
    const again = await openForm({ canvas, userEvent });
    await expect(again.form.getByRole("textbox", { name: "練習の時間" })).toHaveValue("120");
  },
};

const recorded = { player: { status: "ready", value: recordedPlayer }, day: "2026-11-20" } as const;

export const ByCoach: Story = {
  name: "指導者が記入した記録には印があり、それだけを消せる・長い言葉",
  args: {
    ...recorded,
    unsentRecords: [
      {
        ...{
          id: "a",
          by: "大野 直人",
          state: "waiting",
          date: "2026-11-20",
          menu: "distance_run",
          minutes: 30,
          rpe: 8,
        },
        pain: null,
      },
    ],
    onDevice: { ...nothingOnDevice, stored: 1 },
  },
  parameters: { visual: { disable: false, viewports: ["mobile", "desktop"] } },
  play: async ({ args, canvas, userEvent }) => {
    const day = within(canvas.getByRole("region", { name: "11月20日（金）" }));
    const [own, practice, pain, waiting] = day.getAllByRole("listitem");
    await expect(own).not.toHaveTextContent("指導者が記入");
    await expect(practice).toHaveTextContent(/^投キャッチボール投球・きつさ 6指導者が記入 村瀬 亮40分$/);
    await expect(pain).toHaveTextContent(/痛みだけの記入.*指導者が記入/);
    await expect(waiting).toHaveTextContent(/走り込み.*送信待ち$/);
    await expect(day.getAllByRole("button", { name: /」を削除$/ })).toHaveLength(2);
    await userEvent.click(day.getByRole("button", { name: "「キャッチボール」を削除" }));
    await expect(args.onDeleteRecord).toHaveBeenCalledWith({
      date: "2026-11-20",
      entry: recordedPlayer.days.at(-1)?.entries[1],
    });
  },
};

export const ByCoachMobile: Story = {
  ...ByCoach,
  name: "スマートフォン：指導者が記入した記録",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { disable: true } },
};

export const Form: Story = {
  name: "記入の窓",
  args: { fields: { ...filled, side: "L" } },
  parameters: { visual: { disable: false, viewports: ["mobile", "desktop"] } },
  play: async ({ canvas, userEvent }) => {
    await openForm({ canvas, userEvent });
  },
};

export const FormMobile: Story = {
  ...Form,
  name: "スマートフォン：記入の窓。押すところは44px以上",
  globals: { viewport: { value: "mobile" } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const { form } = await openForm({ canvas, userEvent });
    const buttons = form.getAllByRole("button").filter(({ textContent }) => textContent !== "");
    const small = buttons.filter((button) => button.getBoundingClientRect().height < 44);
    await expect(small.map((button) => button.textContent)).toEqual([]);
  },
};

export const FormLargeText: Story = {
  ...Form,
  name: "文字200 %・スマートフォン：記入の窓",
  globals: { viewport: { value: "mobile" }, text: "200" },
  parameters: { visual: { disable: true } },
  play: async (context) => {
    await openForm(context);
    await expectToFitWindow();
  },
};

export const Pitches: Story = {
  name: "操作：選んだ日から、その日の投球数の記入へ行ける",
  args: { day: "2026-11-17" },
  play: async ({ canvas, userEvent }) => {
    const way = () => canvas.getByRole("link", { name: "投球数を記入" });
    await expect(way()).toHaveAttribute("href", "/dashboard/pitch-guard?player=210&record=1&day=2026-11-17");
    await userEvent.click(canvas.getByRole("button", { name: /^11月18日/ }));
    await expect(way()).toHaveAttribute("href", "/dashboard/pitch-guard?player=210&record=1&day=2026-11-18");
  },
};

export const Former: Story = {
  name: "操作：いまチームにいない選手には記入できず、戻せない記入は消せない",
  args: { ...recorded, canRecord: false, toRecord: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("指導者が記入")).toHaveLength(2);
    await expect(canvas.queryByRole("button", { name: /を削除$/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "記入する" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "投球数を記入" })).toBeNull();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

export const FromMember: Story = {
  name: "操作：記入しに来ると、はじめから開いている",
  args: { toRecord: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "練習と痛みを記入" })).toBeVisible();
  },
};

export const RefusedLater: Story = {
  name: "断られた記入を直しに来ると、入れたままの窓が開き、わけが分かる（OF-3）",
  args: { toRecord: true, fields: { ...emptyTrainingRecord, date: "2026-11-20", minutes: 90 } },
  decorators: [
    withRefusedEntry({
      kind: "training_record",
      label: "90分",
      detail: "11/20 増田 碧",
      enteredAt: "2026-11-20T18:40:00+09:00",
      code: "invalid",
      message: "今日までの日付を選んでください",
      form: "taken",
    }),
  ],
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("dialog", { name: "練習と痛みを記入" }));
    await expect(form.getByRole("alert")).toHaveTextContent(
      "今日までの日付を選んでください。直して、送り直してください。",
    );
    await expect(form.getByRole("textbox", { name: "練習の時間" })).toHaveValue("90");
  },
};
