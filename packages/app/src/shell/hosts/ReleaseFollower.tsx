import { useEffect } from "react";
import { loadOutbox } from "../../data/outbox/loadOutbox.ts";
import type { DeviceOutbox } from "../../data/outbox/outboxOf.ts";
import { useServices, useSession } from "../../services/services.ts";
import { followReleases } from "../../services/serviceWorker/followReleases.ts";
import { scriptPolicy } from "../../services/tracking/scriptPolicy.ts";
import { whenIdle } from "../../services/tracking/whenIdle.ts";
import { hasUnsaved } from "./hasUnsaved.ts";

/** Has the browser keep the app for places without a network (OF-1), once nothing else is to be done; draws nothing. */
export function ReleaseFollower() {
  const services = useServices();
  const session = useSession();
  const userId = session.status === "signed_in" ? session.user.id : null;

  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const { drafts, log } = services;
    let outbox: DeviceOutbox | null = null;
    const listeners = new Set<() => void>([]);
    const opened = userId === null ? null : loadOutbox(services, userId);
    return followReleases({
      register: async () => {
        await whenIdle();
        outbox = (await opened) ?? null;
        for (const listener of listeners) outbox?.subscribe(listener);
        return serviceWorker.register(scriptPolicy().createScriptURL("/service-worker.js"));
      },
      hasUnsaved: () => hasUnsaved(services, outbox),
      onSaved: (listener) => {
        listeners.add(listener);
        return drafts.subscribe(listener);
      },
      page: document,
      now: () => Date.now(),
      log,
    });
  }, [services, userId]);
  return null;
}
