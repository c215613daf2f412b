import { checkSetup, Failure, runSetup } from "@kyuseki/domain";
import type { SetupScreenProps } from "@kyuseki/ui/screens/Setup";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";
import { setupTexts } from "./setupTexts.ts";

type Setup = Omit<SetupScreenProps, "hrefs">;
type End = Extract<Setup["step"], { name: "done" | "alreadySetUp" }>;

/** The code stands behind the `#` of the address, so that neither a log nor a Referer ever holds it (S5, OP-1). */
export function useSetup(): Setup {
  const { call, session } = useServices();
  const code = useLocation().hash.slice(1);
  const [end, setEnd] = useState<End | null>(null);
  const [texts] = useState(setupTexts.read);
  const check = useQuery({
    queryKey: queryKeys.setup(code),
    queryFn: ({ signal }) => call(checkSetup, { body: { code }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  return {
    step: end ?? stepOf(check),
    texts,
    onTextsChange: setupTexts.keep,
    onSave: async (draft) => {
      try {
        const signedIn = await call(runSetup, { body: { ...draft, code } });
        setEnd({ name: "done", made: draft });
        setupTexts.forget();
        session.signInWith(signedIn, { remember: false });
      } catch (error) {
        if (codeOf(error) === "not_found") setEnd({ name: "alreadySetUp" });
        throw error;
      }
    },
    onRetry: () => void check.refetch(),
  };
}

type Check = { data: { expires_at: string } | undefined; error: Error | null; isFetching: boolean };

function stepOf({ data, error, isFetching }: Check): Setup["step"] {
  if (data) return { name: "ready", expiresAt: data.expires_at };
  if (!error || isFetching) return { name: "checking" };
  const code = codeOf(error);
  if (code === "not_found") return { name: "alreadySetUp" };
  // An address without its code, or cut short, is as dead as a wrong one.
  if (code === "forbidden" || code === "invalid") return { name: "invalidCode" };
  return { name: "failed", code };
}

const codeOf = (error: unknown) => (error instanceof Failure ? error.code : "unexpected");
