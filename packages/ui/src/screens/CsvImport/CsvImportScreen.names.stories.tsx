import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CsvImportScreen } from "./CsvImportScreen.tsx";
import { check, pitches, report } from "./csvImport.fixtures.ts";
import { csvImportArgs } from "./csvImportArgs.fixtures.ts";

const meta = {
  id: "screens-csv-import-names",
  title: "画面/CSVの取り込み/選手",
  component: CsvImportScreen,
  parameters: { layout: "fullscreen" },
  args: csvImportArgs,
} satisfies Meta<typeof CsvImportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const certain = (name: string, member_id: number, chosen = false) =>
  ({ name, balls: 20, match: { state: "matched", member_id, chosen }, isCertain: true, left: false }) as const;

export const ChangesCertain: Story = {
  name: "操作：BE-2 名前だけで決まった選手も、たたんだ中から選び直せる",
  args: {
    stage: {
      step: "check",
      file: pitches,
      check: { ...check, certain: [certain("小野寺 湊", 1), certain("三浦陽翔", 2)] },
      report,
      whole: { ball: "rubber", battingType: null },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole("combobox", { name: "小野寺 湊の選手" })).toBeNull();
    await userEvent.click(canvas.getByText("選手が決まった名前 2（選び直せます）"));
    const onodera = await canvas.findByRole("combobox", { name: "小野寺 湊の選手" });
    await expect(onodera).toHaveDisplayValue("小野寺 湊（中2）");
    await expect(canvas.getAllByText("同じ名前の選手の記録にします")).toHaveLength(2);
    await expect(within(onodera).queryByRole("option", { name: "選手を選ぶ" })).toBeNull();
    await userEvent.selectOptions(onodera, "小川 新（中1）");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "三浦陽翔の選手" }), "取り込まない");
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, "小野寺 湊", 4);
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, "三浦陽翔", null);
  },
};

export const AnotherPlayers: Story = {
  name: "BE-2 ほかの選手の記録にもうあるときは、そう言い、選び直した名前は開いておく",
  args: {
    stage: {
      step: "check",
      file: pitches,
      check: {
        ...check,
        certain: [certain("小野寺 湊", 4, true)],
        taken: [{ member_id: 4, mode: 2, day: "2026-11-19", balls: 20, owner_id: 1 }],
      },
      report,
      whole: { ball: "rubber", battingType: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("小川 新に取り込む11/19の投球20球と同じ球が、小野寺 湊の記録にもうあります。"),
    ).toBeVisible();
    await expect(canvas.getByText(/選手が合っているか、確かめてください。$/)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "小野寺 湊の選手" })).toHaveDisplayValue("小川 新（中1）");
    await expect(canvas.getByRole("button", { name: "271球を取り込む" })).toBeEnabled();
  },
};
