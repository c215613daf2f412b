import { ErrorState } from "@kyuseki/ui";
import { useMutation } from "@tanstack/react-query";
import { useServices } from "../services/services.ts";
import { checkSession } from "../services/session/signing.ts";

/** Shown while the server cannot check the token: the address stays, with a button to try again (SE-1). */
export function UnreachablePage() {
  const { session, call, log } = useServices();
  const checking = useMutation({ mutationFn: () => checkSession(session, call, log) });

  return (
    <main>
      <ErrorState code="unavailable" busy={checking.isPending} onRetry={() => checking.mutate()} />
    </main>
  );
}
