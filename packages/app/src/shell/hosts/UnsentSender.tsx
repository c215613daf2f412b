import { useEffect } from "react";
import { loadOutbox } from "../../data/outbox/loadOutbox.ts";
import { useServices, useSession } from "../../services/services.ts";

/** Sends what waits on this device when the app opens or is seen again, when the network is back, and every minute. */
export function UnsentSender() {
  const services = useServices();
  const session = useSession();
  const userId = session.status === "signed_in" ? session.user.id : null;

  useEffect(() => {
    if (userId === null) return;
    const send = async () => {
      const outbox = await loadOutbox(services, userId);
      // Left by version 0.1, hardly ever.
      if (services.drafts.names(userId).some((name) => name.startsWith("measuring-")))
        await (await import("../../data/measuring/moveStoredCells.ts")).moveStoredCells(services, outbox, userId);
      if (outbox.read().entries.length > 0) await outbox.flush();
    };
    const trySending = () => {
      if (document.visibilityState === "hidden") return;
      send().catch((error: unknown) =>
        services.log(`what waits was not sent: ${error instanceof Error ? error.name : error}`),
      );
    };
    trySending();
    document.addEventListener("visibilitychange", trySending);
    window.addEventListener("online", trySending);
    const timer = setInterval(trySending, roundMs);
    return () => {
      document.removeEventListener("visibilitychange", trySending);
      window.removeEventListener("online", trySending);
      clearInterval(timer);
    };
  }, [services, userId]);
  return null;
}

/** The browser's word about the network is a hint: it is tried without one too. */
const roundMs = 60_000;
