import { configure } from "storybook/test";

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

// Older Safari has no task priorities; the second of two timers is late enough.
const quiet = async () => {
  if ("scheduler" in globalThis) await scheduler.postTask(() => {}, { priority: "background" });
  else await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
};
