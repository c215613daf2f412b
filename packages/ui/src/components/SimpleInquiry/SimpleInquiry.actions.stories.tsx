import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, mocked, waitFor, within } from "storybook/test";
import { SimpleInquiryHarness } from "./SimpleInquiry.harness.tsx";
import { emptySimpleContactDraft, SimpleInquiry } from "./SimpleInquiry.tsx";

const meta = {
  id: "components-simple-inquiry-actions",
  title: "部品/かんたんな問い合わせ（操作）",
  component: SimpleInquiry,
  render: (args) => <SimpleInquiryHarness {...args} />,
  tags: ["!autodocs"],
  args: { draft: emptySimpleContactDraft, onDraftChange: fn(), onSend: fn(async () => {}) },
} satisfies Meta<typeof SimpleInquiry>;
export default meta;
type Story = StoryObj<typeof meta>;

const written = { category: "system", inquiry: "日付の列が選べません" } as const;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    send: canvas.getByRole("button", { name: "送信する" }),
    box: canvas.getByRole("textbox", { name: "内容" }),
    system: canvas.getByRole("radio", { name: "システムについて" }),
    other: canvas.getByRole("radio", { name: "その他" }),
    /** Everything that is announced; the counter is announced there too. */
    said: () => canvas.getAllByRole("status").map((region) => region.textContent),
  };
};

export const NeedsBoth: Story = {
  name: "操作：VA-3 種類と内容がそろうまで送れない",
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const { send, box, system, other } = partsOf(canvasElement);

    await step("押すと、足りない欄へ移り、欄ごとに言う", async () => {
      await expect(send).toHaveAccessibleDescription("種類と内容を入力すると、送信できます");
      await userEvent.click(send);
      await expect(system).toHaveFocus();
      await expect(canvas.getByRole("radiogroup", { name: "種類" })).toHaveAccessibleDescription(
        "お問い合わせの種類を選んでください",
      );
      await expect(box).toHaveAccessibleDescription(/^お問い合わせ内容を入力してください/);
    });
    await step("キーボードだけで書いて送る", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(other).toBeChecked();
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard(" 退会の手続きを知りたいです ");
      await userEvent.tab();
      await expect(send).toHaveFocus();
      await expect(send).not.toHaveAttribute("aria-disabled");
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
      await expect(args.onSend).toHaveBeenCalledWith({ category: "other", inquiry: "退会の手続きを知りたいです" });
    });
  },
};

export const Limit: Story = {
  name: "操作：VA-3 VA-4 1000文字を超えると、減らす数を言う",
  args: { draft: { category: "system", inquiry: "👨‍👩‍👧".repeat(1001) } },
  play: async ({ args, canvasElement, userEvent }) => {
    const { send, box } = partsOf(canvasElement);
    await userEvent.click(send);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/^1文字減らしてください/);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sends: Story = {
  name: "操作：D-3 送ると空になり、その場で伝える",
  args: { draft: written },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const { send, box, system, said } = partsOf(canvasElement);

    await step("受け付けたことが伝わり、欄は空になる", async () => {
      await userEvent.click(send);
      await waitFor(() => expect(said()).toContain("お問い合わせを受け付けました。後日、運営よりご回答いたします"));
      await expect(box).toHaveValue("");
      await expect(system).not.toBeChecked();
      await expect(send).toHaveFocus();
    });
    await step("押しすぎても、叱られず、送られもしない", async () => {
      await userEvent.click(send);
      await expect(box).not.toHaveAttribute("aria-invalid");
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
    await step("次を書き始めると、知らせは消える", async () => {
      await userEvent.type(box, "もうひとつ");
      await expect(said()).toEqual(["", ""]);
      await expect(canvas.getByText("種類と内容を入力すると、送信できます")).toBeVisible();
    });
  },
};

export const SendsOnce: Story = {
  name: "操作：R5 送信中は一度だけ送り、書きかえられない",
  args: { draft: written, onSend: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement, userEvent }) => {
    const { send, box, system, other, said } = partsOf(canvasElement);
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute("aria-busy", "true"));
    await expect(said()).toContain("送信しています");
    await userEvent.click(send);
    await userEvent.type(box, "追記");
    await userEvent.click(other);
    await expect(box).toHaveValue(written.inquiry);
    await expect(system).toBeChecked();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const FailsThenSends: Story = {
  name: "操作：ER-2 失敗しても文章は消えず、もう一度送れる",
  args: { draft: written },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const { send, box, said } = partsOf(canvasElement);
    mocked(args.onSend)
      .mockRejectedValueOnce(new Failure("unavailable"))
      .mockRejectedValueOnce(new Failure("invalid", { fields: { inquiry: "使えない文字が含まれています" } }));

    await step("通信の失敗", async () => {
      await userEvent.click(send);
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "お問い合わせを送信できませんでした。通信状況を確認して、もう一度お試しください。入力した内容は残っています。",
      );
      await expect(box).toHaveValue(written.inquiry);
    });
    await step("欄ごとの失敗", async () => {
      await userEvent.click(send);
      await waitFor(() => expect(box).toHaveAccessibleDescription(/^使えない文字が含まれています/));
      await expect(canvas.getByRole("alert")).toHaveTextContent(
        "入力した内容に確認が必要です。内容を見直してください。",
      );
      await expect(box).toHaveValue(written.inquiry);
    });
    await step("三度目に届く", async () => {
      await userEvent.click(send);
      await waitFor(() => expect(said()).toContain("お問い合わせを受け付けました。後日、運営よりご回答いたします"));
      await expect(canvas.queryByRole("alert")).toBeNull();
      await expect(args.onSend).toHaveBeenCalledTimes(3);
    });
  },
};
