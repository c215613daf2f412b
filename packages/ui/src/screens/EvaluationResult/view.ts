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

/** A column of the table of every item. */
export type ColumnSort = `kind${EvaluationKind}` | `item${number}`;

/** The view of the page, stored in the address. */
export type EvaluationView = {
  /** A measurement kind (EN-5), unless an item of the team is shown. */
  kind: EvaluationKind;
  item: number | null;
  /** Every kind and item in one table, whatever `kind` and `item` say. */
  all: boolean;
  /** Searched name or reading. */
  q: string;
  period: Span;
  grade: GradeGroup | null;
  gender: Gender | null;
  /** null: the default that has values. */
  batting_type: BattingTypeCode | null;
  ball: Ball | null;
  /** null: best first. */
  sort: TableSort<EvaluationSort | ColumnSort> | null;
  /** Counted from 1. */
  page: number;
  size: PageSize;
  /** The player whose growth is open. */
  player: number | null;
};

export const defaultEvaluationView: EvaluationView = {
  kind: 1,
  item: null,
  all: false,
  q: "",
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

/** Switches to another kind, where chosen batting types, balls and orders do not apply. */
export const ofKind = (kind: EvaluationKind): Partial<EvaluationView> => ({ ...ofAnything, kind, item: null });
export const ofItem = (item: number): Partial<EvaluationView> => ({ ...ofAnything, kind: 1, item });
export const ofAll: Partial<EvaluationView> = { batting_type: null, ball: null, sort: null, page: 1, all: true };

const ofAnything = { all: false, batting_type: null, ball: null, sort: null, page: tablePages.firstPage } as const;
