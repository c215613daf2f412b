import { configure } from "storybook/test";
import { partsArrived } from "../packages/ui/src/state/takePart.harness.ts";

/**
 * Resolves once React has rendered deferred values, transitions and effects, and measurements after the next frame are
 * done: those are tasks of ordinary priority, and this one waits for them.
 */
export async function settled() {
  await new Promise(requestAnimationFrame);
  await quiet();
}

/**
 * Makes play functions wait until the last action has rendered, also on a busy machine. Call it once the renderer is
 * set up.
 */
export function settleAfterActions() {
  configure(({ asyncWrapper }) => ({
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act);
      await quiet();
      return result;
    },
  }));
}

/** Also once parts of the screen that come after it are drawn. */
async function quiet() {
  await idle();
  while (await partsArrived()) await idle();
}

// Older Safari has no task priorities; the second of two timers is late enough.
const idle = async () => {
  if ("scheduler" in globalThis) await scheduler.postTask(() => {}, { priority: "background" });
  else await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
};
