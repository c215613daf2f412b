import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { CsvImportScreen, type CsvImportScreenProps } from "./CsvImportScreen.tsx";
import { checking, choosing, imports, members, nowS, sheet, sheetMapping, sources } from "./csvImport.fixtures.ts";

/** Holds the answers, as the app does. */
function InHand(props: CsvImportScreenProps) {
  const [stage, setStage] = useState(props.stage);

  return (
    <CsvImportScreen
      {...props}
      stage={stage}
      onAnswersChange={(answers) => {
        props.onAnswersChange(answers);
        if (stage.step === "map") setStage({ ...stage, answers });
      }}
    />
  );
}

const meta = {
  id: "screens-csv-import-actions",
  title: "画面/CSVの取り込み/操作",
  component: CsvImportScreen,
  render: (args) => <InHand {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    stage: checking,
    past: { status: "ready", value: { imports, sources } },
    onPastRetry: fn(),
    members,
    sportType: "baseball",
    nowS,
    onFile: fn(),
    onRestart: fn(),
    onAnswersChange: fn(),
    onRead: fn(),
    onBack: fn(),
    onChoose: fn(),
    onWholeChange: fn(),
    onKnownRetry: fn(),
    onRefusedRows: fn(async () => "行\r\n"),
    onImport: fn(async () => {}),
    onUndo: fn(async () => {}),
    onForget: fn(async () => {}),
  },
} satisfies Meta<typeof CsvImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maps: Story = {
  name: "操作：列を選び、単位と日付に答えて進む",
  args: {
    stage: { step: "map", file: sheet, answers: { mapping: sheetMapping, units: {}, day: "" } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "確認へ進む" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("答えていない項目があります");
    await expect(args.onRead).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole("radio", { name: "km/h" }));
    await userEvent.type(canvas.getByLabelText(/^測定した日/), "2026-11-05");
    await userEvent.click(canvas.getByRole("button", { name: "すべて 3" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "メモの項目" }), "打撃の結果");
    await expect(args.onAnswersChange).toHaveBeenLastCalledWith({
      mapping: { ...sheetMapping, batting_result: { column: 2, unit: null } },
      units: { speed: "km/h" },
      day: "2026-11-05",
    });
    await userEvent.click(canvas.getByRole("button", { name: "確認へ進む" }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

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

    await userEvent.click(canvas.getByRole("button", { name: "取り込まない 2" }));
    const table = canvas.getByRole("table", { name: "確認が必要な行" });
    await expect(
      within(table)
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["47", "219"]);
    await expect(within(table).getByText("速度が0です。機器が追えなかった球です")).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "271球を取り込む" }));
    await expect(args.onImport).toHaveBeenCalledOnce();
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
