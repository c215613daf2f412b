import * as z from "zod/mini";
import { noticeLimits } from "../../noticeLimits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { memberId } from "./noticeFields.ts";

const none = z.object({});
const write = { method: "POST", access: "coach", params: none, query: none, status: 200 } as const;
const members = z.array(memberId).check(z.minLength(1, "選手を選んでください"), z.maxLength(noticeLimits.recipients));

const familyLetterSchema = z.object({
  family_id: z.int(),
  member_ids: z.array(z.int()),
  /** Leads to the family page: /f#{token}. Shown once; the server keeps its hash. */
  token: z.string(),
  expires_at: z.iso.datetime(),
});
export type FamilyLetter = z.infer<typeof familyLetterSchema>;

/** New links to the pages of these players' families, for the QR letter or to be copied; earlier links keep working. */
export const makeFamilyLetters = defineEndpoint({
  ...write,
  id: "makeFamilyLetters",
  path: "/api/coach/families/letters",
  body: z.object({ member_ids: members }),
  reply: z.object({ letters: z.array(familyLetterSchema) }),
  idempotent: false,
});

/** Every link of this player's family stops working; a new one comes with the next mail or letter. */
export const revokeFamilyLinks = defineEndpoint({
  ...write,
  id: "revokeFamilyLinks",
  path: "/api/coach/families/revoke",
  body: z.object({ member_id: memberId }),
  reply: z.object({ revoked: z.int() }),
});
