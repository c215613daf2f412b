import * as z from "zod/mini";
import { joinCodeLimits } from "../../limits.ts";
import { applicants } from "../../vocabulary/person.ts";
import { defineEndpoint } from "../endpoint.ts";

const noParams = z.object({});
/** The team's QR code, which leads to /join#{code}; null while there is none or it has expired. */
const reply = z.object({
  join_code: z.nullable(
    z.object({
      code: z.string(),
      issued_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      applicant: z.nullable(z.enum(applicants)),
    }),
  ),
});
export type JoinCode = NonNullable<z.infer<typeof reply>["join_code"]>;

const { days, defaultDays } = joinCodeLimits;
/** `valid_days`: days from now until the code expires. `applicant`: who may apply with it; null for both. */
const issue = z.object({
  valid_days: z._default(z.literal(days, "有効期限を選んでください"), defaultDays),
  applicant: z._default(z.nullable(z.enum(applicants, "申し込める人を選んでください")), null),
});
export type JoinCodeDraft = z.infer<typeof issue>;
/** What is issued unless something else is chosen. */
export const defaultJoinCode: JoinCodeDraft = { valid_days: defaultDays, applicant: null };

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

/** Issues a new code; the earlier one stops working (D-5). Without a body it is `defaultJoinCode`. */
export const issueJoinCode = defineEndpoint({
  id: "issueJoinCode",
  method: "POST",
  path: "/api/coach/team/join_code",
  access: "manager",
  params: noParams,
  query: noParams,
  body: z._default(issue, defaultJoinCode),
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
