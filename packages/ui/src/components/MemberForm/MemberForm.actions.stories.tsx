import { Failure, type MemberDraft } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { MemberFormHarness } from "./MemberForm.harness.tsx";
import { MemberForm } from "./MemberForm.tsx";
import { midoriBefore } from "./memberForm.fixtures.ts";
import { startWriting } from "./parts/memberValues.ts";

const meta = {
  id: "components-member-form-actions",
  title: "部品/メンバーの入力/操作",
  component: MemberForm,
  render: (args) => <MemberFormHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    sportType: "baseball",
    start: startWriting(midoriBefore),
    onWrite: fn(),
    onSend: fn(async () => {}),
    onReadCurrent: fn(async () => midoriBefore),
    onClose: fn(),
  },
} satisfies Meta<typeof MemberForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.getByRole("button", { name });
const choice = (group: string, name: string) =>
  within(screen.getByRole("group", { name: group })).getByRole("button", { name });
const draft = {
  last_name: "増田",
  first_name: "碧",
  last_name_kana: "ますだ",
  first_name_kana: "みどり",
  grade: "j2",
  gender: "F",
  additional: { pitching: "R", batting: "R" },
  height: 160,
  weight: 57.4,
  uniform_number: "10",
  email: "m.masuda@mail.example",
  guardian_email: "masuda.family@mail.example",
} as const;
const stale = new Failure("conflict", { message: "ほかの指導者が先に保存しました。" });

export const FullWidthKana: Story = {
  name: "操作：名前の半角カナは、貼り付けたときと欄を離れたときに全角になる",
  args: { start: startWriting() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(box("姓"));
    await userEvent.paste("髙ﾊﾞｼ");
    await expect(box("姓")).toHaveValue("髙バシ");
    await userEvent.type(box("せい"), "ｻﾞｲｾﾞﾝ");
    await expect(box("せい")).toHaveValue("ｻﾞｲｾﾞﾝ");
    await userEvent.tab();
    await expect(box("せい")).toHaveValue("ザイゼン");
    await expect(args.onWrite.mock.lastCall?.[0]?.values).toMatchObject({
      last_name: "髙バシ",
      last_name_kana: "ザイゼン",
    });
  },
};

export const AddsProvisional: Story = {
  name: "操作：VA-5 名前と学年だけで加える。身長は全角でもよい",
  args: { start: startWriting() },
  play: async ({ args, userEvent }) => {
    await expect(box("姓")).toHaveFocus();
    await userEvent.keyboard(" 安藤 ");
    await userEvent.type(box("名"), "空");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "学年" }), "小1");
    await userEvent.type(box("身長"), "１１６．４");
    await userEvent.click(button("追加する"));
    await expect(args.onSend.mock.calls).toEqual([
      [
        {
          last_name: "安藤",
          first_name: "空",
          last_name_kana: "",
          first_name_kana: "",
          grade: "e1",
          gender: null,
          additional: { pitching: null, batting: null },
          height: 116.4,
          weight: null,
          uniform_number: null,
          email: null,
          guardian_email: null,
        },
        null,
      ],
    ]);
  },
};

export const UniformNumber: Story = {
  name: "操作：背番号は全角で打っても半角で送り、数字でなければ欄が言う。空にすると登録なし",
  play: async ({ args, step, userEvent }) => {
    const number = box("背番号");
    await expect(number).toHaveValue("10");
    await expect(number).toHaveAttribute("inputmode", "numeric");
    await step("数字でない文字は送らない", async () => {
      await userEvent.clear(number);
      await userEvent.type(number, "abc");
      await userEvent.click(button("保存する"));
      await expect(number).toHaveFocus();
      await expect(number).toHaveAccessibleDescription("背番号は1〜3桁の数字で入力してください");
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step("全角の数字は半角で送る。00 は 0 にならない", async () => {
      for (const [typed, sent] of [
        ["１０", "10"],
        ["００", "00"],
        ["{Backspace}", null],
      ] as const) {
        await userEvent.clear(number);
        await userEvent.type(number, typed);
        await userEvent.click(button("保存する"));
        await expect(args.onSend).toHaveBeenLastCalledWith({ ...draft, uniform_number: sent }, 4);
      }
    });
  },
};

export const NamesErrors: Story = {
  name: "操作：VA-5 足りないところは欄に出て、はじめの欄に移る。ほかの入力は消えない",
  args: { start: startWriting() },
  play: async ({ args, step, userEvent }) => {
    await userEvent.type(box("名"), "空");
    await userEvent.type(box("メールアドレス"), "ando");
    await userEvent.type(box("体重"), "二十");
    await userEvent.click(button("追加する"));
    await expect(box("姓")).toHaveFocus();
    await expect(box("姓")).toHaveAccessibleDescription("姓を入力してください");
    await expect(screen.getByRole("combobox", { name: "学年" })).toHaveAccessibleDescription("学年を選んでください");
    await expect(box("メールアドレス")).toHaveAccessibleDescription(/^メールアドレスの形式で入力してください/);
    await expect(box("体重")).toHaveValue("二十");
    await expect(box("体重")).toBeInvalid();
    await expect(box("名")).toHaveValue("空");

    await step("範囲の外の数は、その欄が言う", async () => {
      await userEvent.type(box("姓"), "安藤");
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "学年" }), "小1");
      await userEvent.clear(box("メールアドレス"));
      await userEvent.clear(box("体重"));
      await userEvent.type(box("身長"), "1160{Enter}");
      await expect(box("身長")).toHaveAccessibleDescription(/身長は50〜250cmで入力してください/);
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
};

export const ServerNamesField: Story = {
  name: "操作：サーバーが断った欄に、その文が出る",
  args: {
    onSend: fn(() => Promise.reject(new Failure("invalid", { fields: { email: "メールアドレスが長すぎます" } }))),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button("保存する"));
    await expect(box("メールアドレス")).toHaveFocus();
    await expect(box("メールアドレス")).toHaveAccessibleDescription(/^メールアドレスが長すぎます/);
  },
};

export const SavesEdit: Story = {
  name: "操作：R4 変えたことを、はじめた版とともに保存する。二度押しは一度だけ",
  args: { onSend: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(choice("打席", "両"));
    await userEvent.clear(box("保護者のメールアドレス"));
    await userEvent.dblClick(button("保存する"));
    await expect(args.onSend.mock.calls).toEqual([
      [{ ...draft, additional: { pitching: "R", batting: "X" }, guardian_email: null }, 4],
    ]);
    await expect(button("保存しています")).toHaveAttribute("aria-busy", "true");
  },
};

export const AsksBeforeClosing: Story = {
  name: "操作：書きかけで閉じるときは確かめ、続けると入力が残る",
  play: async ({ args, step, userEvent }) => {
    await userEvent.type(box("名"), "葉");
    await userEvent.click(choice("打席", "両"));
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog", { name: "入力した内容を破棄しますか？" })).toBeVisible();
    await userEvent.click(button("入力を続ける"));
    await expect(box("名")).toHaveValue("碧葉");
    await expect(args.onClose).not.toHaveBeenCalled();
    await step("元の内容に戻せば、確かめずに閉じる", async () => {
      await userEvent.type(box("名"), "{Backspace}");
      await userEvent.click(choice("打席", "右"));
      await expect(args.onWrite).toHaveBeenLastCalledWith(null);
      await userEvent.click(button("キャンセル"));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const Discards: Story = {
  name: "操作：破棄する",
  play: async ({ args, userEvent }) => {
    await userEvent.type(box("名"), "葉");
    await userEvent.click(button("閉じる"));
    await userEvent.click(button("破棄する"));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const JoinsBoth: Story = {
  name: "操作：R4 別々の項目なら、たずねずに両方を残して保存する",
  args: {
    onSend: fn(async (_: MemberDraft, version: number | null) => {
      if (version === 4) throw stale;
    }),
    onReadCurrent: fn(async () => ({ ...midoriBefore, grade: "j3" as const, version: 6 })),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.clear(box("体重"));
    await userEvent.type(box("体重"), "57.9");
    await userEvent.click(button("保存する"));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
    await expect(args.onSend.mock.calls).toEqual([
      [{ ...draft, weight: 57.9 }, 4],
      [{ ...draft, weight: 57.9, grade: "j3" }, 6],
    ]);
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

export const ChoosesSide: Story = {
  name: "操作：R4 同じ項目を違う内容に変えていたら、残すほうを選ぶ",
  args: {
    onSend: fn(async (_: MemberDraft, version: number | null) => {
      if (version === 4) throw stale;
    }),
    onReadCurrent: fn(async () => ({
      ...midoriBefore,
      weight: 58.2,
      additional: { pitching: "R" as const, batting: "X" as const },
      version: 5,
    })),
  },
  play: async ({ args, step, userEvent }) => {
    await userEvent.clear(box("体重"));
    await userEvent.type(box("体重"), "57.9");
    await userEvent.click(choice("打席", "左"));
    await userEvent.click(button("保存する"));
    await step("あとで決める：何も保存せず、入力は残る", async () => {
      await userEvent.click(await screen.findByRole("button", { name: "あとで決める" }));
      await expect(box("体重")).toHaveValue("57.9");
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
    await step("もう一度保存すると、またたずねる", async () => {
      await userEvent.click(button("保存する"));
      const shown = await screen.findAllByRole("radio");
      await expect(shown.map((radio) => radio.closest("label")?.textContent)).toEqual([
        "右／両いまの保存内容",
        "右／左あなたの入力",
        "58.2 kgいまの保存内容",
        "57.9 kgあなたの入力",
      ]);
      await userEvent.click(screen.getByRole("radio", { name: "右／両" }));
      await userEvent.click(button("選んだ内容で保存する"));
      await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(3));
      await expect(args.onSend).toHaveBeenLastCalledWith(
        { ...draft, weight: 57.9, additional: { pitching: "R", batting: "X" } },
        5,
      );
    });
  },
};

export const OtherConflict: Story = {
  name: "操作：ほかの理由で断られたら、その理由を言う",
  args: { onSend: fn(() => Promise.reject(new Failure("conflict", { message: "消去された選手です。" }))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("保存する"));
    await expect(await screen.findByRole("alert")).toHaveTextContent("消去された選手です。");
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  name: "操作：つながらなければ、入力を残して言う",
  args: { onSend: fn(() => Promise.reject(new Failure("unavailable", { status: 0 }))) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(box("名"), "葉");
    await userEvent.click(button("保存する"));
    const alert = await screen.findByRole("alert");
    await expect(alert).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(covered(alert)).toEqual([]);
    await expect(box("名")).toHaveValue("碧葉");
    await userEvent.click(button("保存する"));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};
export const OfflineOnPhone: Story = {
  ...Offline,
  name: "操作：スマートフォンでも、つながらないことが足もとに隠れない",
  globals: { viewport: { value: "mobile" } },
};
export const OfflineInLargeText: Story = {
  ...OfflineOnPhone,
  name: "操作：文字を200%にしても、つながらないことが足もとに隠れない",
  globals: { viewport: { value: "mobile" }, text: "200" },
};

/** The edges of an element that are covered or off the screen. */
function covered(element: HTMLElement): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edges = { top: [x, top + 2], bottom: [x, bottom - 2], left: [left + 2, y], right: [right - 2, y] } as const;
  return Object.entries(edges).flatMap(([edge, [atX, atY]]) =>
    element.contains(document.elementFromPoint(atX, atY)) ? [] : [edge],
  );
}
