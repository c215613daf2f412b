import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { withoutParts } from "../../state/withoutParts.harness.ts";
import { MemberBulkAddHarness } from "./MemberBulkAdd.harness.tsx";
import { MemberBulkAddScreen } from "./MemberBulkAddScreen.tsx";
import { checking, pasted, sugiyama, team } from "./memberBulkAdd.fixtures.ts";
import { emptyBulkDraft } from "./parts/bulkDraft.ts";

const meta = {
  id: "screens-member-bulk-add-sending",
  title: "画面/メンバーをまとめて追加/送信",
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

export const AllowsSame: Story = {
  name: "操作：同じ選手は、選ばないかぎり追加しない",
  args: {
    members: { status: "ready", value: team },
    draft: checking(`${pasted}\n杉山\t蓮司\t高1\t男\t`),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const allow = (row: string) =>
      within(canvas.getByRole("group", { name: row })).getByRole("checkbox", { name: "それでも追加する" });
    await step("どこにいるかを言う", async () => {
      await expect(allow("3行目")).toHaveAccessibleDescription("同じ名前・学年の選手がチームにいます");
      await expect(allow("6行目")).toHaveAccessibleDescription("2行目と同じ名前・学年です");
      await expect(canvas.getByRole("button", { name: "不備のない1人を追加する" })).toBeVisible();
    });
    await step("選んだ行は追加し、残りは直せる", async () => {
      await userEvent.click(allow("6行目"));
      await userEvent.click(canvas.getByRole("button", { name: "不備のない2人を追加する" }));
      await expect(args.onAdd).toHaveBeenCalledWith([sugiyama, { ...sugiyama, email: null }]);
      await expect(canvas.getByText("残りの3件は、まだ追加していません。")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "残りの3件を直す" }));
      await expect(canvas.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["3", "4", "5"]);
    });
  },
};

export const ServerRefusesCells: Story = {
  name: "操作：サーバーが断った欄を、その行に示す",
  args: {
    draft: checking(pasted),
    onAdd: fn(async () => {
      throw new Failure("invalid", { fields: { "members.1.email": "このメールアドレスは使われています" } });
    }),
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "不備のない2人を追加する" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("追加できない行がありました。赤い欄を直してください。");
    const email = canvas.getByRole("textbox", { name: "3行目 メールアドレス" });
    await expect(email).toHaveAccessibleDescription("このメールアドレスは使われています");
    await waitFor(() => expect(email).toHaveFocus());
    await step("打つと消える", async () => {
      await userEvent.type(email, "x");
      await expect(email).toBeValid();
      await expect(canvas.getByRole("button", { name: "不備のない2人を追加する" })).toBeVisible();
    });
  },
};

export const KeepsOnFailure: Story = {
  name: "操作：送っている間は待ち、つながらなくても何も消えない",
  args: { draft: checking(pasted) },
  render: (args) => <MemberBulkAddHarness {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    let fail = (_: Failure): void => {};
    const onAdd = args.onAdd as ReturnType<typeof fn>; // The mock above.
    onAdd.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    const add = canvas.getByRole("button", { name: "不備のない2人を追加する" });
    await step("何をしているかを言い、ボタンはフォーカスを失わない", async () => {
      await userEvent.click(add);
      await expect(canvas.getByRole("progressbar", { name: "2人を追加しています" })).toBeVisible();
      await expect(add).toHaveFocus();
      await userEvent.click(add);
      await userEvent.click(canvas.getByRole("button", { name: "もどる" }));
      await expect(onAdd).toHaveBeenCalledOnce();
    });
    await step("断られても、行はそのまま", async () => {
      fail(new Failure("unavailable"));
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。"));
      await expect(canvas.queryByRole("progressbar")).toBeNull();
      await expect(canvas.getAllByRole("rowheader")).toHaveLength(4);
    });
  },
};

export const UndoRefused: Story = {
  name: "操作：元に戻せないときは、わけを言う",
  args: {
    added: 4,
    onUndo: fn(async () => {
      throw new Failure("conflict", { message: "追加してから10分を過ぎたため、元に戻せません。" });
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "元に戻す" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("追加してから10分を過ぎたため、元に戻せません。");
    await userEvent.click(canvas.getByRole("button", { name: "続けて追加する" }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox", { name: "名簿を貼り付ける" })).toBeVisible();
  },
};

export const PartMissing: Story = {
  name: "操作：確かめる部分が届かなくても、入力は残り、もう一度で届く",
  ...withoutParts(1, 2),
  play: async ({ args, canvas, step, userEvent }) => {
    const box = () => canvas.getByRole("textbox", { name: "名簿を貼り付ける" });
    await step("貼り付けても進まず、名簿は欄にある", async () => {
      await userEvent.click(box());
      await userEvent.paste(pasted);
      await expect(args.onDraftChange).toHaveBeenLastCalledWith({ step: "input", text: pasted, rows: [] });
      await expect(box()).toHaveValue(pasted);
    });
    await step("もう一度押すと読み取り、届かなかった場所は、押せば届く", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "内容を確かめる" }));
      await expect(canvas.getByRole("alert")).toHaveTextContent("データを取得できませんでした");
      await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
      await expect(await canvas.findByText(/^4件のうち2件に入力の不備があります。/)).toBeVisible();
    });
  },
};

const slowLine: { arrive: () => void } = { arrive: () => {} };

export const TypesWhileReading: Story = {
  name: "操作：読み取りを待つあいだに打ち足すと、先へ進まず、打った名簿が残る",
  beforeEach: ({ args }) => {
    const line = new Promise<void>((resolve) => {
      slowLine.arrive = resolve;
    });
    args.loadPart = async (part) => line.then(part);
  },
  play: async ({ canvas, step, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "名簿を貼り付ける" });
    const check = () => canvas.getByRole("button", { name: "内容を確かめる" });
    await step("待っているあいだ", async () => {
      await userEvent.type(box, "小野寺 湊");
      await userEvent.click(check());
      await userEvent.type(box, "{Enter}三浦 陽翔");
    });
    await step("届いても、打った二人のまま", async () => {
      slowLine.arrive();
      await waitFor(() => expect(check()).not.toHaveAttribute("aria-busy", "true"));
      await expect(box).toHaveValue("小野寺 湊\n三浦 陽翔");
    });
    await step("もう一度押せば、二人を確かめる", async () => {
      await userEvent.click(check());
      await expect(await canvas.findAllByRole("rowheader")).toHaveLength(2);
    });
  },
};
