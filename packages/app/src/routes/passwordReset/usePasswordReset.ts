import { checkPasswordReset, Failure, requestPasswordReset, resetPassword } from "@kyuseki/domain";
import type { PasswordResetScreenProps } from "@kyuseki/ui/screens/PasswordReset";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";
import { checkSession } from "../../services/session/signing.ts";

type Reset = Omit<PasswordResetScreenProps, "loginHref">;

/** The code stands behind the `#` of the link, so that neither a log nor a Referer ever holds it (S5, BE-9). */
export function usePasswordReset(): Reset {
  const { call, config, log, session } = useServices();
  const code = useLocation().hash.slice(1);
  const [end, setEnd] = useState<"done" | "over" | null>(null);
  const check = useQuery({
    queryKey: queryKeys.passwordReset(code),
    queryFn: ({ signal }) => call(checkPasswordReset, { body: { code }, signal }),
    enabled: code !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  return {
    canMail: config.mail?.links ?? false,
    step: end ? { name: end } : code === "" ? { name: "ask" } : stepOf(check),
    onAsk: async (email) => void (await call(requestPasswordReset, { body: { email } })),
    onSet: async (password) => {
      try {
        await call(resetPassword, { body: { code, password } });
        // Whoever is signed in here may be the one whose sessions have ended: the way to the login must lead there.
        await checkSession(session, call, log);
        setEnd("done");
      } catch (error) {
        if (isOver(error)) setEnd("over");
        throw error;
      }
    },
    onRetry: () => void check.refetch(),
  };
}

type Check = { data: { email_hint: string } | undefined; error: Error | null; isFetching: boolean };

function stepOf({ data, error, isFetching }: Check): Reset["step"] {
  if (data) return { name: "new", emailHint: data.email_hint };
  if (!error || isFetching) return { name: "checking" };
  // A link cut short in a mail is as dead as one that was used.
  if (isOver(error) || codeOf(error) === "invalid") return { name: "over" };
  return { name: "failed", code: codeOf(error) };
}

const codeOf = (error: unknown) => (error instanceof Failure ? error.code : "unexpected");
const isOver = (error: unknown) => codeOf(error) === "not_found";
