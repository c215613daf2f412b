import type { GradeGroup } from "@kyuseki/domain";

/** 書きこむ用紙か、選手ごとの伸びか。 */
export type PaperKind = "team" | "players";
export type PrintMeasureView = { kind: PaperKind; stage: GradeGroup | null; player: number | null };
