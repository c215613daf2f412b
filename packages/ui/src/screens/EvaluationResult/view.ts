import {
  type Ball,
  type BattingTypeCode,
  defaultPeriod,
  type EvaluationKind,
  type Gender,
  type GradeGroup,
  type PageSize,
  type Span,
  tablePages,
} from "@kyuseki/domain";
import type { TableSort } from "../../components/DataTable/parts/tableColumn.ts";

export const evaluationSorts = ["name", "best", "change", "mean", "left", "date"] as const;
export type EvaluationSort = (typeof evaluationSorts)[number];

/** What the page shows. The address keeps it, the screen draws it. */
export type EvaluationView = {
  /** Of a measurement kind (EN-5), unless an item of the team is shown. */
  kind: EvaluationKind;
  item: number | null;
  period: Span;
  grade: GradeGroup | null;
  gender: Gender | null;
  /** null: the usual one that has values. */
  batting_type: BattingTypeCode | null;
  ball: Ball | null;
  /** null: the best first. */
  sort: TableSort<EvaluationSort> | null;
  /** Counted from 1. */
  page: number;
  size: PageSize;
  /** Whose growth is open. */
  player: number | null;
};

export const defaultEvaluationView: EvaluationView = {
  kind: 1,
  item: null,
  period: defaultPeriod,
  grade: null,
  gender: null,
  batting_type: null,
  ball: null,
  sort: null,
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
  player: null,
};

/** Another thing measured: what was chosen of batting types, balls and orders means nothing there. */
export const ofKind = (kind: EvaluationKind): Partial<EvaluationView> => ({ ...ofAnything, kind, item: null });
export const ofItem = (item: number): Partial<EvaluationView> => ({ ...ofAnything, kind: 1, item });

const ofAnything = { batting_type: null, ball: null, sort: null, page: tablePages.firstPage } as const;
