import type { DeviceOutbox } from "../../data/outbox/outboxOf.ts";
import type { Services } from "../../services/services.ts";

/**
 * Whether the person who is signed in would miss something that the server does not have yet; also until their outbox has
 * been read.
 */
export function hasUnsaved(
  { session, drafts }: Pick<Services, "session" | "drafts">,
  outbox: Pick<DeviceOutbox, "read"> | null,
): boolean {
  const shown = session.shown();
  if (shown.status !== "signed_in") return false;
  return drafts.unsaved(shown.user.id).length > 0 || outbox === null || outbox.read().entries.length > 0;
}
