import * as z from "zod/mini";
import { memberLimits } from "../../limits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { partialUpdate } from "../partialUpdate.ts";
import { idField } from "../rowFields.ts";
import { memberDraftSchema } from "./memberDraft.ts";
import { archivedAs, memberDetailSchema, memberIdParams, memberSchema, playingHandsSchema } from "./members.ts";

const noParams = z.object({});
const id = idField("メンバーを選び直してください");

/** Ids of the team's members; repeated ids count once. Any foreign id refuses the whole call with `not_found` (T5). */
const memberIdsSchema = z.object({
  ids: z
    .array(id)
    .check(
      z.minLength(1, "メンバーを選んでください"),
      z.maxLength(memberLimits.perCall, `一度に選べるのは${memberLimits.perCall}人までです`),
    ),
});

/**
 * The fields to change; null clears one that may be empty. `version` is the one the coach started from: without it the
 * save overwrites whatever came between.
 */
export const memberEditSchema = z.extend(partialUpdate(memberDraftSchema.shape), {
  additional: z.optional(z.nullable(partialUpdate(playingHandsSchema.shape))),
  version: z.optional(idField()),
});
export type MemberEdit = z.infer<typeof memberEditSchema>;

const write = { method: "POST", access: "manager", params: noParams, query: noParams, status: 200 } as const;
const ids = z.object({ ids: z.array(z.int()) });

/**
 * Changes the fields that are sent; a changed height or weight is also stored as that day's body size.
 * @throws conflict when somebody else has saved since `version` (R4)
 */
export const updateMember = defineEndpoint({
  ...write,
  id: "updateMember",
  access: "coach",
  path: "/api/coach/memberlist/member/:id",
  params: memberIdParams,
  body: memberEditSchema,
  reply: memberDetailSchema,
  refuses: ["conflict"],
});

/**
 * Hides members at once and erases them with every record after `retention.deletedMemberDays`. Returns those it
 * deleted; already deleted ones stay as they are.
 */
export const bulkDeleteMember = defineEndpoint({
  ...write,
  id: "bulkDeleteMember",
  method: "DELETE",
  path: "/api/coach/memberlist/bulk_delete_member",
  body: memberIdsSchema,
  reply: ids,
});

/** Restores deleted members until they are erased. Others stay as they are; the answer has all that were asked for. */
export const restoreMembers = defineEndpoint({
  ...write,
  id: "restoreMembers",
  path: "/api/coach/memberlist/restore_member",
  body: memberIdsSchema,
  reply: z.object({ members: z.array(memberSchema) }),
});

/** Deleted members that are not yet erased, the last deleted first. */
export const listDeletedMembers = defineEndpoint({
  ...write,
  id: "listDeletedMembers",
  method: "GET",
  path: "/api/coach/memberlist/deleted",
  body: z.undefined(),
  reply: z.object({
    members: z.array(z.extend(memberSchema, { deleted_at: z.iso.datetime(), erased_at: z.iso.datetime() })),
  }),
});

/**
 * Undoes `bulkCreateMember` or `createMember`: only by the same coach, within `undoLimits.creationMinutes`, and while
 * nothing was changed or measured since.
 * @throws conflict otherwise
 */
export const undoCreation = defineEndpoint({
  ...write,
  id: "undoCreation",
  access: "coach",
  path: "/api/coach/memberlist/undo_create",
  body: memberIdsSchema,
  reply: ids,
  refuses: ["conflict"],
});

/**
 * Archives members with all records, as 卒業 or 退団. Returns those it archived; already archived ones stay as they
 * are.
 * @throws conflict for an applicant
 */
export const archiveMembers = defineEndpoint({
  ...write,
  id: "archiveMembers",
  path: "/api/coach/memberlist/archive",
  body: z.extend(memberIdsSchema, { as: z.enum(archivedAs, "卒業か退団を選んでください") }),
  reply: ids,
  refuses: ["conflict"],
});

/** Returns archived members to the list. Others stay as they are; the answer has all that were asked for. */
export const reinstateMembers = defineEndpoint({
  ...write,
  id: "reinstateMembers",
  path: "/api/coach/memberlist/reinstate",
  body: memberIdsSchema,
  reply: z.object({ members: z.array(memberSchema) }),
});
