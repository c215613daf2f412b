import type { PitchingSummary } from "@kyuseki/domain";

/** 投球結果 of the summary's conditions. */
export const resultsHref = ({ player, range, ball }: PitchingSummary): string =>
  `/nextshot/report/${player.id}/pitching/results?start=${range.start}&end=${range.end}&ball=${ball ?? "unset"}`;
