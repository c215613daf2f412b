import { ErrorState, useSending } from "@kyuseki/ui";
import { useServices } from "../services/services.ts";
import { checkSession } from "../services/session/signing.ts";

/** Shown while the server cannot check the token: the address stays, with a button to try again (SE-1). */
export function UnreachablePage() {
  const { session, call, log } = useServices();
  const { busy, send } = useSending();

  return (
    <main>
      <ErrorState code="unavailable" busy={busy} onRetry={() => void send(() => checkSession(session, call, log))} />
    </main>
  );
}
