import type { SportType } from "@kyuseki/domain";

export type Team = { sportType: SportType; analyzerAvailable: boolean; isManager: boolean };
