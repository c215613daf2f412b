import { addDays, getGoalSheet, listPlayerNotes, noteLimits, type PlayerNote, type PlayerNotes } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** Days in Japan (YYYY-MM-DD), both included; at most `noteLimits.listedDays` of them. */
type NoteDays = { from: string; to: string };

/** One player's notes of some days, the newest first, and how many each month has. */
export const playerNotesQuery = (call: Call, id: number, days: NoteDays) =>
  queryOptions({
    queryKey: queryKeys.playerNotes(id, days),
    queryFn: ({ signal }) => readPlayerNotes(call, id, days, signal),
    staleTime: prefetchedMs,
  });

/** All of some days, in as many answers as they take. Rejects with the `Failure`. */
async function readPlayerNotes(call: Call, id: number, days: NoteDays, signal?: AbortSignal): Promise<PlayerNotes> {
  const read = (query: NoteDays) => call(listPlayerNotes, { params: { id }, query, ...(signal && { signal }) });
  const first = await read(days);
  const notes = [...first.notes];
  for (let last = first.notes; last.length === noteLimits.listedOfPlayer; ) {
    const to = last.at(-1)?.day ?? days.from;
    // The last day may go on in the next answer.
    const known = new Set(last.map(({ note_id }) => note_id));
    last = (await read({ from: days.from, to })).notes;
    notes.push(...last.filter(({ note_id }) => !known.has(note_id)));
    if (last.every(({ day }) => day === to)) break;
  }
  return { ...first, notes };
}

/** All notes of one player since `firstDay`, the newest first. Rejects with the `Failure`. */
export async function readEveryPlayerNote(
  call: Call,
  id: number,
  firstDay: string | null,
  today: string,
): Promise<PlayerNote[]> {
  const notes: PlayerNote[] = [];
  for (let to = today; firstDay !== null && to >= firstDay; ) {
    const from = addDays(to, 1 - noteLimits.listedDays);
    notes.push(...(await readPlayerNotes(call, id, { from, to })).notes);
    to = addDays(from, -1);
  }
  return notes;
}

/** The days that show a month (YYYY-MM): its own; for the present one the 31 up to today, which a page can ask for early. */
export function daysOfMonth(month: string, today: string): NoteDays {
  if (today.startsWith(month)) return { from: addDays(today, -30), to: today };
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** 9マス目標 of one player, with the cells that measurements have ticked. */
export const goalSheetQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.goalSheet(id),
    queryFn: ({ signal }) => call(getGoalSheet, { params: { id }, signal }),
    staleTime: prefetchedMs,
  });

/** What was prefetched for a page is not asked for twice. */
const prefetchedMs = 3000;
