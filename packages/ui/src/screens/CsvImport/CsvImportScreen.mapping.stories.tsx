import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { CsvImportHarness } from "./CsvImport.harness.tsx";
import { CsvImportScreen } from "./CsvImportScreen.tsx";
import { mapping, pitches, sheet, sheetMapping } from "./csvImport.fixtures.ts";
import { csvImportArgs } from "./csvImportArgs.fixtures.ts";

/** A device that was set to metric or not: the file does not say. */
const unlabelled = {
  ...mapping,
  pitch_speed: { column: 3, unit: null },
  break_vertical: { column: 6, unit: null },
} as const;
const unsaid = { ...pitches, rememberedS: null, given: { mapping: unlabelled, units: {} } };

const meta = {
  id: "screens-csv-import-mapping",
  title: "画面/CSVの取り込み/対応づけ",
  component: CsvImportScreen,
  render: (args) => <CsvImportHarness {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    ...csvImportArgs,
    stage: { step: "map", file: unsaid, answers: { mapping: unlabelled, units: {}, day: "" } },
  },
} satisfies Meta<typeof CsvImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksUnits: Story = {
  name: "単位の質問は、その列の行にある。答えると、判定と換算の見本が変わる",
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole("table", { name: "列の対応づけ" }));
    const row = (name: RegExp) => within(table.getByRole("row", { name }));
    const samples = () =>
      within(canvas.getByRole("table", { name: "換算の見本 1行目の値" }))
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent);
    await expect(samples()).toEqual(["球速81.6未定", "縦の変化14.2未定"]);
    await expect(row(/^Velocity/).getByText("未定")).toBeVisible();
    await expect(row(/^Total Spin/).getByText("自動")).toBeVisible();

    await userEvent.click(row(/^Velocity/).getByRole("radio", { name: "mph" }));
    await userEvent.click(row(/^VB/).getByRole("radio", { name: "in" }));
    await expect(row(/^Velocity/).getByText("mph → km/h")).toBeVisible();
    await expect(row(/^Velocity/).getByText("手動")).toBeVisible();
    await expect(samples()).toEqual(["球速81.6mph131.3km/h", "縦の変化14.2in36.1cm"]);
    await userEvent.click(canvas.getByRole("button", { name: "確認へ進む" }));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

export const Maps: Story = {
  name: "操作：列を選び、単位と日付に答えて進む",
  args: {
    stage: { step: "map", file: sheet, answers: { mapping: sheetMapping, units: {}, day: "" } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "確認へ進む" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("答えていない項目があります");
    await expect(args.onRead).not.toHaveBeenCalled();

    const table = within(canvas.getByRole("table", { name: "列の対応づけ" }));
    const speed = within(table.getByRole("row", { name: /^打球速度/ }));
    await expect(speed.getByText("未定")).toBeVisible();
    await userEvent.click(speed.getByRole("radio", { name: "km/h" }));
    await expect(speed.getByText("手動")).toBeVisible();
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

const course = { location_x: { column: 6, unit: "ft", mirrored: true } } as const;

export const ChoosesBack: Story = {
  name: "操作：外した列を同じ項目にもどすと、機器の単位と左右のまま読む",
  args: {
    stage: {
      step: "map",
      file: { ...unsaid, given: { mapping: course, units: {} } },
      answers: { mapping: course, units: {}, day: "" },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "すべて 7" }));
    const target = canvas.getByRole("combobox", { name: "VB (trajectory)の項目" });
    await userEvent.selectOptions(target, "使わない");
    await expect(args.onAnswersChange).toHaveBeenLastCalledWith({ mapping: {}, units: {}, day: "" });
    await userEvent.selectOptions(target, "コース（左右）");
    await expect(args.onAnswersChange).toHaveBeenLastCalledWith({ mapping: course, units: {}, day: "" });
  },
};

export const MapsOnPhone: Story = {
  name: "操作：スマートフォンでは、聞くことがほかの行より先で、ボタンはいつも見える。答えがなければ、そこへ戻る",
  args: Maps.args ?? {},
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    const unit = canvas.getByRole("radiogroup", { name: /^速度の単位/ });
    const next = canvas.getByRole("button", { name: "確認へ進む" });
    await expect(top(unit)).toBeLessThan(top(canvas.getByRole("combobox", { name: "名前の項目" })));
    await expect(top(canvas.getByLabelText(/^測定した日/))).toBeLessThan(
      top(canvas.getByRole("table", { name: "列の対応づけ" })),
    );
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);

    await userEvent.click(next);
    await expect(args.onRead).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/^測定した日/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^測定した日/)).toHaveAccessibleDescription(/答えてください/);
    await userEvent.type(canvas.getByLabelText(/^測定した日/), "2026-11-05");
    await userEvent.click(next);
    await expect(canvas.getByRole("radio", { name: "km/h" })).toHaveFocus();
    await expect(unit).toHaveAccessibleDescription(/^答えてください/);
    await userEvent.click(canvas.getByRole("radio", { name: "km/h" }));
    await userEvent.click(next);
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};

export const AsksUnitsOnTablet: Story = {
  name: "単位の質問（タブレット・長い見出し）",
  args: {
    stage: {
      step: "map",
      file: { ...unsaid, header: pitches.header.map((name) => `${name}（${"計測値の補正後".repeat(3)}）`) },
      answers: { mapping: unlabelled, units: {}, day: "" },
    },
  },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "列の対応づけ" }));
    const [first, second] = table.getAllByRole("rowheader");
    await expect([first?.textContent?.slice(0, 8), second?.textContent?.slice(0, 2)]).toEqual(["Velocity", "VB"]);
    await expectToFitWindow();
  },
};

export const AsksUnitsDark: Story = { name: "単位の質問（暗い画面）", globals: { theme: "dark" } };
