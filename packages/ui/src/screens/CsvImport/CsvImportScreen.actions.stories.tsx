import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { chooseOrder, expectFirstCards } from "../../components/OrderSelect/orderOnPhone.fixtures.ts";
import { withoutParts } from "../../state/withoutParts.harness.ts";
import { CsvImportHarness } from "./CsvImport.harness.tsx";
import { CsvImportScreen } from "./CsvImportScreen.tsx";
import { choosing, imports, readLongAgo } from "./csvHistory.fixtures.ts";
import { check, pitches, report } from "./csvImport.fixtures.ts";
import { csvImportArgs } from "./csvImportArgs.fixtures.ts";

const meta = {
  id: "screens-csv-import-actions",
  title: "画面/CSVの取り込み/操作",
  component: CsvImportScreen,
  render: (args) => <CsvImportHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: csvImportArgs,
} satisfies Meta<typeof CsvImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  name: "操作：わからない名前を選び、行を絞り、取り込む",
  play: async ({ args, canvas, userEvent }) => {
    const ogawa = canvas.getByRole("combobox", { name: "小川新の選手" });
    await expect(
      within(ogawa)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "選手を選ぶ",
      "小川 新（小6）",
      "小川 新（中1）",
      "小野寺 湊（中2）",
      "三浦 陽翔（中3）",
      "取り込まない",
    ]);
    await userEvent.selectOptions(ogawa, "小川 新（中1）");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Takahashi Kの選手" }), "取り込まない");
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, "小川新", 4);
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, "Takahashi K", null);

    const panel = within(canvas.getByRole("region", { name: "確認が必要な行" }));
    const rows = () => panel.queryAllByRole("rowheader").map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole("button", { name: "選手 9" }));
    await waitFor(() => expect(rows()).toEqual(["140行目", "141行目", "142行目"]));
    await expect(panel.getByRole("table", { name: "3行：「小川新」にあたる選手を選んでいません" })).toBeVisible();
    await userEvent.click(panel.getByText("6行：「Takahashi K」にあたる選手を選んでいません"));
    await waitFor(() =>
      expect(rows().slice(0, 6)).toEqual(["88", "89", "90", "91", "92", "93"].map((at) => `${at}行目`)),
    );
    await userEvent.click(canvas.getByRole("button", { name: "値 4" }));
    await waitFor(() => expect(rows()).toEqual(["47行目", "219行目", "131行目", "202行目"]));
    await expect(panel.getByText("1行：速度が0です。機器が追えなかった球です")).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "271球を取り込む" }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

export const Unset: Story = {
  name: "操作：BE-2 使用球と打撃の種類を選ぶ。未設定の球がランキングに入らないことを、選ぶところで言う",
  args: {
    stage: {
      step: "check",
      file: pitches,
      check: { ...check, asksBattingType: true },
      report,
      whole: { ball: null, battingType: null },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const ball = canvas.getByRole("radiogroup", { name: "使用球" });
    const type = canvas.getByRole("radiogroup", { name: "打撃の種類" });
    await expect(ball).toHaveAccessibleDescription("未設定の球は、ランキングに入りません。");
    await expect(type).toHaveAccessibleDescription(
      "ファイルに書かれていない球に付けます。未設定の球は、ランキングに入りません。",
    );
    await userEvent.click(within(ball).getByRole("radio", { name: "軟式球" }));
    await userEvent.click(within(type).getByRole("radio", { name: "ティー" }));
    await expect(args.onWholeChange).toHaveBeenLastCalledWith({ ball: "rubber", battingType: 1 });
    await expect(ball).toHaveAccessibleDescription("");
    await expect(type).toHaveAccessibleDescription("ファイルに書かれていない球に付けます。");
  },
};

export const LeavesRows: Story = {
  name: "操作：気になる値の行を外し、また取り込む。読み取れない行は選べない",
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: RegExp) => within(canvas.getByRole("row", { name }));
    const fast = () => row(/^131行目 /).getByRole("checkbox", { name: "取り込む" });
    await expect(fast()).toBeChecked();
    await userEvent.click(fast());
    await expect(args.onLeaveRow).toHaveBeenLastCalledWith(131, true);
    await expect(fast()).not.toBeChecked();
    await userEvent.click(fast());
    await expect(args.onLeaveRow).toHaveBeenLastCalledWith(131, false);
    await expect(fast()).toBeChecked();

    await expect(row(/^47行目 /).getByText("取り込みません")).toBeVisible();
    await expect(row(/^47行目 /).queryByRole("checkbox")).toBeNull();
  },
};

export const Refused: Story = {
  name: "操作：断られたら、わけを言って同じ確認に残る",
  args: {
    onImport: fn(async () => {
      throw new Failure("conflict", { message: "このファイルの測定データは、すべて取り込み済みです。" });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "271球を取り込む" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "このファイルの測定データは、すべて取り込み済みです。",
    );
    await expect(canvas.getByRole("button", { name: "271球を取り込む" })).toBeEnabled();
  },
};

export const Undoes: Story = {
  name: "操作：ファイルを選び、対応を消し、翌日までの取り込みだけを取り消す",
  args: { stage: choosing },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const file = new File(["球速\n120\n"], "pitching.csv", { type: "text/csv" });
    if (input) await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);

    await userEvent.click(canvas.getByRole("button", { name: "表計算の対応を消す" }));
    await expect(args.onForget).toHaveBeenCalledWith(2);

    await expect(
      canvas
        .getAllByRole("button", { name: /の取り込みを取り消す$/ })
        .map((button) => button.getAttribute("aria-label")),
    ).toEqual(["pitching_20261119.csvの取り込みを取り消す", "打撃記録_11月第1週.csvの取り込みを取り消す"]);
    await userEvent.click(canvas.getByRole("button", { name: "打撃記録_11月第1週.csvの取り込みを取り消す" }));
    await expect(args.onUndo).toHaveBeenCalledWith(3);
    const told = await canvas.findByText("58球の取り込みを取り消しました。");
    await waitFor(() => expect(told.parentElement).toHaveFocus());
  },
};

export const Finds: Story = {
  name: "操作：履歴を文字と期間で絞り、並べ替え、書き出す",
  args: { stage: choosing, onExport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const files = async (...names: readonly string[]) => {
      await waitFor(() =>
        expect(canvas.queryAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(names),
      );
    };
    const search = canvas.getByRole("searchbox", { name: "ファイル・選手・形式・人" });
    await userEvent.type(search, "ﾗﾌﾟｿｰﾄﾞ");
    await expect(canvas.getByText("4件中 0件")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "検索の文字を消す" }));
    await userEvent.type(search, "ＲＡＰＳＯＤＯ");
    await files("pitching_20261119.csv", "session-1024.csv");
    await userEvent.click(canvas.getByRole("button", { name: "検索の文字を消す" }));
    await userEvent.type(search, "片山");
    await files("打撃記録_11月第1週.csv");
    await userEvent.click(canvas.getByRole("button", { name: "検索の文字を消す" }));
    await userEvent.type(search, "小川 新");
    await files("打撃記録_11月第1週.csv");
    await expect(canvas.getByText("三浦 陽翔 ほか2人")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "検索の文字を消す" }));

    await userEvent.click(canvas.getByRole("button", { name: "直近1週間" }));
    await files("pitching_20261119.csv", "打撃記録_11月第1週.csv");
    await expect(canvas.getByText("11/13〜11/20（8日間）")).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 1, page: 1 });
    const most = canvas.getByRole("button", { name: /^取り込み（球）/ });
    await userEvent.click(most);
    await userEvent.click(most);
    await files("打撃記録_11月第1週.csv", "pitching_20261119.csv");

    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith(
        "\uFEFF日時,ファイル,選手,形式,取り込み（球）,重複（球）,外した行,実行した人,取り消した日時\r\n" +
          "2026/11/20 11:31,pitching_20261119.csv,小野寺 湊,Rapsodo 投球,96,0,2,村瀬 亮,\r\n" +
          "2026/11/19 18:04,打撃記録_11月第1週.csv,三浦 陽翔、小野寺 湊、小川 新,表計算,58,12,0,片山 恵,",
        "取り込みの履歴.csv",
      ),
    );
  },
};

export const ReadsAgain: Story = {
  name: "操作：古い読み取りの取り込みを、もう一度読む。断られたら、わけを言う",
  args: {
    stage: choosing,
    past: { status: "ready", value: { imports: [...imports, readLongAgo], sources: [] } },
    onReadAgain: fn(async () => {
      throw new Failure("not_found");
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "session-1103.csvをもう一度読む" }));
    await expect(args.onReadAgain).toHaveBeenCalledWith(readLongAgo);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("見つかりませんでした。");
  },
};

export const OrdersOnPhone: Story = {
  name: "操作：スマートフォンでも、履歴の並び順を選べる",
  globals: { viewport: { value: "mobile" } },
  args: { stage: choosing },
  play: async ({ args, canvas, userEvent }) => {
    await chooseOrder({ canvas, userEvent }, "取り込み（球）：大きい順");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "accepted", dir: "desc" }, page: 1 });
    await expectFirstCards(canvas, "取り込みの履歴", ["名前を消去したファイル", "pitching_20261119.csv"]);
  },
};

export const StepsMissing: Story = {
  name: "操作：後の手順が届かなければそう言い、もう一度で届く",
  ...withoutParts(1),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("データを取得できませんでした");
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(await canvas.findByRole("button", { name: "271球を取り込む" })).toBeVisible();
  },
};

export const MembersMissing: Story = {
  name: "操作：メンバーが届かないうちは、名前を「わからない」とは言わない",
  args: { members: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("データを取得できませんでした");
    await expect(canvas.queryByRole("region", { name: "選手がわからない名前" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /球を取り込む$/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onMembersRetry).toHaveBeenCalledOnce();
  },
};

export const MembersOnTheirWay: Story = {
  name: "メンバーを待つあいだ",
  args: { members: { status: "loading" } },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole("region", { name: "確認" }));
    await expect(panel.getByRole("status")).toHaveTextContent("読み込んでいます");
    await expect(canvas.queryByRole("region", { name: "選手がわからない名前" })).toBeNull();
  },
};
