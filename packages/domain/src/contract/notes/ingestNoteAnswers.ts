import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idInAddress } from "../rowFields.ts";
import { familyNoteSchema } from "./familyNotes.ts";

/**
 * The latest `noteLimits.ingestNotes` notes that coaches have answered of a player who is linked with the key's product, with
 * stamps and comments (CO-8), the newest first; `source_id` names those that this source sent. @throws forbidden for a key of neither product, not_found
 * for a player who is not linked
 */
export const listIngestNotes = defineEndpoint({
  id: "listIngestNotes",
  method: "GET",
  access: "source",
  path: "/api/ingest/notes",
  params: z.object({}),
  query: z.object({ team_id: idInAddress(), member_id: idInAddress() }),
  body: z.undefined(),
  reply: z.object({ notes: z.array(z.extend(familyNoteSchema, { source_id: z.nullable(z.string()) })) }),
  status: 200,
  refuses: ["forbidden", "not_found"],
});
