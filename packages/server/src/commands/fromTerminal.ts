/** Runs what was typed at the terminal. A refusal is a sentence on stderr and exit code 1. */
export async function fromTerminal(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** What `--help` prints. */
export function printUsage(usage: string) {
  process.stdout.write(`${usage}\n`);
}
