import { type CsvImport, dayInJapan, memberName, normalizeForSearch, periodRange } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import { csvFormatText } from "../../../copy/analyzer/csvFile.ts";
import { csvHistoryText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import type { CsvHistoryView } from "../view.ts";
import type { CsvMember } from "./csvStage.ts";

/** One import with its words, for the table, the search and the export. */
export type HistoryRow = {
  imported: CsvImport;
  /** The first import of the same file, as long as the history has it. */
  first: CsvImport | undefined;
  file: string;
  format: string;
  /** Names of the players, of whom those who have left are not known; null while the members have not arrived. */
  players: readonly string[] | null;
  whose: string;
  by: string;
  searchText: string;
};

/** Newest first, as received. */
export function historyRows(
  { formatMessage }: IntlShape,
  imports: readonly CsvImport[],
  members: readonly CsvMember[] | null,
): readonly HistoryRow[] {
  const names = members && new Map(members.map((member) => [member.id, memberName(member)]));
  const byId = new Map(imports.map((imported) => [imported.id, imported]));
  return imports.map((imported) => {
    const file = imported.file_name || formatMessage(csvHistoryText.noName);
    const format = formatMessage(csvFormatText[imported.format]);
    const by = imported.imported_by ?? formatMessage(csvHistoryText.nobody);
    const first = imported.again_of === null ? undefined : byId.get(imported.again_of);
    const players = names && imported.member_ids.flatMap((id) => names.get(id) ?? []);
    const [name] = players ?? [];
    const others = imported.member_ids.length - 1;
    const whose = name && others > 0 ? formatMessage(csvValueText.andOthers, { name, others }) : (name ?? "");
    const searchText = [file, format, by, ...(players ?? [])].map(normalizeForSearch).join("\n");
    return { imported, first, file, format, players, whose, by, searchText };
  });
}

/** The rows that match all conditions; `nowS` in unix seconds. */
export function matchingHistory(
  rows: readonly HistoryRow[],
  { q, period }: Pick<CsvHistoryView, "q" | "period">,
  nowS: number,
): readonly HistoryRow[] {
  const wanted = normalizeForSearch(q);
  const from = period === null ? "" : periodRange(period, new Date(nowS * 1000)).start;
  return rows.filter(
    ({ imported, searchText }) => searchText.includes(wanted) && dayInJapan(new Date(imported.imported_at)) >= from,
  );
}
