import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { applyFault, type Fault } from "./fault.ts";
import { createRecord, type Seen } from "./record.ts";
import { createThrottle, type Line } from "./throttle.ts";

export type FaultProxy = {
  /** Where the browser goes, without a trailing slash. */
  url: string;
  /** What happens to a call ("GET /api/session"): one fault each time it is made, then none; `lasting` repeats the last. */
  script: (call: string, faults: readonly Fault[], lasting?: boolean) => void;
  /** From now on every call reaches the server, and its answer the browser. */
  heal: () => void;
  /** From now on everything shares one line. */
  slowDown: (line: Line) => void;
  seen: readonly Seen[];
  /** Resolves with the next request of this call. */
  next: (call: string) => Promise<Seen>;
  /** The most requests to the API that were under way at once. */
  mostInFlight: () => number;
  close: () => Promise<void>;
};

/** One browser's way to the real server, which can be disturbed and remembers what passed. */
export async function openFaultProxy(server: string): Promise<FaultProxy> {
  const record = createRecord();
  const throttle = createThrottle();
  const scripts = new Map<string, { faults: Fault[]; lasting: boolean }>();

  const nextFault = (call: string): Fault => {
    const script = scripts.get(call);
    if (!script) return { kind: "none" };
    const [fault = { kind: "none" }, ...rest] = script.faults;
    if (rest.length > 0 || !script.lasting) script.faults = rest;
    return fault;
  };

  const proxy = createServer(async (asked, reply) => {
    // A browser silently repeats a request whose reused connection broke; on a fresh one it does not.
    reply.setHeader("connection", "close");
    const seen = record.begin(asked, reply);
    try {
      const fault = nextFault(seen.call);
      if (fault.kind === "late") await pause(fault.ms);
      const answer = reachesServer(fault) ? await forward(server, asked) : null;
      if (answer && isUnspoiled(fault)) await passOn(answer, reply, throttle);
      else {
        answer?.resume();
        applyFault(fault, reply);
      }
    } catch {
      reply.destroy();
    }
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");

  return {
    url: `http://127.0.0.1:${address.port}`,
    script: (call, faults, lasting = false) => scripts.set(call, { faults: [...faults], lasting }),
    heal: () => scripts.clear(),
    slowDown: throttle.slowDown,
    seen: record.seen,
    next: record.next,
    mostInFlight: record.mostInFlight,
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, "close");
    },
  };
}

const isUnspoiled = ({ kind }: Fault) => kind === "none" || kind === "late";
const reachesServer = (fault: Fault) => isUnspoiled(fault) || fault.kind === "lost" || fault.kind === "garbled";

function forward(server: string, asked: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers } = asked;
    const onwards = request(`${server}${asked.url}`, { method, headers: { ...headers, connection: "close" } }, resolve);
    onwards.on("error", reject);
    asked.pipe(onwards);
  });
}

async function passOn(answer: IncomingMessage, reply: ServerResponse, line: ReturnType<typeof createThrottle>) {
  const { connection: _theirs, ...headers } = answer.headers;
  await line.begin();
  reply.writeHead(answer.statusCode ?? 502, headers);
  for await (const bytes of answer) {
    await line.carry(bytes.length);
    reply.write(bytes);
  }
  reply.end();
}
