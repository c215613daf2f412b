import type { RosterRow } from "@kyuseki/domain/roster";

export type BulkRow = RosterRow & {
  /** 同じ選手がいても追加する。 */
  allowed: boolean;
};

/** 読み込み直しても残るように、app が持つ。`rows` は、まだ読み取っていなければ空。 */
export type BulkDraft = { step: "input" | "check"; text: string; rows: readonly BulkRow[] };

export const emptyBulkDraft: BulkDraft = { step: "input", text: "", rows: [] };

export type BulkDraftProps = {
  /** 読み込み直しても、失敗しても残るように、app が持つ。 */
  draft: BulkDraft;
  onDraftChange: (draft: BulkDraft) => void;
};
