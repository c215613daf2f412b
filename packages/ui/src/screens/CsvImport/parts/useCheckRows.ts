import { useMemo } from "react";
import { useIntl } from "react-intl";
import { csvRowErrorText, csvTargetText } from "../../../copy/analyzer/csvFile.ts";
import { csvValueText } from "../../../copy/analyzer/csvImport.ts";
import type { CsvCheckState, OpenedCsv } from "./csvStage.ts";

/** A row of the file that needs a look. */
export type CheckRow = {
  id: string;
  row: number;
  /** Whether it is about whose ball it is, or about a value. */
  about: "name" | "value";
  /** Name of the column; null where no column is at fault. */
  column: string | null;
  text: string;
  reason: string;
  /** `refused` cannot be taken as it is; `left` was left out by the coach. */
  outcome: "refused" | "left" | "taken";
};

/** What of the file is not taken, and what is taken and ought to be looked at. */
export function useCheckRows({ refused, unmatched, warnings, leftRows }: CsvCheckState, header: OpenedCsv["header"]) {
  const { formatMessage } = useIntl();

  return useMemo(() => {
    // One name may stand for every row of the file.
    const sentences = new Map<string, string>();
    const unknown = (name: string) => {
      const sentence = sentences.get(name) ?? formatMessage(csvValueText.unmatched, { name });
      sentences.set(name, sentence);
      return sentence;
    };
    const value = ({ row, column, text, code }: CsvCheckState["refused"][number]) => ({
      row,
      about: "value" as const,
      column: column === null ? null : (header[column] ?? null),
      text,
      reason: formatMessage(csvRowErrorText[code]),
    });
    const rows: Omit<CheckRow, "id">[] = [
      ...refused.map((fieldError) => ({ ...value(fieldError), outcome: "refused" as const })),
      ...unmatched.map(({ row, name }) => ({
        row,
        about: "name" as const,
        column: formatMessage(csvTargetText.player),
        text: name,
        reason: unknown(name),
        outcome: "refused" as const,
      })),
      ...warnings.map((fieldError) => ({
        ...value(fieldError),
        outcome: leftRows.has(fieldError.row) ? ("left" as const) : ("taken" as const),
      })),
    ];
    return rows.map((row, at): CheckRow => ({ ...row, id: `${at}` }));
  }, [refused, unmatched, warnings, leftRows, header, formatMessage]);
}
