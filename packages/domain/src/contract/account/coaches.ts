import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idInAddress } from "../rowFields.ts";
import { codeField, emailField, newPasswordSchema } from "./credentials.ts";
import { coachNameField, emailCodeField } from "./identity.ts";
import { coachTypes, sessionSchema } from "./session.ts";

const noParams = z.object({});
const nothing = z.undefined();
const done = z.object({ success: z.literal(true) });
const instant = z.iso.datetime();
const rowId = z.object({ id: idInAddress() });

export const coachSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  coach_type: z.enum(coachTypes),
});
export type Coach = z.infer<typeof coachSchema>;
export const coachInviteSchema = z.object({
  id: z.int(),
  coach_type: z.enum(coachTypes),
  /** Address of the invited person, if the manager gave one; the link is mailed there where the server sends mail. */
  email: z.nullable(z.string()),
  expires_at: instant,
});
export type CoachInvite = z.infer<typeof coachInviteSchema>;

/** The team's coaches, and the open invitations. */
export const listCoaches = defineEndpoint({
  id: "listCoaches",
  method: "GET",
  path: "/api/coach/coaches",
  access: "coach",
  params: noParams,
  query: noParams,
  body: nothing,
  reply: z.object({ coaches: z.array(coachSchema), invites: z.array(coachInviteSchema) }),
  status: 200,
});

export const coachInviteDraftSchema = z.object({
  coach_type: z.enum(coachTypes, "役割を選んでください"),
  email: z._default(z.nullable(emailField), null),
});
export type CoachInviteDraft = z.infer<typeof coachInviteDraftSchema>;

/** A link for the manager to hand over, shown only once. */
export const handedLinkSchema = z.object({ code: z.string(), expires_at: instant, mailed: z.boolean() });
export type HandedLink = z.infer<typeof handedLinkSchema>;

/** Invites a coach (BE-9). The link is /invite#{code}; inviting an address again voids its earlier link. */
export const inviteCoach = defineEndpoint({
  id: "inviteCoach",
  method: "POST",
  path: "/api/coach/coaches/invite",
  access: "manager",
  params: noParams,
  query: noParams,
  body: coachInviteDraftSchema,
  reply: handedLinkSchema,
  status: 201,
  sealed: true,
  refuses: ["rate_limited"],
});

export const revokeInvite = defineEndpoint({
  id: "revokeInvite",
  method: "DELETE",
  path: "/api/coach/coaches/invite/:id",
  access: "manager",
  params: rowId,
  query: noParams,
  body: nothing,
  reply: done,
  status: 200,
});

/**
 * Issues a reset link for another coach of the team (BE-9). The link is /password-reset#{code} and voids the earlier one.
 */
export const issueResetLink = defineEndpoint({
  id: "issueResetLink",
  method: "POST",
  path: "/api/coach/coaches/:id/reset-link",
  access: "manager",
  params: rowId,
  query: noParams,
  body: nothing,
  reply: handedLinkSchema,
  status: 201,
  sealed: true,
});

/** Changes a coach's role from the next call on (T6). @throws conflict for the team's last manager, and for oneself */
export const changeCoachRole = defineEndpoint({
  id: "changeCoachRole",
  method: "POST",
  path: "/api/coach/coaches/:id",
  access: "manager",
  params: rowId,
  query: noParams,
  body: z.object({ coach_type: z.enum(coachTypes, "役割を選んでください") }),
  reply: coachSchema,
  status: 200,
  refuses: ["conflict"],
});

export const coachChangeSchema = z.object({
  name: z.optional(coachNameField),
  email: z.optional(emailField),
});
export type CoachChange = z.infer<typeof coachChangeSchema>;

/**
 * Changes the name or the address of another coach, who is told at the earlier address where mail is sent. A new
 * address counts at once and ends that coach's sessions.
 * @throws conflict with `fields.email` when somebody uses the address; forbidden for oneself; rate_limited
 */
export const changeCoach = defineEndpoint({
  id: "changeCoach",
  method: "POST",
  path: "/api/coach/coaches/:id/account",
  access: "manager",
  params: rowId,
  query: noParams,
  body: coachChangeSchema,
  reply: coachSchema,
  status: 200,
  refuses: ["conflict", "rate_limited"],
});

/** Disables the account and ends its sessions. @throws conflict for the team's last manager, and for oneself */
export const removeCoach = defineEndpoint({
  id: "removeCoach",
  method: "DELETE",
  path: "/api/coach/coaches/:id",
  access: "manager",
  params: rowId,
  query: noParams,
  body: nothing,
  reply: done,
  status: 200,
  refuses: ["conflict"],
});

/** Whom an invitation is for. @throws not_found when the link is unknown, used, revoked or expired */
export const checkInvite = defineEndpoint({
  id: "checkInvite",
  method: "POST",
  path: "/api/invite/check",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.object({ code: codeField }),
  reply: z.object({
    team_name: z.string(),
    coach_type: z.enum(coachTypes),
    /** Who may accept it; null: whoever holds the link. */
    email: z.nullable(z.string()),
    expires_at: instant,
    /** Whether accepting takes the digits that `sendInviteCode` mails; false where no mail is sent. */
    asks_code: z.boolean(),
  }),
  status: 200,
  idempotent: false,
  refuses: ["not_found"],
});

/**
 * Mails the digits that show whose address it is. Nothing is sent where `asks_code` is false.
 * @throws not_found as the check does; invalid with `fields.email` for another address than the invited one; rate_limited
 */
export const sendInviteCode = defineEndpoint({
  id: "sendInviteCode",
  method: "POST",
  path: "/api/invite/code",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.object({ code: codeField, email: emailField }),
  reply: done,
  status: 200,
  sealed: true,
  refuses: ["not_found", "rate_limited"],
});

export const inviteAcceptanceSchema = z.object({
  code: codeField,
  name: coachNameField,
  email: emailField,
  /** Where `asks_code` is true. */
  email_code: z.optional(emailCodeField),
  password: newPasswordSchema,
});
export type InviteAcceptance = z.infer<typeof inviteAcceptanceSchema>;

/**
 * Creates the account and signs it in.
 * @throws conflict with `fields.email` when the address already has an account; invalid with `fields.email` for another
 * address than the invited one, with `fields.email_code` for a missing, wrong or expired code
 */
export const acceptInvite = defineEndpoint({
  id: "acceptInvite",
  method: "POST",
  path: "/api/invite/accept",
  access: "public",
  params: noParams,
  query: noParams,
  body: inviteAcceptanceSchema,
  reply: sessionSchema,
  status: 201,
  sealed: true,
  refuses: ["not_found", "conflict"],
});
