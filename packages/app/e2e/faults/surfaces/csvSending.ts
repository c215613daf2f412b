import { importCsv } from "@kyuseki/domain";
import { expect } from "vitest";
import { auditLines } from "../rows.ts";
import { type Surface, sending } from "../surface.ts";
import type { Visit } from "../visit.ts";
import { measured } from "./measured.ts";

export const importing: Surface = {
  ...sending,
  name: "CSVの取り込み /nextshot/analysis/import",
  endpoint: importCsv,
  open: async (visit) => {
    const { player } = await measured(visit);
    await visit.page.goto("/nextshot/analysis/import");
    await chooseCsv(visit);
    await whose(visit).selectOption(player);
    await run(visit).waitFor();
  },
  act: (visit) => run(visit).click(),
  retry: (visit) => run(visit).click(),
  arrived: ({ page }) => page.getByText("1球を取り込みました。").first().waitFor(),
  unchanged: async (visit) => {
    await run(visit).waitFor();
    expect(await whose(visit).inputValue()).toBe((await measured(visit)).player);
  },
  resume: async (visit) => {
    await visit.page.getByText("「投球.csv」の取り込みが途中です。").waitFor();
    await chooseCsv(visit);
    await importing.unchanged(visit);
    await run(visit).click();
  },
  rows: (visit) => auditLines(visit, "csv_imported"),
};

/** One pitch of an unknown name. */
function chooseCsv({ page }: Visit) {
  const buffer = Buffer.from("名前,日付,球種,球速(km/h)\nA. Kimura,2026/03/30,ストレート,101.5\n");
  return page.locator("input[type=file]").setInputFiles({ name: "投球.csv", mimeType: "text/csv", buffer });
}

const whose = ({ page }: Visit) => page.getByRole("combobox", { name: "A. Kimuraの選手" });
const run = ({ page }: Visit) => page.getByRole("button", { name: "1球を取り込む" });
