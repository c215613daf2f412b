import {
  type Ball,
  type BattingTypeCode,
  defaultPeriod,
  type GradeGroup,
  measurement,
  type PageSize,
  type Period,
  type PitchCode,
  tablePages,
} from "@kyuseki/domain";

export const analysisSorts = ["name", "count", "mean", "last"] as const;
export type AnalysisSort = (typeof analysisSorts)[number];

/** What the page shows. The address keeps it, the screen draws it. */
export type AnalysisView = {
  /** EN-4: 1 batting, 2 pitching. */
  mode: 1 | 2;
  period: Period;
  grade: GradeGroup | null;
  /** null: the usual one that has measurements; 0 and `unset` are those nobody said it of. */
  battingType: BattingTypeCode | 0 | null;
  ball: Ball | "unset" | null;
  /** 0 keeps every type. */
  pitch: PitchCode;
  /** Ids; none is everybody. */
  players: readonly number[];
  sort: { id: AnalysisSort; dir: "asc" | "desc" };
  /** Of the players' table, counted from 1. */
  page: number;
  size: PageSize;
};

export const defaultAnalysisView: AnalysisView = {
  mode: 1,
  period: defaultPeriod,
  grade: null,
  battingType: null,
  ball: null,
  pitch: measurement.everyPitchType,
  players: [],
  sort: { id: "mean", dir: "desc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};

/** Everything one may narrow by, besides batting or pitching and the period. */
export const noAnalysisConditions = {
  grade: null,
  battingType: null,
  ball: null,
  pitch: measurement.everyPitchType,
  players: [],
} as const satisfies Partial<AnalysisView>;

/** What was chosen of batting types, balls and pitches means nothing in the other mode. */
export const ofMode = (mode: AnalysisView["mode"]): Partial<AnalysisView> => ({
  mode,
  battingType: null,
  ball: null,
  pitch: measurement.everyPitchType,
});

/** Ids one answer may be asked for. */
export const mostPlayers = 100;
