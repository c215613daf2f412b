import { useSyncExternalStore } from "react";
import { useServices, useSession } from "../services/services.ts";
import type { GuardContext } from "./guard.ts";
import { mobileWidth, readGuardContext } from "./guardContext.ts";

/** What the guard looks at, drawn again whenever it changes. */
export function useGuardContext(): GuardContext {
  const services = useServices();
  const session = useSession();
  useSyncExternalStore(subscribeToWidth, () => mobileWidth().matches);
  return { ...readGuardContext(services), session };
}

function subscribeToWidth(listener: () => void) {
  const query = mobileWidth();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
