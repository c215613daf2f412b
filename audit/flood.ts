import { inThread } from "./inThread.ts";

/** What autocannon is told. `duration` in seconds. */
export type Flood = {
  url: string;
  headers: Record<string, string>;
  connections: number;
  duration: number;
  method?: "POST";
  body?: string;
};

/** Floods the server from a thread of low priority; how often it gave which status. */
export const flood = (options: Flood) => inThread<Record<string, { count: number }>>("floods.ts", options);
