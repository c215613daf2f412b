import { type RosterField, rosterFields } from "@kyuseki/domain/roster";
import type { CellErrors, CheckedRow, ServerFieldErrors } from "./bulkDraft.ts";

/** 「members.12.email」 of a refused call is the e-mail of the thirteenth row that was sent. */
export function serverFieldErrors(
  fields: Readonly<Record<string, string>>,
  sent: readonly CheckedRow[],
): ServerFieldErrors {
  const told = new Map<number, CellErrors>();
  for (const [path, message] of Object.entries(fields)) {
    const [list, index, ...names] = path.split(".");
    const line = list === "members" ? sent[Number(index)]?.row.line : undefined;
    const field = rosterFields.find((name) => name === names.at(-1));
    if (line === undefined || field === undefined) continue;
    told.set(line, { ...told.get(line), [field]: message });
  }
  return told;
}

export function withoutCell(told: ServerFieldErrors, line: number, field: RosterField): ServerFieldErrors {
  const said = told.get(line);
  if (!said || !(field in said)) return told;
  const { [field]: _, ...rest } = said;
  return new Map(told).set(line, rest);
}
