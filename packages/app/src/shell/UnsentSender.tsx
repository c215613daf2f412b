import { useEffect } from "react";
import { unsentCellsOf } from "../data/measuring/unsentCellsOf.ts";
import { useServices, useSession } from "../services/services.ts";
import { useOnline } from "../services/useOnline.ts";

/** Sends the measured values left on this device when somebody signs in or the app opens, and when the network is back. */
export function UnsentSender() {
  const services = useServices();
  const session = useSession();
  const isOnline = useOnline();
  const userId = session.status === "signed_in" ? session.user.id : null;

  useEffect(() => {
    if (userId !== null && isOnline) void unsentCellsOf(services).sendAll(userId);
  }, [services, userId, isOnline]);
  return null;
}
