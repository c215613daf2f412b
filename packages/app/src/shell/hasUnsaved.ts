import { storedDays } from "../data/measuring/storedCells.ts";
import type { Services } from "../services/services.ts";

/** Whether the person who is signed in would miss something that the server does not have yet. */
export function hasUnsaved({ session, drafts }: Pick<Services, "session" | "drafts">): boolean {
  const shown = session.shown();
  if (shown.status !== "signed_in") return false;
  return drafts.unsaved(shown.user.id).length > 0 || storedDays(drafts, shown.user.id).length > 0;
}
