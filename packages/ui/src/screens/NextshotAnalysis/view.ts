import {
  type Ball,
  type BattingTypeCode,
  defaultPeriod,
  type GradeGroup,
  measurement,
  type Period,
  type PitchCode,
  tablePages,
} from "@kyuseki/domain";
import type { TableView } from "../../components/DataTable/parts/tableColumn.ts";

export const analysisSorts = ["name", "count", "mean", "last"] as const;
export type AnalysisSort = (typeof analysisSorts)[number];

/** The view of the page, stored in the address. */
export type AnalysisView = TableView<AnalysisSort> & {
  /** 1 batting, 2 pitching (EN-4). */
  mode: 1 | 2;
  period: Period;
  grade: GradeGroup | null;
  /** null: the default that has measurements; 0 and `unset` are balls without a type or ball. */
  battingType: BattingTypeCode | 0 | null;
  ball: Ball | "unset" | null;
  /** 0 keeps every type. */
  pitch: PitchCode;
  /** Ids; empty for all players. */
  players: readonly number[];
  /** Id of the player whose balls stand out in the scatter, if any. */
  focus: readonly number[];
};

export const defaultAnalysisView: AnalysisView = {
  mode: 1,
  period: defaultPeriod,
  grade: null,
  battingType: null,
  ball: null,
  pitch: measurement.everyPitchType,
  players: [],
  focus: [],
  sort: { id: "mean", dir: "desc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};

/** Every filter besides mode and period, at its default. */
export const noAnalysisConditions = {
  grade: null,
  battingType: null,
  ball: null,
  pitch: measurement.everyPitchType,
  players: [],
} as const satisfies Partial<AnalysisView>;

/** Switches the mode, where chosen batting types, balls and pitch types do not apply. */
export const ofMode = (mode: AnalysisView["mode"]): Partial<AnalysisView> => ({
  mode,
  battingType: null,
  ball: null,
  pitch: measurement.everyPitchType,
});

/** Most ids in one query. */
export const mostPlayers = 100;
