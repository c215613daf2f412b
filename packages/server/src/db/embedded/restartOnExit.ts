import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log/log.ts";
import { type Launch, launch, waitForExit } from "./launch.ts";

/** Starts PostgreSQL again, on the same port, whenever it ends unasked; until then calls are answered with 503. */
export function restartOnExit(first: ChildProcess, again: Launch, log: Log): { stop(): Promise<void> } {
  let running = first;
  let stopping = false;
  let restarting: Promise<void> | undefined;

  const watch = (child: ChildProcess) =>
    child.once("exit", (code, signal) => {
      if (stopping) return;
      log.error({ code, signal }, "PostgreSQL ended unexpectedly; starting it again.");
      restarting = restart();
    });

  const restart = async () => {
    for (let pauseMs = 100; !stopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        running = await launch(again);
        if (!stopping) watch(running);
        log.info("PostgreSQL runs again.");
        return;
      } catch (error) {
        log.error({ err: error }, "PostgreSQL did not start again.");
        await wait(pauseMs);
      }
    }
  };

  // When this process ends in a hurry PostgreSQL is at least told to.
  const tell = () => running.kill("SIGINT");
  process.once("exit", tell);
  watch(first);

  return {
    async stop() {
      stopping = true;
      await restarting;
      process.off("exit", tell);
      running.kill("SIGINT");
      if (await waitForExit(running, fastStopMs)) return;
      log.warn("PostgreSQL takes long to stop; it will recover at the next start.");
      running.kill("SIGQUIT");
      await waitForExit(running, fastStopMs);
    },
  };
}

const longestPauseMs = 5_000;
const fastStopMs = 20_000;
