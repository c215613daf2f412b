import { contract, Failure, noteLimits } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { listAnsweredNotes } from "../../store/ingest/ingestNoteAnswers.ts";
import { findAnyLinkedMember } from "../../store/notices/receivedNotices.ts";
import { requireLinkingSource } from "./requireLinkingSource.ts";

/** Coaches' stamps and comments in the sister products' own apps (CO-8). */
export function ingestNoteAnswerRoutes(api: Api) {
  serve(api, contract.listIngestNotes, async ({ query: { team_id, member_id }, db, source: { source } }) => {
    requireLinkingSource(source);
    if (!(await findAnyLinkedMember(db, source, team_id, member_id))) throw new Failure("not_found");
    return { notes: await listAnsweredNotes(db, { source, team_id, member_id, most: noteLimits.ingestNotes }) };
  });
}
