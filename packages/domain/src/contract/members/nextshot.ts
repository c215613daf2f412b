import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idField, idInAddress } from "../rowFields.ts";
import { linkStatuses, memberDetailSchema } from "./members.ts";

const noParams = z.object({});
const ofMember = z.object({ member_id: idField("メンバーを選び直してください") });

/**
 * A change of a member's link. @throws conflict, with the reason in Japanese, for a change that the table does not
 * allow (EN-8a)
 */
const link = {
  method: "POST",
  access: "coach",
  params: noParams,
  query: noParams,
  body: ofMember,
  reply: memberDetailSchema,
  status: 200,
} as const;

export const inviteMember = defineEndpoint({
  ...link,
  id: "inviteMember",
  path: "/api/coach/nextshot/invite",
  analyzer: true,
});

export const cancelInvite = defineEndpoint({
  ...link,
  id: "cancelInvite",
  path: "/api/coach/nextshot/cancel_invite",
  analyzer: true,
});

export const unlinkUser = defineEndpoint({
  ...link,
  id: "unlinkUser",
  path: "/api/coach/nextshot/unlinkuser",
  analyzer: true,
});

export const acceptTrainingRequest = defineEndpoint({
  ...link,
  id: "acceptTrainingRequest",
  path: "/api/coach/memberlist/accept_training_request",
});

/** Stops and resumes training usage; by query parameters, as the published API has it. */
export const updateNextrainerStatus = defineEndpoint({
  ...link,
  id: "updateNextrainerStatus",
  path: "/api/coach/memberlist/update_nextrainer_status",
  query: z.object({
    member_id: idInAddress("メンバーを選び直してください"),
    status: z.enum(linkStatuses, "利用状況を選び直してください"),
  }),
  body: z.undefined(),
});
