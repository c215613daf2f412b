import type { CsvImport, CsvSource } from "@kyuseki/domain";
import { check, nowS, pitches, report } from "./csvImport.fixtures.ts";
import type { CsvStage } from "./parts/csvStage.ts";

const imported = (id: number, values: Partial<CsvImport>): CsvImport => ({
  id,
  imported_at: "2026-11-20T02:31:00.000Z",
  imported_by: "村瀬 亮",
  file_name: "pitching_20261119.csv",
  format: "rapsodo_pitching",
  member_ids: [1],
  accepted: 96,
  repeated: 0,
  refused: 2,
  undo_until: "2026-11-21T15:00:00.000Z",
  undone_at: null,
  again_of: null,
  readable_again: false,
  ...values,
});

export const imports: readonly CsvImport[] = [
  imported(4, {}),
  imported(3, {
    imported_at: "2026-11-19T09:04:00.000Z",
    imported_by: "片山 恵",
    file_name: "打撃記録_11月第1週.csv",
    format: "japanese_sheet",
    member_ids: [2, 1, 3],
    accepted: 58,
    repeated: 12,
    refused: 0,
    undo_until: "2026-11-20T15:00:00.000Z",
  }),
  imported(2, {
    imported_at: "2026-11-02T12:15:00.000Z",
    imported_by: null,
    file_name: "",
    format: "hittrax",
    member_ids: [],
    accepted: 140,
    refused: 7,
    undo_until: "2026-11-03T15:00:00.000Z",
  }),
  imported(1, {
    imported_at: "2026-10-25T10:40:00.000Z",
    file_name: "session-1024.csv",
    format: "rapsodo_hitting",
    accepted: 64,
    undo_until: "2026-10-26T15:00:00.000Z",
    undone_at: "2026-10-25T11:00:00.000Z",
  }),
];

const source = { mapping: {}, units: {}, names: [], source_key: "0123456789abcdef" };
export const sources: readonly CsvSource[] = [
  { ...source, id: 1, format: "rapsodo_pitching", used_at: "2026-11-12T03:00:00.000Z" },
  { ...source, id: 2, format: "japanese_sheet", used_at: "2026-11-09T03:00:00.000Z" },
];

export const choosing: CsvStage = { step: "file", refused: null };
export const checking: CsvStage = {
  step: "check",
  file: pitches,
  check,
  report,
  whole: { ball: "rubber", battingType: null },
};
export const done = {
  step: "done",
  imported: imported(5, { accepted: 271, repeated: 28, refused: 2 }),
  newest: { mode: 2, atS: nowS - 24 * 3600 },
} as const satisfies CsvStage;

/** Read by an older parser. */
export const readLongAgo = imported(9, {
  imported_at: "2026-11-03T09:00:00.000Z",
  imported_by: "片山 恵",
  file_name: "session-1103.csv",
  accepted: 31,
  refused: 12,
  undo_until: "2026-11-04T15:00:00.000Z",
  readable_again: true,
});

/** Read again from it, and from one whose file is no longer stored. */
export const readAgain: readonly CsvImport[] = [
  imported(10, { file_name: "session-1103.csv", accepted: 12, repeated: 31, again_of: readLongAgo.id }),
  imported(11, { file_name: "session-0101.csv", accepted: 3, repeated: 60, again_of: 99 }),
];
