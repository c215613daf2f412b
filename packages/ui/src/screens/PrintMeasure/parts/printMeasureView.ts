import type { GradeGroup } from "@kyuseki/domain";

/** 書きこむ用紙か、選手ごとの伸びか。 */
export type PrintKind = "team" | "players";
export type PrintMeasureView = { kind: PrintKind; stage: GradeGroup | null; player: number | null };
