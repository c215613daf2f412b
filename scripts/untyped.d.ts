// Minimal types of untyped libraries and files.

declare module "http-server" {
  import type { Server } from "node:http";
  /** `server` listens; `listen` and `close` are its own. */
  export function createServer(options: { root: string; cache?: number }): { server: Server };
}

declare module "autocannon" {
  export type Client = { pipelinedRequests: { addBody: (bytes: Buffer) => void } };
  type Load = {
    url: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
    workers?: number;
    /** Of each connection, before it asks. */
    setupClient?: (client: Client) => void;
  };
  type Result = {
    requests: { average: number };
    latency: { p50: number; p99: number };
    statusCodeStats: Record<string, { count: number }>;
    non2xx: number;
    errors: number;
  };
  export default function autocannon(load: Load): Promise<Result>;
}

declare module "*/.dependency-cruiser.mjs" {
  import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

  const configuration: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions };
  export default configuration;
}
