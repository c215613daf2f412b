import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { applyFault, type Fault } from "./fault.ts";
import { createRecord, type Seen } from "./record.ts";
import { createThrottle, type Line } from "./throttle.ts";

export type FaultProxy = {
  /** Address for the browser, without a trailing slash. */
  url: string;
  /** Faults of a call ("GET /api/session"): one per request, then none; `lasting` repeats the last. */
  script: (call: string, faults: readonly Fault[], lasting?: boolean) => void;
  /** Removes all faults. */
  heal: () => void;
  /** Makes all requests share one slow line. */
  slowDown: (line: Line) => void;
  seen: readonly Seen[];
  /** Resolves with the next request of this call. */
  next: (call: string) => Promise<Seen>;
  /** Most simultaneous requests to the API. */
  mostInFlight: () => number;
  /** From now on another server answers. */
  leadTo: (server: string) => void;
  close: () => Promise<void>;
};

/** A proxy between one browser and the real server that can inject faults and records requests. */
export async function openFaultProxy(firstServer: string): Promise<FaultProxy> {
  let server = firstServer;
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
    // Browsers silently repeat a request whose reused connection broke, but not on a fresh connection.
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
    leadTo: (next) => {
      server = next;
    },
    close: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, "close");
    },
  };
}

const isUnspoiled = ({ kind }: Fault) => kind === "none" || kind === "late";
const reachesServer = (fault: Fault) =>
  isUnspoiled(fault) || fault.kind === "lost" || fault.kind === "garbled" || fault.kind === "unanswered";

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
