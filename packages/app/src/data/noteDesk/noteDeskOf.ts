import type { Services } from "../../services/services.ts";
import { createNoteDesk, type NoteDesk } from "./noteDesk.ts";

const made = new WeakMap<Services, { owner: string; desk: NoteDesk }>();

/** The desk of this tab, for one coach in one club; somebody else's is not kept. */
export function noteDeskOf(services: Services, userId: number, teamId: number): NoteDesk {
  const owner = `${userId} ${teamId}`;
  const known = made.get(services);
  if (known?.owner === owner) return known.desk;
  const desk = createNoteDesk();
  made.set(services, { owner, desk });
  return desk;
}
