/**
 * One process from start to end. The first SIGINT, SIGTERM or SIGHUP ends what was begun, latest first, and exits with
 * 0; a second one exits at once. A start that fails says why in plain words, ends what it had begun, and exits with 1.
 */
export function createProcessLifecycle() {
  const endings: (() => Promise<void>)[] = [];
  let started: Promise<void> | undefined;
  let ending = false;
  let firstSignalMs = Number.NEGATIVE_INFINITY;

  async function end(exitCode: number) {
    ending = true;
    let code = exitCode;
    for (const finish of endings.reverse()) {
      await finish().catch((error: unknown) => {
        console.error(error);
        code = 1;
      });
    }
    process.exit(code);
  }

  function handleSignal(signal: NodeJS.Signals) {
    // One Ctrl+C under `npm start` arrives twice: from the terminal and, a moment later, handed on by npm.
    if (signal === "SIGINT" && performance.now() - firstSignalMs < samePressMs) return;
    if (ending) process.exit(1);
    firstSignalMs = performance.now();
    ending = true;
    // A start cannot be aborted halfway; it succeeds or fails within seconds.
    void started?.then(
      () => end(0),
      () => {},
    );
  }

  return {
    start(run: () => Promise<void>) {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, handleSignal);
      started = run();
      started.catch((error: unknown) => {
        console.error(plainWords(error));
        return end(1);
      });
    },
    /** What to do before the process ends. */
    onShutdown(finish: () => Promise<void>) {
      endings.push(finish);
    },
  };
}

const samePressMs = 300;

/** Our own messages are printed alone; any other error is printed with its stack. */
function plainWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = error.constructor === Error || error.name === "FolderInUse";
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : "";
  return isOurs ? `${error.message}${cause}` : (error.stack ?? error.message);
}
