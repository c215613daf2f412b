import { sessionLimits } from "@kyuseki/domain";
import type { EventBus } from "./eventBus.ts";

type Page = {
  reload: () => void;
  /** As `setTimeout`. */
  later: (act: () => void, ms: number) => void;
};

/** SE-6. However often `reload` is said, the page is loaded again once, a second after the first time. */
export function reloadOnce(bus: EventBus, { reload, later }: Page): () => void {
  let isAsked = false;
  return bus.on("reload", () => {
    if (isAsked) return;
    isAsked = true;
    later(reload, sessionLimits.reloadDelayMs);
  });
}
