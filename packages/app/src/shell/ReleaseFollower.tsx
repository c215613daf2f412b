import { useEffect } from "react";
import { useServices } from "../services/services.ts";
import { followReleases } from "../services/serviceWorker/followReleases.ts";
import { scriptPolicy } from "../services/tracking/scriptPolicy.ts";
import { whenIdle } from "../services/tracking/whenIdle.ts";
import { hasUnsaved } from "./hasUnsaved.ts";

/** Has the browser keep the app for places without a network (OF-1), once nothing else is to be done; draws nothing. */
export function ReleaseFollower() {
  const { session, drafts, log } = useServices();

  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    return followReleases({
      register: async () => {
        await whenIdle();
        return serviceWorker.register(scriptPolicy().createScriptURL("/service-worker.js"));
      },
      hasUnsaved: () => hasUnsaved({ session, drafts }),
      onSaved: drafts.subscribe,
      page: document,
      now: () => Date.now(),
      log,
    });
  }, [session, drafts, log]);
  return null;
}
