import { accountLimits, changeEmail, changeName, confirmEmail } from "@kyuseki/domain";
import type { AccountScreenProps } from "@kyuseki/ui/screens/Account";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { useServices } from "../../services/services.ts";
import { checkSession } from "../../services/session/signing.ts";

/** The address that waits for its code, and until when a code can work, in ms since 1970. */
const pendingSchema = z.nullable(z.object({ email: z.string(), until: z.number() }));

type Identity = Pick<
  AccountScreenProps,
  "mailsCode" | "pendingEmail" | "onChangeName" | "onChangeEmail" | "onConfirmEmail" | "onGiveUpEmail"
>;

/**
 * One's own name and mail address. The address that waits for its code outlives a reload: a phone may drop the page
 * while its person reads the mail.
 */
export function useIdentity(): Identity {
  const { call, config, log, session } = useServices();
  const queries = useQueryClient();
  const pending = useDraft("email-change", pendingSchema, null);
  const waiting = pending.value && pending.value.until > Date.now() ? pending.value.email : null;
  /** The shell shows the name as well. */
  const changed = () =>
    Promise.all([
      invalidateAll(queries, [
        queryKeys.account,
        queryKeys.sessions,
        queryKeys.coaches,
        queryKeys.teamSecondFactor,
        queryKeys.audit,
      ]),
      checkSession(session, call, log),
    ]);

  return {
    mailsCode: config.mail !== undefined,
    pendingEmail: waiting,
    onChangeName: async (name) => {
      await call(changeName, { body: { name } });
      await changed();
    },
    onChangeEmail: async (body) => {
      const { outcome } = await call(changeEmail, { body });
      if (outcome === "code_sent") pending.remember({ email: body.email, until: Date.now() + longestMs });
      else {
        pending.forget();
        await changed();
      }
      return outcome;
    },
    onConfirmEmail: async (code) => {
      if (waiting === null) return;
      await call(confirmEmail, { body: { email: waiting, code } });
      pending.forget();
      await changed();
    },
    onGiveUpEmail: pending.forget,
  };
}

const longestMs = 2 * accountLimits.emailCodeHours * 60 * 60 * 1000;
