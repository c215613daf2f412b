import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { TextArea } from "./TextArea.tsx";

const notice =
  "11月22日（日）の練習試合の集合時間をお知らせします。\n\n集合：7時15分　第2グラウンド 三塁側\n試合：9時00分開始（2試合）\n持ち物：ユニフォーム、水筒2本、昼食、着替え\n\n欠席する場合は、土曜の18時までにこのお知らせへ返信してください。";

const meta = {
  id: "components-text-area",
  title: "部品/複数行入力",
  component: TextArea,
  args: { label: "本文", required: true, max: 1000 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: "種類",
  render: () => (
    <Stack gap="l">
      <TextArea label="本文" required max={1000} rows={9} defaultValue={notice} />
      <TextArea label="お問い合わせ内容" required max={1000} defaultValue="" />
      <TextArea
        label="今日できたこと"
        optional
        max={20}
        help="選手と保護者に届きます。"
        defaultValue={"低".repeat(32)}
      />
      <TextArea label="コメント" error="コメントを入力してください" rows={2} />
      <TextArea
        label="チームの目標"
        disabled
        rows={2}
        defaultValue="一球に理由を持つ。週5日、15分でもバットにさわる。"
      />
    </Stack>
  ),
};
export const Dark: Story = { ...Sheet, name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { ...Sheet, name: "ハイコントラスト", globals: { contrast: "forced" } };

export const LongText: Story = {
  name: "長い文章",
  args: {
    label: "選手と保護者に届く、次の練習試合についてのお知らせの本文",
    max: 400,
    defaultValue: `${"https://example.jp/".repeat(6)}\n${"最後まで自分のスイングができていました。".repeat(24)}`,
  },
  globals: { viewport: { value: "mobile" } },
};

export const Counts: Story = {
  name: "操作：見たままの文字数で数え、超えても書ける",
  args: { label: "コメント", max: 10, required: false, onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState("");
    return (
      <TextArea
        {...args}
        value={value}
        onChange={(event) => {
          args.onChange?.(event);
          setValue(event.target.value);
        }}
      />
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "コメント" });

    await step("絵文字の家族も結合文字も1文字", async () => {
      await userEvent.click(box);
      await userEvent.paste("👨‍👩‍👧か\u3099髙");
      await expect(box).toHaveAccessibleDescription("10文字まで。いま3文字です。");
      await expect(canvas.getByRole("status")).toHaveTextContent("残り10文字以内です");
      await expect(box).not.toHaveAttribute("aria-invalid");
    });
    await step("ちょうど上限まではエラーにしない", async () => {
      await userEvent.paste("あいうえおかき");
      await expect(canvas.getByRole("status")).toHaveTextContent("文字数の上限です");
      await expect(box).toBeValid();
    });
    await step("超えた分も残り、減らす数を言う", async () => {
      await userEvent.type(box, "くけ");
      await expect(box).toHaveValue("👨‍👩‍👧か\u3099髙あいうえおかきくけ");
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription("2文字減らしてください 10文字まで。いま12文字です。");
      await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    });
    await step("減らすとエラーが消える", async () => {
      await userEvent.keyboard("{Backspace}{Backspace}");
      await expect(box).toBeValid();
    });
  },
};

export const Grows: Story = {
  name: "操作：書くほど伸び、画面を埋める前に止まる",
  args: { label: "メモ", max: undefined, required: false, rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "メモ" });
    const empty = box.offsetHeight;
    await userEvent.click(box);
    await userEvent.paste("一行\n".repeat(5));
    await expect(box.offsetHeight).toBeGreaterThan(empty * 2);
    await userEvent.paste("一行\n".repeat(80));
    await expect(box.offsetHeight).toBeLessThanOrEqual(Math.ceil(window.innerHeight * 0.6));
  },
};
