import { memberDraftName } from "../../services/drafts/draftStorage.ts";
import type { Services } from "../../services/services.ts";
import { eraseStoredAnswers } from "../../services/storedAnswers/eraseStoredAnswers.ts";
import { queryKeys } from "../queryKeys.ts";

export type DeviceData = Pick<Services, "queries" | "drafts" | "session">;

/** Nothing of somebody whom the server has erased stays on this device: no stored answer, no unsaved change (P3). */
export function forgetErased({ queries, drafts, session }: DeviceData, memberId: number) {
  eraseStoredAnswers();
  queries.removeQueries({ queryKey: queryKeys.member(memberId) });
  const state = session.read();
  if (state.status === "signed_in") drafts.forget(state.user.id, memberDraftName(memberId));
}
