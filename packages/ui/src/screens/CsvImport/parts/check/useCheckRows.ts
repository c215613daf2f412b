import { memberName } from "@kyuseki/domain";
import type { CsvCheckedRow } from "@kyuseki/domain/csv";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { csvRowErrorText } from "../../../../copy/analyzer/csvFile.ts";
import { csvValueText } from "../../../../copy/analyzer/csvImport.ts";
import type { CsvCheckState, CsvMember, OpenedCsv } from "../csvStage.ts";

/** A row of the file that needs a look. */
export type CheckRow = {
  id: string;
  row: number;
  /** Whether it is about whose ball it is, or about a value. */
  about: "name" | "value";
  /** Whose the row is: the member, else the name as written. Empty where it names nobody. */
  player: string;
  /** Name of the column; null where no column is at fault. */
  column: string | null;
  text: string;
  reason: string;
  /** `refused` cannot be taken as it is; `left` was left out by the coach. */
  outcome: "refused" | "left" | "taken";
};

/** What of the file is not taken, and what is taken and ought to be looked at. */
export function useCheckRows(
  { refused, unmatched, warnings, leftRows }: CsvCheckState,
  header: OpenedCsv["header"],
  members: readonly CsvMember[],
) {
  const { formatMessage } = useIntl();

  return useMemo(() => {
    const names = new Map(members.map((member) => [member.id, memberName(member)]));
    // One name may stand for every row of the file.
    const sentences = new Map<string, string>();
    const unknown = (name: string) => {
      const sentence = sentences.get(name) ?? formatMessage(csvValueText.unmatched, { name });
      sentences.set(name, sentence);
      return sentence;
    };
    const value = ({ row, column, text, code, player, memberId }: CsvCheckedRow) => ({
      row,
      about: "value" as const,
      player: (memberId !== null && names.get(memberId)) || player,
      column: column === null ? null : (header[column] ?? null),
      text,
      reason: formatMessage(csvRowErrorText[code]),
    });
    const rows: Omit<CheckRow, "id">[] = [
      ...refused.map((fieldError) => ({ ...value(fieldError), outcome: "refused" as const })),
      ...unmatched.map(({ row, name }) => ({
        row,
        about: "name" as const,
        player: name,
        column: null,
        text: "",
        reason: unknown(name),
        outcome: "refused" as const,
      })),
      ...warnings.map((fieldError) => ({
        ...value(fieldError),
        outcome: leftRows.has(fieldError.row) ? ("left" as const) : ("taken" as const),
      })),
    ];
    return rows.map((row, at): CheckRow => ({ ...row, id: `${at}` }));
  }, [refused, unmatched, warnings, leftRows, header, members, formatMessage]);
}
