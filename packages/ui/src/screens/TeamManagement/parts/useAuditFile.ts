import type { AuditEntry } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { auditText } from "../../../copy/team/audit.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { useAuditWords } from "./useAuditWords.ts";

type Pages = AsyncIterable<readonly AuditEntry[]>;

/** The audit log as a file: a table in words, or one JSON object a line as the contract has it. */
export function useAuditFile() {
  const { formatMessage } = useIntl();
  const words = useAuditWords();
  const columns: readonly CsvColumn<AuditEntry>[] = [
    { header: formatMessage(auditText.atColumn), value: ({ at }) => at },
    { header: formatMessage(auditText.actionColumn), value: (entry) => words.action({ ...entry, times: 1 }) },
    { header: formatMessage(auditText.byColumn), value: words.by },
    { header: formatMessage(auditText.roleColumn), value: words.role },
    { header: formatMessage(auditText.membersColumn), value: words.members },
    { header: formatMessage(auditText.detailsColumn), value: words.details },
    { header: formatMessage(auditText.timesColumn), value: ({ times }) => times },
    { header: formatMessage(auditText.deviceColumn), value: ({ device }) => device },
  ];

  return {
    csv: async (pages: Pages) => {
      // The CSV writer is imported on the first press.
      const { toCsv, toCsvLines } = await import("../../../format/csv.ts");
      return fileOf("text/csv;charset=utf-8", pages, (entries, isFirst) =>
        isFirst ? toCsv(columns, entries) : `\r\n${toCsvLines(columns, entries)}`,
      );
    },
    jsonl: (pages: Pages) =>
      fileOf("application/jsonl", pages, (entries) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join("")),
  };
}

/** The text of one page at a time: a browser keeps what is in a Blob outside of the page's memory. */
async function fileOf(
  type: string,
  pages: Pages,
  write: (entries: readonly AuditEntry[], isFirst: boolean) => string,
): Promise<Blob> {
  const parts: Blob[] = [];
  for await (const entries of pages) {
    if (entries.length > 0) parts.push(new Blob([write(entries, parts.length === 0)]));
  }
  return new Blob(parts, { type });
}
