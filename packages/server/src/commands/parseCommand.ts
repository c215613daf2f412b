import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** What every command understands besides its own options. */
const always = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;

/** What was typed after a command's name. @throws Error for the terminal, with `usage`, when an option is unknown or lacks its value */
export function parseCommand<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...always }, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
