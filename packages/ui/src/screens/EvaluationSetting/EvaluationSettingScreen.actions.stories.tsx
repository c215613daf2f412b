import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { EvaluationSettingHarness } from "./EvaluationSetting.harness.tsx";
import { EvaluationSettingScreen } from "./EvaluationSettingScreen.tsx";
import { settings } from "./evaluationSetting.fixtures.ts";
import { lowerPanels, saved, wholePage } from "./evaluationSettingArgs.fixtures.ts";
import { valuesOf } from "./parts/settingValues.ts";

const meta = {
  id: "screens-evaluation-setting-actions",
  title: "画面/各種設定/操作",
  component: EvaluationSettingScreen,
  render: (args) => <EvaluationSettingHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: wholePage,
} satisfies Meta<typeof EvaluationSettingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = (name: string) => within(screen.getByRole("region", { name }));
const box = (name: string) => screen.getByRole("textbox", { name });

const save = (panel: string) => region(panel).getByRole("button", { name: "保存する" });
const draft = ({ updated_at: _at, updated_by: _by, ...rest }: typeof settings) => rest;

export const SavesLimits: Story = {
  name: "操作：BE-1 ルールを選び、独自の上限を決めて、区画だけを保存する",
  play: async ({ args, userEvent, step }) => {
    await step("変えていなければ、送らない", async () => {
      await expect(save("投球数の上限")).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(save("投球数の上限"));
      await expect(args.setting.onSave).not.toHaveBeenCalled();
    });
    await step("独自を選ぶと欄が出る。ほかの区画の書きかけは送らない", async () => {
      await userEvent.type(box("実施率の目標"), "{Control>}a{/Control}90{Enter}");
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "小学のルール" }), "チーム独自の上限");
      await userEvent.type(box("小学 1日の上限"), "50{Tab}");
      await userEvent.click(region("投球数の上限").getByRole("button", { name: "月曜〜日曜" }));
      await expect(region("投球数の上限").getByRole("status")).toHaveTextContent("未保存の変更が3件あります");
      await expect(args.setting.onKeep).toHaveBeenLastCalledWith(
        "limits",
        expect.objectContaining({ base: valuesOf(settings) }),
      );
      await userEvent.click(save("投球数の上限"));
      await expect(args.setting.onSave).toHaveBeenLastCalledWith({
        ...draft(settings),
        pitch_limits: {
          ...settings.pitch_limits,
          e: { rule: "own", own: { day: 50, week: null } },
          week: "calendar",
        },
      });
    });
    await step("保存したことを言い、書きかけを忘れる", async () => {
      await expect(region("投球数の上限").getByRole("status")).toHaveTextContent("変更を保存しました");
      await expect(args.setting.onKeep).toHaveBeenLastCalledWith("limits", null);
      await expect(box("実施率の目標")).toHaveValue("90");
    });
  },
};

export const TypesNumber: Story = {
  name: "操作：数を打ち始めると、欄を離れる前に、保存のボタンが押せる",
  play: async ({ args, userEvent }) => {
    const status = region("目標と範囲").getByRole("status");
    await userEvent.type(box("実施率の目標"), "{Control>}a{/Control}90");
    await expect(box("実施率の目標")).toHaveFocus();
    await expect(status).toHaveTextContent("未保存の変更が1件あります");
    await userEvent.click(save("目標と範囲"));
    await expect(args.setting.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ practice_goal: 90 }));
    await expect(status).toHaveTextContent("変更を保存しました");
    // Typed back to what is stored.
    await userEvent.type(box("実施率の目標"), "{Control>}a{/Control}90{Tab}");
    await expect(status).toHaveTextContent("変更を保存しました");
  },
};

export const RefusesWrong: Story = {
  name: "操作：よくない値は、欄のそばで言い、送らない",
  play: async ({ args, userEvent }) => {
    await userEvent.type(box("強い打球の角度 下限"), "{Control>}a{/Control}40{Tab}");
    await userEvent.click(save("目標と範囲"));
    await expect(box("強い打球の角度 上限")).toHaveAccessibleDescription(/角度の上限は下限より大きくしてください/);
    await expect(box("強い打球の角度 上限")).toHaveFocus();
    await userEvent.type(box("実施率の目標"), "{Control>}a{/Control}120{Tab}");
    await userEvent.click(save("目標と範囲"));
    await expect(box("実施率の目標")).toHaveFocus();
    await expect(args.setting.onSave).not.toHaveBeenCalled();
    await userEvent.click(region("目標と範囲").getByRole("button", { name: "元に戻す" }));
    await expect([box("実施率の目標"), box("強い打球の角度 下限")].map((field) => field.getAttribute("value"))).toEqual(
      ["85", "8"],
    );
  },
};

export const Clash: Story = {
  name: "操作：R4 ほかの人が先に保存していたら、項目ごとに選ぶ",
  args: {
    setting: {
      ...wholePage.setting,
      onSave: fn(async (sent) =>
        sent.version === settings.version
          ? {
              outcome: "stale" as const,
              stored: { ...settings, practice_goal: 70, national: false, version: 4, updated_by: "片山 恵" },
            }
          : saved(sent),
      ),
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box("実施率の目標"), "{Control>}a{/Control}90{Enter}");
    await userEvent.type(box("強い打球の速度"), "{Control>}a{/Control}120{Tab}");
    await userEvent.click(save("目標と範囲"));
    const choice = within(await screen.findByRole("dialog", { name: "片山 恵さんが先に保存しました" }));
    await expect(choice.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
      "70%いまの保存内容",
      "90%あなたの入力",
    ]);
    await userEvent.click(choice.getByRole("radio", { name: /70%/ }));
    await userEvent.click(choice.getByRole("button", { name: "選んだ内容で保存する" }));
    await waitFor(() =>
      expect(args.setting.onSave).toHaveBeenLastCalledWith({
        ...draft(settings),
        practice_goal: 70,
        hard_hit: { ...settings.hard_hit, speed: 120 },
        national: false,
        version: 4,
      }),
    );
    await expect(box("実施率の目標")).toHaveValue("70");
  },
};

export const Refused: Story = {
  name: "操作：断られても入力は残る。書きかけは開き直しても残っている（R2）",
  args: {
    setting: {
      ...wholePage.setting,
      kept: { targets: { base: valuesOf(settings), values: { ...valuesOf(settings), practice_goal: 95 } } },
      onSave: fn(async () => {
        throw new Failure("unavailable");
      }),
    },
  },
  play: async ({ userEvent }) => {
    await expect(box("実施率の目標")).toHaveValue("95");
    await userEvent.click(save("目標と範囲"));
    await expect(await region("目標と範囲").findByRole("alert")).toBeVisible();
    await expect(box("実施率の目標")).toHaveValue("95");
  },
};

export const ChoosesReading: Story = {
  name: "操作：D-1 球種の表しかたを選ぶと、9つの名前が変わる。全国ランキングは押したときに効く",
  play: async ({ args, userEvent }) => {
    await lowerPanels();
    const names = () =>
      region("球種の表しかた")
        .getAllByRole("listitem")
        .map((item) => item.textContent);
    await expect(names().slice(0, 3)).toEqual(["0未設定（空欄）", "1ストレートFB", "2カットボールCT"]);
    await userEvent.click(screen.getByRole("radio", { name: /名前だけ/ }));
    await expect(names()).toEqual([
      "0未設定",
      "1ストレート",
      "2カッター",
      "3スライダー",
      "4カーブ",
      "5シンカー",
      "6チェンジアップ",
      "7スプリット",
      "8その他",
    ]);
    await userEvent.click(save("球種の表しかた"));
    await expect(args.setting.onSave).toHaveBeenLastCalledWith({ ...draft(settings), pitch_reading: "plain" });
    await userEvent.click(screen.getByRole("switch", { name: "全国ランキングに参加する" }));
    await expect(args.setting.onSave).toHaveBeenLastCalledWith({
      ...draft(settings),
      pitch_reading: "plain",
      national: false,
      version: 4,
    });
    await waitFor(() => expect(screen.getByRole("switch", { name: "全国ランキングに参加する" })).not.toBeChecked());
  },
};

export const Leaves: Story = {
  name: "操作：保存していないときは、移る前に確かめる",
  args: { leaving: { onLeave: fn(), onStay: fn() } },
  play: async ({ args, userEvent }) => {
    await expect(
      screen.getByRole("alertdialog", { name: "保存しないで、ほかの画面へ移りますか？" }),
    ).toHaveAccessibleDescription("各種設定に、保存していない変更があります。");
    await userEvent.click(screen.getByRole("button", { name: "この画面に残る" }));
    await expect(args.leaving?.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "変更を捨てて移る" }));
    await expect(args.leaving?.onLeave).toHaveBeenCalledOnce();
  },
};
