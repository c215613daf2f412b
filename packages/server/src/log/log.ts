import type { BaseLogger } from "pino";

/** The logger of the database's start, restart and stop. */
export type Log = Pick<BaseLogger, "debug" | "info" | "warn" | "error">;
