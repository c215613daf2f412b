import { useSyncExternalStore } from "react";
import { useServices, useSession } from "../services/services.ts";
import type { Circumstances } from "./guard.ts";
import { circumstancesOf, mobileWidth } from "./guardContext.ts";

/** What the guard looks at, drawn again whenever it changes. */
export function useCircumstances(): Circumstances {
  const services = useServices();
  const session = useSession();
  useSyncExternalStore(subscribeToWidth, () => mobileWidth().matches);
  return { ...circumstancesOf(services), session };
}

function subscribeToWidth(listener: () => void) {
  const query = mobileWidth();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
