import type { AnyEndpoint, contract } from "@kyuseki/domain";

/**
 * In which queue a request waits. Heavy is what reads or writes much for one call; sign-in is everything before it, where
 * passwords take their time; ingest is what the sister products push; files waits for the file store.
 */
export type Lane = "light" | "heavy" | "sign-in" | "ingest" | "files";

const heavy: ReadonlySet<string> = new Set([
  "getDashboard",
  "getPracticeHeat",
  "getTrainingReport",
  "getEvaluation",
  "getAnalysis",
  "getReportPlayers",
  "getBattingSummary",
  "getPitchingSummary",
  "getBattingAiStats",
  "getPitchingAiStats",
  "getLocalRanking",
  "getNationalRanking",
  "getTeamRanking",
  "exportMember",
  "exportTeam",
  "bulkCreateMember",
  "bulkDeleteMember",
  "findKnownBalls",
  "sendCsvFile",
  "importCsv",
  "undoCsvImport",
  "getCsvFile",
  "runYearChange",
  "undoYearChange",
] satisfies (keyof typeof contract)[]);

export function laneOf({ id, access, bytes }: AnyEndpoint): Lane {
  if (access === "public") return "sign-in";
  if (access === "source") return "ingest";
  if (heavy.has(id)) return "heavy";
  return bytes ? "files" : "light";
}
