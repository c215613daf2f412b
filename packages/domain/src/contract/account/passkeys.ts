import * as z from "zod/mini";
import { accountLimits } from "../../limits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { idInAddress } from "../rowFields.ts";
import { registrationSchema } from "./webAuthn.ts";
import { webAuthnOptionsSchema } from "./webAuthnOptions.ts";

const noParams = z.object({});
const nothing = z.undefined();
const done = z.object({ success: z.literal(true) });
const instant = z.iso.datetime();
const rowId = z.object({ id: idInAddress() });

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant,
  /** null until it was used. */
  used_at: z.nullable(instant),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeysSchema = z.object({
  /** The oldest first. */
  passkeys: z.array(passkeySchema),
  /** How many recovery codes can still be used. */
  recovery_codes: z.int(),
  /** Whether the person chose to be asked for a passkey after the password. */
  asked_at_sign_in: z.boolean(),
  /** Whether the club asks for it. */
  required: z.boolean(),
});
export type Passkeys = z.infer<typeof passkeysSchema>;

/** One's own passkeys and recovery codes. */
export const listPasskeys = defineEndpoint({
  id: "listPasskeys",
  method: "GET",
  path: "/api/account/passkeys",
  access: "coach",
  withoutSecondFactor: "set_up",
  params: noParams,
  query: noParams,
  body: nothing,
  reply: passkeysSchema,
  status: 200,
});

/** Options to make a passkey with; they work once, for five minutes. @throws conflict when there are too many */
export const startPasskey = defineEndpoint({
  id: "startPasskey",
  method: "POST",
  path: "/api/account/passkeys/options",
  access: "coach",
  withoutSecondFactor: "set_up",
  proof: true,
  params: noParams,
  query: noParams,
  body: nothing,
  reply: z.object({ options: webAuthnOptionsSchema }),
  status: 200,
  idempotent: false,
  refuses: ["conflict", "rate_limited"],
});

/** Keeps the passkey that the device has made. @throws invalid when the options are used, expired or somebody else's */
export const addPasskey = defineEndpoint({
  id: "addPasskey",
  method: "POST",
  path: "/api/account/passkeys",
  access: "coach",
  withoutSecondFactor: "set_up",
  params: noParams,
  query: noParams,
  body: z.object({ registration: registrationSchema }),
  reply: passkeySchema,
  status: 201,
  idempotent: false,
  refuses: ["conflict"],
});

export const passkeyNameSchema = z.object({ name: textField("パスキーの名前", 1, accountLimits.passkeyNameMax) });

export const renamePasskey = defineEndpoint({
  id: "renamePasskey",
  method: "POST",
  path: "/api/account/passkeys/:id",
  access: "coach",
  params: rowId,
  query: noParams,
  body: passkeyNameSchema,
  reply: passkeySchema,
  status: 200,
});

/**
 * Removes a passkey; with the last one the recovery codes and the question at sign-in go as well.
 * @throws conflict for the last one while the club requires a second factor
 */
export const removePasskey = defineEndpoint({
  id: "removePasskey",
  method: "DELETE",
  path: "/api/account/passkeys/:id",
  access: "coach",
  proof: true,
  params: rowId,
  query: noParams,
  body: nothing,
  reply: done,
  status: 200,
  refuses: ["conflict"],
});

/**
 * Makes new recovery codes, shown only once; the earlier ones stop. Not idempotent, because a stored answer would keep
 * them. @throws conflict without a passkey
 */
export const makeRecoveryCodes = defineEndpoint({
  id: "makeRecoveryCodes",
  method: "POST",
  path: "/api/account/recovery-codes",
  access: "coach",
  withoutSecondFactor: "set_up",
  proof: true,
  params: noParams,
  query: noParams,
  body: nothing,
  reply: z.object({ codes: z.array(z.string()) }),
  status: 201,
  idempotent: false,
  refuses: ["conflict"],
});

/** Whether one's own sign-in asks for a passkey after the password. @throws conflict without a passkey */
export const chooseSecondFactor = defineEndpoint({
  id: "chooseSecondFactor",
  method: "POST",
  path: "/api/account/second-factor",
  access: "coach",
  proof: true,
  params: noParams,
  query: noParams,
  body: z.object({ asked_at_sign_in: z.boolean() }),
  reply: done,
  status: 200,
  refuses: ["conflict"],
});
