import { ErrorState } from "@kyuseki/ui";
import { useMutation } from "@tanstack/react-query";
import { useServices } from "../services/services.ts";
import { checkSession } from "../services/session/signing.ts";

/** SE-1. There is a token, but the server could not be asked about it: the address stays, and one can ask again. */
export function UnreachablePage() {
  const { session, call, log } = useServices();
  const checking = useMutation({ mutationFn: () => checkSession(session, call, log) });

  return (
    <main>
      <ErrorState code="unavailable" busy={checking.isPending} onRetry={() => checking.mutate()} />
    </main>
  );
}
