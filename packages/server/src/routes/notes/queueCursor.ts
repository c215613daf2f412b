import { Failure } from "@kyuseki/domain";
import type { QueuePlace } from "../../store/notes/noteQueue.ts";

/** Where the next page begins, as an address carries it. */
export const cursorOf = ({ rank, micros, id }: QueuePlace): string => `${rank}.${micros}.${id}`;

/** @throws Failure "invalid" for what is no cursor */
export function placeOf(cursor: string | undefined): QueuePlace | null {
  if (cursor === undefined) return null;
  const [, rank, micros, id] = /^([012])\.(-?\d{1,16})\.(\d{1,9})$/.exec(cursor) ?? [];
  if (rank === undefined) throw new Failure("invalid", { fields: { after: "はじめから読み込み直してください" } });
  return { rank: Number(rank), micros: Number(micros), id: Number(id) };
}
