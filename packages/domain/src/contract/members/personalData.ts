import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { memberIdParams } from "./members.ts";

const noParams = z.object({});
const nothing = z.undefined();

/** P3. Everything stored of one member, deleted or not: profile, sizes, measurements, consents. A file for its guardian. */
export const exportMember = defineEndpoint({
  id: "exportMember",
  method: "GET",
  path: "/api/coach/memberlist/member/:id/export",
  access: "manager",
  params: memberIdParams,
  query: noParams,
  body: nothing,
  reply: z.record(z.string(), z.unknown()),
  status: 200,
});

/** P3. At once and for good, also when deleted before; only the audit log's line stays. */
export const eraseMember = defineEndpoint({
  id: "eraseMember",
  method: "DELETE",
  path: "/api/coach/memberlist/member/:id/personal_data",
  access: "manager",
  params: memberIdParams,
  query: noParams,
  body: nothing,
  reply: z.object({ success: z.literal(true) }),
  status: 200,
});

/** Everything stored of the team and its members. */
export const exportTeam = defineEndpoint({
  id: "exportTeam",
  method: "GET",
  path: "/api/coach/team/export",
  access: "manager",
  params: noParams,
  query: noParams,
  body: nothing,
  reply: z.record(z.string(), z.unknown()),
  status: 200,
});
