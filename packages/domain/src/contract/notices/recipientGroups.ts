import * as z from "zod/mini";
import { noticeLimits } from "../../noticeLimits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { idField } from "../rowFields.ts";

const none = z.object({});
export const recipientGroupSchema = z.object({ group_id: z.int(), name: z.string(), member_ids: z.array(z.int()) });
export type RecipientGroup = z.infer<typeof recipientGroupSchema>;

const groups = z.object({ groups: z.array(recipientGroupSchema) });
const write = { method: "POST", access: "coach", params: none, query: none, reply: groups, status: 200 } as const;

/** The team's saved groups of recipients, by name. */
export const listRecipientGroups = defineEndpoint({
  id: "listRecipientGroups",
  method: "GET",
  access: "coach",
  path: "/api/coach/notices/groups",
  params: none,
  query: none,
  body: z.undefined(),
  reply: groups,
  status: 200,
});

/** Saves the chosen players under a name; the same name again replaces the group. */
export const saveRecipientGroup = defineEndpoint({
  ...write,
  id: "saveRecipientGroup",
  path: "/api/coach/notices/groups",
  body: z.object({
    name: textField("グループの名前", 1, noticeLimits.groupNameMax),
    member_ids: z
      .array(idField("選手を選び直してください"))
      .check(z.minLength(1, "選手を選んでください"), z.maxLength(noticeLimits.recipients)),
  }),
});

export const deleteRecipientGroup = defineEndpoint({
  ...write,
  id: "deleteRecipientGroup",
  path: "/api/coach/notices/groups/delete",
  body: z.object({ group_id: idField("グループを選び直してください") }),
});
