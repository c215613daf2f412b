import type { OutboxState } from "@kyuseki/domain/outbox";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useServices, useSignedIn } from "../../services/services.ts";
import { loadOutbox } from "./loadOutbox.ts";
import type { DeviceOutbox } from "./outboxOf.ts";

/** The signed-in person's outbox and its state; null until its code has arrived. */
export function useOutbox(): { outbox: DeviceOutbox; state: OutboxState } | null {
  const services = useServices();
  const { user } = useSignedIn();
  const [outbox, setOutbox] = useState<DeviceOutbox | null>(null);

  useEffect(() => {
    let isHere = true;
    const load = () => {
      loadOutbox(services, user.id).then(
        (arrived) => isHere && setOutbox(arrived),
        () => {
          // Asked for again when the network is back.
        },
      );
    };
    load();
    window.addEventListener("online", load);
    return () => {
      isHere = false;
      window.removeEventListener("online", load);
    };
  }, [services, user.id]);

  const state = useSyncExternalStore(outbox?.subscribe ?? subscribeToNothing, () => outbox?.read() ?? null);
  return outbox && state && { outbox, state };
}

const subscribeToNothing = () => () => {};
