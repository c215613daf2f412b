import { Failure, starterTemplates } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, mocked, screen, waitFor, within } from "storybook/test";
import { NoteSettingScreen, type NoteSettingScreenProps } from "./NoteSettingScreen.tsx";
import { lookBack, players } from "./noteSetting.fixtures.ts";
import { settingArgs } from "./noteSettingArgs.fixtures.ts";
import { storedTemplate } from "./parts/templateValues.ts";

const meta = {
  id: "screens-note-setting-actions",
  title: "画面/ノートの設定（操作）",
  component: NoteSettingScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: settingArgs,
} satisfies Meta<typeof NoteSettingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = ({ onSave }: Pick<NoteSettingScreenProps, "onSave">) => mocked(onSave).mock.calls.at(-1);
const labels = () => within(screen.getByRole("list", { name: "質問" })).getAllByRole("button", { name: /を変更$/ });
const order = () => labels().map((button) => button.getAttribute("aria-label")?.replace("を変更", ""));
const save = () => screen.getByRole("button", { name: "保存する" });

export const Questions: Story = {
  name: "操作：質問をキーだけで並べ替え、足し、消し、保存する",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("並べ替え。端では動かず、フォーカスは残る", async () => {
      const first = canvas.getByRole("button", { name: "今日できたことを上へ" });
      await expect(first).toHaveAttribute("aria-disabled", "true");
      const up = canvas.getByRole("button", { name: "手ごたえを上へ" });
      up.focus();
      await userEvent.keyboard("{Enter}");
      await expect(order().slice(0, 3)).toEqual(["今日できたこと", "手ごたえ", "うまくいかなかったこと"]);
      await expect(canvas.getByText("手ごたえを2番目にしました")).toBeInTheDocument();
      await expect(canvas.getByRole("button", { name: "手ごたえを上へ" })).toHaveFocus();
    });
    await step("足すと、その場で書ける", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "数値の質問を足す" }));
      await expect(canvas.getByRole("textbox", { name: /^質問/ })).toHaveFocus();
      await userEvent.keyboard("投げた球");
      await userEvent.clear(canvas.getByRole("textbox", { name: /^上限/ }));
      await userEvent.type(canvas.getByRole("textbox", { name: /^上限/ }), "１２０");
      await userEvent.tab();
      await userEvent.clear(canvas.getByRole("textbox", { name: /^単位/ }));
      await userEvent.type(canvas.getByRole("textbox", { name: /^単位/ }), "球");
    });
    await step("9マス目標は1つだけ", async () => {
      await expect(canvas.getByRole("button", { name: "9マス目標の質問を足す" })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
    });
    await step("消すと、次の質問にフォーカスが移る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "素振りの回数のその他の操作" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "消す" }));
      await waitFor(() => expect(canvas.getByRole("button", { name: "今月の目標を変更" })).toHaveFocus());
      await expect(canvas.getByText("素振りの回数を消しました")).toBeInTheDocument();
    });
    await userEvent.click(save());
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const questions = sent(args)?.[0].questions ?? [];
    await expect(questions.map(({ id }) => id)).toEqual([1, 3, 2, 4, 6, 7]);
    const added = questions.at(-1);
    await expect(added?.label).toBe("投げた球");
    await expect(added?.unit).toBe("球");
    await expect([added?.kind, added?.lowest, added?.highest]).toEqual(["number", 0, 120]);
    await expect(args.onKeep).toHaveBeenLastCalledWith(null);
  },
};

export const Mistakes: Story = {
  name: "操作：まちがいはその質問と欄に。書いたものは残る",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("質問のない行", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "文章の質問を足す" }));
      await userEvent.click(canvas.getByRole("button", { name: "（質問を書いていません）を変更" }));
      await userEvent.click(save());
      const wrong = canvas.getByRole("button", { name: "（質問を書いていません）を変更" });
      await expect(wrong).toHaveFocus();
      await expect(wrong).toHaveAccessibleDescription("質問を入力してください");
      await userEvent.keyboard("{Enter}");
      await userEvent.keyboard("次にためすこと");
    });
    await step("締め切りが届く時刻より前", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "締め切りの日" }), "その日");
      await userEvent.click(save());
      await expect(canvas.getByText("締め切りは、届く時刻より後にしてください")).toBeVisible();
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "締め切りの日" }), "2日後");
    });
    await step("サーバーに断られても、書いたものは残る", async () => {
      mocked(args.onSave).mockRejectedValueOnce(
        new Failure("invalid", { message: "入力を直してください", fields: { "questions.6.label": "長すぎます" } }),
      );
      await userEvent.click(save());
      await expect(await canvas.findByText("長すぎます")).toBeVisible();
      await userEvent.click(save());
      await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
      await expect(sent(args)?.[0]).toEqual(expect.objectContaining({ due_days: 2 }));
      await expect(sent(args)?.[0].questions.at(-1)).toEqual(expect.objectContaining({ label: "次にためすこと" }));
    });
  },
};

export const Starts: Story = {
  name: "操作：例から始めて、曜日と学年と見られる人を選ぶ",
  args: { templates: { status: "ready", value: { templates: [], players } } },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "今月の目標" }));
    await expect(order()).toEqual(["今週できたマス", "ひとこと"]);
    await expect(args.onSave).not.toHaveBeenCalled();
    await step("曜日をすべて外すと、締め切りはない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "日" }));
      await expect(canvas.getByText(/曜日を選ばないと、いつでも書けます/)).toBeVisible();
      await expect(canvas.queryByRole("combobox", { name: "締め切りの日" })).toBeNull();
    });
    await userEvent.click(canvas.getByRole("radio", { name: /^本人と指導者と保護者/ }));
    await userEvent.click(canvas.getByRole("button", { name: "小1" }));
    await userEvent.click(save());
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const goals = starterTemplates[2];
    await expect(sent(args)?.[0]).toEqual({
      ...goals,
      weekdays: [],
      readers: "guardians",
      grades: goals?.grades.slice(1),
    });
  },
};

export const Stale: Story = {
  name: "操作：ほかの人が先に保存したら、残すほうを選ぶ",
  play: async ({ args, canvas, step, userEvent }) => {
    const theirs = storedTemplate({ ...lookBack, version: 4, name: "毎週のふりかえり", remind: false });
    mocked(args.onSave).mockResolvedValueOnce({ outcome: "stale", stored: theirs });
    const name = canvas.getByRole("textbox", { name: /^テンプレートの名前/ });
    await userEvent.clear(name);
    await userEvent.type(name, "今日のふりかえり");
    await userEvent.click(save());
    await step("違うのは名前だけ。知らせないことは、ほかの人のものが残る", async () => {
      const asked = within(await screen.findByRole("dialog", { name: "ほかの人が先に保存しました" }));
      await expect(asked.getAllByRole("radiogroup")).toHaveLength(1);
      await userEvent.click(asked.getByRole("radio", { name: /今日のふりかえり/ }));
      await userEvent.click(asked.getByRole("button", { name: "選んだ内容で保存する" }));
    });
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(sent(args)?.[0]).toEqual(expect.objectContaining({ name: "今日のふりかえり", remind: false }));
    await expect(sent(args)?.[1]).toEqual(theirs);
  },
};

export const Chooses: Story = {
  name: "操作：ほかのテンプレートを選び、新しく始め、使うのをやめる",
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "テンプレート" }), "試合のあと");
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
    const menu = canvas.getByRole("button", { name: "テンプレートのその他の操作" });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("menuitem", { name: "新しいテンプレート" }));
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(null));
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole("menuitem", { name: /使うのをやめる/ }));
    await waitFor(() => expect(args.onArchive).toHaveBeenCalledWith(lookBack, true));
  },
};
