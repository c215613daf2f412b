import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { MemberBulkAddHarness } from "./MemberBulkAdd.harness.tsx";
import { MemberBulkAddScreen } from "./MemberBulkAddScreen.tsx";
import { checking, pasted, sugiyama, thousand, wrongAtTheEnd } from "./memberBulkAdd.fixtures.ts";
import { emptyBulkDraft } from "./parts/bulkDraft.ts";

const meta = {
  id: "screens-member-bulk-add-actions",
  title: "画面/メンバーをまとめて追加/操作",
  component: MemberBulkAddScreen,
  render: (args) => <MemberBulkAddHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    members: { status: "ready", value: [] },
    onRetry: fn(),
    loadPart: takePart,
    sportType: "baseball",
    analyzerAvailable: true,
    draft: emptyBulkDraft,
    onDraftChange: fn(),
    added: null,
    onAdd: fn(async () => {}),
    onUndo: fn(async () => {}),
    onContinue: fn(),
  },
} satisfies Meta<typeof MemberBulkAddScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = "名簿.csv") =>
  new File([text], name, { type: "text/csv" });

export const PastesAndFixes: Story = {
  name: "操作：貼り付け、直し、追加し、元に戻す",
  play: async ({ args, canvas, step, userEvent }) => {
    await step("空のままでは進まない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "内容を確かめる" }));
      await expect(canvas.getByRole("textbox", { name: "名簿を貼り付ける" })).toHaveAccessibleDescription(
        /^名簿を貼り付けるか、ファイルを選んでください/,
      );
    });
    await step("貼り付けた表は、すぐに読み取る", async () => {
      await userEvent.click(canvas.getByRole("textbox", { name: "名簿を貼り付ける" }));
      await userEvent.paste(pasted);
      await expect(canvas.getByRole("region", { name: "追加する内容を確かめる" })).toHaveFocus();
      await expect(
        canvas.getByText("4件のうち2件に入力の不備があります。直すか、外してから追加してください。"),
      ).toBeVisible();
      await expect(canvas.getAllByRole("textbox")).toHaveLength(2);
    });
    await step("VA-5 まちがいは、正しくなったところで消える", async () => {
      const email = canvas.getByRole("textbox", { name: "4行目 メールアドレス" });
      await expect(email).toHaveAccessibleDescription("メールアドレスの形式で入力してください");
      await userEvent.type(email, ".example");
      await expect(email).toBeValid();
      await expect(email).toHaveFocus();
      await expect(canvas.queryByText("メールアドレスの形式で入力してください")).toBeNull();
      await expect(canvas.getByRole("button", { name: "不備のない3人を追加する" })).toBeVisible();
    });
    await step("不備のある行だけを見ている間も、直した行は消えない", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "不備のある行だけ" }));
      await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["4", "5"]);
      await userEvent.type(canvas.getByRole("textbox", { name: "5行目 名" }), "湊");
      await expect(canvas.getAllByRole("rowheader")).toHaveLength(2);
      await expect(canvas.getByText("4人を追加できます。")).toBeVisible();
    });
    await step("R5 二度押しても一度だけ、全員を追加する", async () => {
      await userEvent.dblClick(canvas.getByRole("button", { name: "4人を追加する" }));
      await expect(canvas.getByText("4人を追加しました。")).toBeVisible();
      await expect(args.onAdd).toHaveBeenCalledOnce();
      await expect(args.onAdd).toHaveBeenCalledWith([
        sugiyama,
        {
          ...sugiyama,
          last_name: "広瀬",
          first_name: "あかり",
          grade: "j1",
          gender: "F",
          email: "hirose-a@mail.example",
        },
        { ...sugiyama, last_name: "内田", first_name: "智也", grade: "j2", email: "uchida.tomoya@mail.example" },
        { ...sugiyama, last_name: "今井", first_name: "湊", grade: "e6", email: "imai@mail.example" },
      ]);
      await expect(args.onDraftChange).toHaveBeenLastCalledWith(emptyBulkDraft);
      await expect(canvas.getByRole("link", { name: "メンバーリストを見る" })).toHaveAttribute("href", "/member-list");
    });
    await step("元に戻すと、確認の画面にもどる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "元に戻す" }));
      await expect(args.onUndo).toHaveBeenCalledOnce();
      await expect(canvas.getByRole("button", { name: "4人を追加する" })).toBeVisible();
    });
  },
};

export const TypesByHand: Story = {
  name: "操作：手で打った名簿、もどる、学年のまとめ入れ",
  play: async ({ args, canvas, step, userEvent }) => {
    const box = () => canvas.getByRole("textbox", { name: "名簿を貼り付ける" });
    await step("読めないわけを言い、打った文字は残る", async () => {
      await userEvent.type(box(), '"小野寺');
      await userEvent.click(canvas.getByRole("button", { name: "内容を確かめる" }));
      await expect(canvas.getByRole("alert")).toHaveTextContent('1行目の引用符（"）の組が合っていません。');
      await expect(box()).toHaveValue('"小野寺');
    });
    await step("学年のない名簿は、まとめて選べる", async () => {
      await userEvent.clear(box());
      await userEvent.type(box(), "小野寺 湊{Enter}三浦 陽翔{Enter}");
      await userEvent.click(canvas.getByRole("button", { name: "内容を確かめる" }));
      await expect(canvas.getByRole("combobox", { name: "1行目 学年" })).toBeInvalid();
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "学年のない2人の学年を選ぶ" }), "高2");
      await expect(canvas.getByRole("combobox", { name: "2行目 学年" })).toHaveDisplayValue("高2");
      await expect(canvas.queryByRole("combobox", { name: /学年を選ぶ$/ })).toBeNull();
    });
    await step("もどっても、直したことは消えない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "もどる" }));
      await expect(box()).toHaveValue("小野寺 湊\n三浦 陽翔\n");
      await userEvent.click(canvas.getByRole("button", { name: "内容を確かめる" }));
      await userEvent.click(canvas.getByRole("button", { name: "2人を追加する" }));
      await expect(args.onAdd).toHaveBeenCalledWith([
        { ...sugiyama, last_name: "小野寺", first_name: "湊", grade: "h2", gender: null, email: null },
        { ...sugiyama, last_name: "三浦", first_name: "陽翔", grade: "h2", gender: null, email: null },
      ]);
    });
  },
};

export const ReadsFiles: Story = {
  name: "操作：I7 ファイルを選ぶ。読めないものは名前と理由を言う",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const input = () => {
      const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (!found) throw new Error("ファイルの欄がありません。");
      return found;
    };
    await step("文字でないファイル", async () => {
      await userEvent.upload(input(), fileOf(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)));
      await waitFor(() =>
        expect(canvas.getByRole("alert")).toHaveTextContent(
          "名簿.csv は選べませんでした。文字として読めませんでした。",
        ),
      );
    });
    await step("1001人", async () => {
      await userEvent.upload(input(), fileOf(`${thousand}\n相原,空,小1`));
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("1,001人分あります。"));
    });
    await step("Shift_JIS の名簿", async () => {
      const head = [0x90, 0xa9, 0x2c, 0x96, 0xbc, 0x2c, 0x8a, 0x77, 0x94, 0x4e, 0x0d, 0x0a];
      const row = [0x90, 0x99, 0x8e, 0x52, 0x2c, 0x98, 0x40, 0x8e, 0x69, 0x2c, 0x8d, 0x82, 0x31];
      await userEvent.upload(input(), fileOf(Uint8Array.of(...head, ...row)));
      const cells = await canvas.findAllByRole("cell");
      await expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual(["杉山", "蓮司", "高1"]);
    });
  },
};

export const RemovesRows: Story = {
  name: "操作：行を外し、取り消す",
  args: { draft: checking(pasted) },
  play: async ({ canvas, step, userEvent }) => {
    await step("外すと、次の行のボタンへ移る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "4行目を外す" }));
      await expect(canvas.getByRole("button", { name: "5行目を外す" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("button", { name: "3行目を外す" })).toHaveFocus();
      await expect(canvas.getByRole("button", { name: "2人を追加する" })).toBeVisible();
    });
    await step("取り消すと、元の場所にもどる", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("5行目を外しました");
      await userEvent.click(canvas.getByRole("button", { name: "取り消す" }));
      await userEvent.click(canvas.getByRole("button", { name: "取り消す" }));
      await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
        "2",
        "3",
        "4",
        "5",
      ]);
      await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    });
    await step("すべて外すと、追加できない", async () => {
      for (const line of [2, 3, 4, 5]) await userEvent.click(canvas.getByRole("button", { name: `${line}行目を外す` }));
      await expect(canvas.getByText("追加する選手がいません")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "0人を追加する" })).toHaveAttribute("aria-disabled", "true");
    });
  },
};

export const ErrorsInView: Story = {
  name: "操作：列が多くても、不備のある欄は表を動かさずに見え、F8 で次の欄へ移る",
  args: { draft: checking(wrongAtTheEnd) },
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas, step, userEvent }) => {
    const height = canvas.getByRole("textbox", { name: "4行目 身長（cm）" });
    const email = canvas.getByRole("textbox", { name: "3行目 保護者のメールアドレス" });
    await step("直す欄は名前の隣にあり、行を外すボタンも見えている", async () => {
      const headings = canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
      await expect(headings.slice(0, 5)).toEqual(["行", "姓", "名", "身長（cm）", "保護者のメールアドレス"]);
      const frame = canvas.getByRole("group", { name: "追加する選手" }).getBoundingClientRect();
      for (const control of [height, email, canvas.getByRole("button", { name: "3行目を外す" })]) {
        const { left, right } = control.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(frame.left);
        await expect(right).toBeLessThanOrEqual(frame.right);
      }
    });
    await step("どこからでも次の不備へ、最後の次は最初へ", async () => {
      await userEvent.keyboard("{F8}");
      await expect(email).toHaveFocus();
      await userEvent.keyboard("{F8}");
      await expect(height).toHaveFocus();
      await userEvent.keyboard("{F8}");
      await expect(email).toHaveFocus();
    });
    await step("直した欄からも、次へ移る", async () => {
      await userEvent.type(email, ".example");
      await userEvent.click(canvas.getByRole("button", { name: "次の不備へ（1か所）" }));
      await expect(height).toHaveFocus();
      await userEvent.clear(height);
      await userEvent.type(height, "１５０ｃｍ");
      await userEvent.tab();
      await expect(height).toHaveValue("150");
      await expect(canvas.queryByRole("button", { name: /^次の不備へ/ })).toBeNull();
    });
  },
};

export const AddsNobody: Story = {
  name: "操作：追加できる人がいなければ、最初の不備へ移る",
  args: { draft: checking("姓,名,学年\n今井,,小6\n杉山,蓮司,") },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "不備のない0人を追加する" }));
    await expect(canvas.getByRole("textbox", { name: "2行目 名" })).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const ThousandRows: Story = {
  name: "操作：1000人から不備のある行だけを直す",
  args: { draft: checking(thousand) },
  play: async ({ canvas, userEvent }) => {
    for (const line of [101, 201, 301, 401]) {
      await userEvent.keyboard("{F8}");
      await expect(canvas.getByRole("textbox", { name: `${line}行目 名` })).toHaveFocus();
    }
    await userEvent.click(canvas.getByRole("checkbox", { name: "不備のある行だけ" }));
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(10);
    await userEvent.type(canvas.getByRole("textbox", { name: "1001行目 名" }), "海");
    await expect(canvas.getByRole("button", { name: "不備のない991人を追加する" })).toBeVisible();
  },
};

export const Phone: Story = {
  name: "操作：スマートフォンで直し、外す",
  globals: { viewport: { value: "mobile" } },
  args: { draft: checking(pasted) },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole("article", { name: "5行目" }));
    await userEvent.type(card.getByRole("textbox", { name: "5行目 名" }), "湊");
    await userEvent.click(canvas.getByRole("button", { name: "4行目を外す" }));
    await expect(canvas.getByRole("button", { name: "5行目を外す" })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "3人を追加する" })).toBeVisible();
  },
};
