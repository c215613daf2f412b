import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CsvImportScreen } from "./CsvImportScreen.tsx";
import { choosing, imports } from "./csvHistory.fixtures.ts";
import { check, members, pitches, report } from "./csvImport.fixtures.ts";
import { csvImportArgs } from "./csvImportArgs.fixtures.ts";

const meta = {
  id: "screens-csv-import-few",
  title: "画面/CSVの取り込み",
  component: CsvImportScreen,
  parameters: { layout: "fullscreen" },
  args: { ...csvImportArgs, members: { status: "ready", value: members.slice(0, 1) } },
} satisfies Meta<typeof CsvImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  name: "少ない：1人の3球、確認の要る行はない",
  args: {
    past: { status: "ready", value: { imports: [], sources: [] } },
    stage: {
      step: "check",
      file: { ...pitches, rows: 3, rememberedS: null },
      check: {
        ...check,
        take: 3,
        repeated: { status: "ready", value: 0 },
        players: 1,
        days: { start: "2026-11-19", end: "2026-11-19" },
        asked: [],
        unknownBalls: 0,
        unmatched: [],
        refused: [],
        warnings: [],
      },
      report: { ...report, columns: report.columns.map((column) => ({ ...column, count: 3 })) },
      whole: { ball: "hard", battingType: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("選手1人・11/19")).toBeVisible();
    await expect(canvas.getByText("確認が必要な行はありません")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "3球を取り込む" })).toBeVisible();
  },
};

export const FewHistory: Story = {
  name: "少ない：履歴が1件",
  args: {
    stage: choosing,
    past: {
      status: "ready",
      value: { imports: imports.slice(0, 1).map((one) => ({ ...one, accepted: 3, refused: 0 })), sources: [] },
    },
  },
  play: async ({ canvas }) => {
    const [, row] = within(canvas.getByRole("table", { name: "取り込みの履歴" })).getAllByRole("row");
    await expect(row).toHaveTextContent(/^11\/20 11:31pitching_20261119\.csv小野寺 湊Rapsodo 投球300村瀬 亮取り消す$/);
    await expect(canvas.getByText("1件中 1件")).toBeVisible();
  },
};
