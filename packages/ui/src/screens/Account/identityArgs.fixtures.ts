import type { EmailChange, EmailChangeOutcome } from "@kyuseki/domain";
import { fn } from "storybook/test";
import type { IdentityActs } from "./parts/identity.ts";

/** On a server that sends mail, with nothing waiting. */
export const identityArgs = {
  mailsCode: true,
  pendingEmail: null,
  onChangeName: fn(async () => {}),
  onChangeEmail: fn(async (_change: EmailChange): Promise<EmailChangeOutcome> => "code_sent"),
  onConfirmEmail: fn(async () => {}),
  onGiveUpEmail: fn(),
} satisfies IdentityActs;
