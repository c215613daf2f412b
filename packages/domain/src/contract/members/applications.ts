import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idField } from "../rowFields.ts";
import { memberDetailSchema } from "./members.ts";

const memberId = idField("メンバーを選び直してください");
const decide = { method: "POST", access: "coach", params: z.object({}), query: z.object({}), status: 200 } as const;
const ofMember = z.object({ member_id: memberId });

/** Makes the applicant a member, and mails the guardian. @throws conflict when the application is no longer open */
export const acceptApplication = defineEndpoint({
  ...decide,
  id: "acceptApplication",
  path: "/api/coach/memberlist/accept_application",
  body: ofMember,
  reply: memberDetailSchema,
  refuses: ["conflict"],
});

/** Merges an application into an existing member: fills empty fields, overwrites nothing, keeps the consent. */
export const mergeApplication = defineEndpoint({
  ...decide,
  id: "mergeApplication",
  path: "/api/coach/memberlist/merge_application",
  body: z.object({ member_id: memberId, into_id: memberId }),
  reply: memberDetailSchema,
  refuses: ["conflict"],
});

/** Erases the application with all its data. */
export const declineApplication = defineEndpoint({
  ...decide,
  id: "declineApplication",
  path: "/api/coach/memberlist/decline_application",
  body: ofMember,
  reply: z.object({ success: z.literal(true) }),
  refuses: ["conflict"],
});
