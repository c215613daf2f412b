import * as z from "zod/mini";
import { coachTypes } from "../account/session.ts";
import { defineEndpoint } from "../endpoint.ts";
import { idInAddress } from "../rowFields.ts";

const noParams = z.object({});
const done = z.object({ success: z.literal(true) });

export const teamSecondFactorSchema = z.object({
  /** Whether the club asks each coach for a passkey after the password. */
  required: z.boolean(),
  coaches: z.array(
    z.object({ id: z.int(), name: z.string(), coach_type: z.enum(coachTypes), has_passkey: z.boolean() }),
  ),
});
export type TeamSecondFactor = z.infer<typeof teamSecondFactorSchema>;

/** Whether the club requires a second factor, and which coaches have one. */
export const getTeamSecondFactor = defineEndpoint({
  id: "getTeamSecondFactor",
  method: "GET",
  path: "/api/coach/team/second-factor",
  access: "manager",
  params: noParams,
  query: noParams,
  body: z.undefined(),
  reply: teamSecondFactorSchema,
  status: 200,
});

/** Requires it from every coach, from the next call on. @throws conflict while the caller has no passkey */
export const requireSecondFactor = defineEndpoint({
  id: "requireSecondFactor",
  method: "POST",
  path: "/api/coach/team/second-factor",
  access: "manager",
  proof: true,
  params: noParams,
  query: noParams,
  body: z.object({ required: z.boolean() }),
  reply: teamSecondFactorSchema,
  status: 200,
  refuses: ["conflict"],
});

/**
 * Removes another coach's passkeys and recovery codes and ends their sessions; they are told where mail is sent.
 * @throws forbidden for oneself
 */
export const removeSecondFactor = defineEndpoint({
  id: "removeSecondFactor",
  method: "DELETE",
  path: "/api/coach/coaches/:id/second-factor",
  access: "manager",
  proof: true,
  params: z.object({ id: idInAddress() }),
  query: noParams,
  body: z.undefined(),
  reply: done,
  status: 200,
});
