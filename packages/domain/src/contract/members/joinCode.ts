import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

const noParams = z.object({});
/** The team's QR code, which leads to /join#{code}; null while there is none or it has expired. */
const reply = z.object({
  join_code: z.nullable(z.object({ code: z.string(), expires_at: z.iso.datetime() })),
});
export type JoinCode = NonNullable<z.infer<typeof reply>["join_code"]>;

export const getJoinCode = defineEndpoint({
  id: "getJoinCode",
  method: "GET",
  path: "/api/coach/team/join_code",
  access: "coach",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply,
  status: 200,
});

/** Issues a new code; the earlier one stops working (D-5). */
export const issueJoinCode = defineEndpoint({
  id: "issueJoinCode",
  method: "POST",
  path: "/api/coach/team/join_code",
  access: "manager",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply,
  status: 201,
});

export const revokeJoinCode = defineEndpoint({
  id: "revokeJoinCode",
  method: "DELETE",
  path: "/api/coach/team/join_code",
  access: "manager",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply,
  status: 200,
});
