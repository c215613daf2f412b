import { sessionLimits } from "@kyuseki/domain";
import type { EventBus } from "./eventBus.ts";

type Page = {
  reload: () => void;
  /** As `setTimeout`. */
  later: (act: () => void, ms: number) => void;
};

/** However often `reload` is said, the page is loaded again once, a second after the first time (SE-6). */
export function reloadOnce(bus: EventBus, { reload, later }: Page): () => void {
  let isAsked = false;
  return bus.on("reload", () => {
    if (isAsked) return;
    isAsked = true;
    later(reload, sessionLimits.reloadDelayMs);
  });
}
