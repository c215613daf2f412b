import type { GuardedPlayer, Member, PitchCountKind, PitchCountsDraft } from "@kyuseki/domain";
import type { UnsentCount } from "./UnsentCounts.tsx";

/** One player's count, as far as it is typed. */
export type PitchRow = { member_id: number; kind: PitchCountKind; pitches: number | null };
/** What remains of the dialog when it closes; `date` null, while nothing is typed, is the day first offered. */
export type PitchDraft = { date: string | null; rows: readonly PitchRow[] };

export const emptyPitchDraft: PitchDraft = { date: null, rows: [] };

/** Somebody who may have pitched; of a member without a recent pitch no counts are known. */
export type Suggested = GuardedPlayer | Member;

/** Typed rows first, then other players who may have pitched. */
export function openingRows({ rows }: PitchDraft, suggested: readonly Suggested[]): readonly PitchRow[] {
  const typed = new Set(rows.map(({ member_id }) => member_id));
  return [...rows, ...suggested.filter(({ id }) => !typed.has(id)).map(({ id }) => blankRow(id))];
}

export const blankRow = (member_id: number): PitchRow => ({ member_id, kind: "game", pitches: null });

/** The counts to save; an empty field means no pitches. */
export const countsOf = (rows: readonly PitchRow[]): PitchCountsDraft["counts"] =>
  rows.flatMap(({ pitches, ...row }) => (pitches === null ? [] : [{ ...row, pitches }]));

/** What is typed belongs to the day it was typed for, also when the dialog is opened again on a later one. */
export function draftOf(
  rows: PitchDraft["rows"],
  { date, day }: Pick<PitchDraft, "date"> & { day: string },
): PitchDraft {
  const typedFor = date ?? day;
  return { date: rows.length === 0 && typedFor === day ? null : typedFor, rows };
}

/** What waits on this device for a player's day, and is not among what is recorded; what was refused is in neither. */
export const waitingOn = (unsent: readonly UnsentCount[], memberId: number, date: string): number =>
  unsent
    .filter((count) => count.member_id === memberId && count.date === date && count.state !== "refused")
    .reduce((sum, { pitches }) => sum + pitches, 0);

/** What is already recorded for a player's day; 0 without a record. */
export const pitchesOn = (player: GuardedPlayer | undefined, date: string): number =>
  player?.guard.recent.find((day) => day.date === date)?.pitches ?? 0;
