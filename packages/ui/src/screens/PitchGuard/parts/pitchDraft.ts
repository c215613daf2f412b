import type { GuardedPlayer, PitchCountKind, PitchCountsDraft } from "@kyuseki/domain";

/** One player's count as far as it is typed. */
export type PitchRow = { member_id: number; kind: PitchCountKind; pitches: number | null };
/** What stays of the dialog when it closes; `date` null is today. */
export type PitchDraft = { date: string | null; rows: readonly PitchRow[] };

export const emptyPitchDraft: PitchDraft = { date: null, rows: [] };

/** What was typed, then everybody else who may have thrown. */
export function openingRows({ rows }: PitchDraft, suggested: readonly GuardedPlayer[]): readonly PitchRow[] {
  const typed = new Set(rows.map(({ member_id }) => member_id));
  return [...rows, ...suggested.filter(({ id }) => !typed.has(id)).map(({ id }) => blankRow(id))];
}

export const blankRow = (member_id: number): PitchRow => ({ member_id, kind: "game", pitches: null });

/** Players whose field stayed empty did not throw. */
export const countsOf = (rows: readonly PitchRow[]): PitchCountsDraft["counts"] =>
  rows.flatMap(({ pitches, ...row }) => (pitches === null ? [] : [{ ...row, pitches }]));

/** What is already known of a player's day; 0 where nothing is. */
export function pitchesOn(player: GuardedPlayer | undefined, date: string): number {
  return player?.guard.recent.find((day) => day.date === date)?.pitches ?? 0;
}
