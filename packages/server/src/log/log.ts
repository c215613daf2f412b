import type { BaseLogger } from "pino";

/** What the database's life is told to. */
export type Log = Pick<BaseLogger, "debug" | "info" | "warn" | "error">;
