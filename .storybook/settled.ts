import { configure } from "storybook/test";

/**
 * Resolves once React has drawn what it put off (deferred values, transitions, effects), and what was measured after the
 * next frame: those are tasks of ordinary priority, and this one has to wait for them.
 */
export async function settled() {
  await new Promise(requestAnimationFrame);
  await quiet();
}

/** A play function asks for what its last action has drawn, also on a busy machine. Call it once the renderer is set up. */
export function settleAfterActions() {
  configure(({ asyncWrapper }) => ({
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act);
      await quiet();
      return result;
    },
  }));
}

// Older Safari has no priorities; the second of two timers comes late enough there.
const quiet = async () => {
  if ("scheduler" in globalThis) await scheduler.postTask(() => {}, { priority: "background" });
  else await new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
};
