import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { recordOf } from "../records.ts";
import { memberIdParams } from "./members.ts";

const noParams = z.object({});
const nothing = z.undefined();

/**
 * Everything stored about one member, deleted or not, as a file for the guardian: profile, sizes, measurements,
 * consents (P3).
 */
export const exportMember = defineEndpoint({
  id: "exportMember",
  method: "GET",
  path: "/api/coach/memberlist/member/:id/export",
  access: "manager",
  proof: true,
  params: memberIdParams,
  query: noParams,
  body: nothing,
  reply: recordOf(z.unknown()),
  status: 200,
});

/** Erases a member at once and for good; only the audit log's line stays (P3). */
export const eraseMember = defineEndpoint({
  id: "eraseMember",
  method: "DELETE",
  path: "/api/coach/memberlist/member/:id/personal_data",
  access: "manager",
  proof: true,
  params: memberIdParams,
  query: noParams,
  body: nothing,
  reply: z.object({ success: z.literal(true) }),
  status: 200,
});

/** Everything stored about the team and its members. */
export const exportTeam = defineEndpoint({
  id: "exportTeam",
  method: "GET",
  path: "/api/coach/team/export",
  access: "manager",
  proof: true,
  params: noParams,
  query: noParams,
  body: nothing,
  reply: recordOf(z.unknown()),
  status: 200,
});
