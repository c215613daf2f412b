import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A load balancer as small as one can be: each request goes to the next server that says it is well, over connections
 * that are kept. It repeats nothing: what breaks on the way is a 502 for the caller.
 */
export async function startRoundRobin() {
  const servers = new Map<string, { isWell: boolean; requests: number }>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const balancer = createServer((asked, answer) => {
    const well = [...servers].filter(([, { isWell }]) => isWell);
    turn += 1;
    const [address, server] = well[turn % well.length] ?? [];
    if (address === undefined || server === undefined) return answer.writeHead(502).end();
    server.requests += 1;
    forward(asked, answer, address, agent);
  });
  balancer.listen(0, "127.0.0.1");
  await once(balancer, "listening");
  const checking = setInterval(() => void Promise.all([...servers.keys()].map(check)), checkMs);

  async function check(address: string) {
    const answer = await fetch(`${address}/healthz`, { headers: { connection: "close" } }).catch(() => undefined);
    const server = servers.get(address);
    if (server) server.isWell = answer?.status === 200;
  }

  return {
    address: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    async add(address: string) {
      servers.set(address, { isWell: false, requests: 0 });
      await check(address);
    },
    /** Takes it out. Returns how many requests it got. */
    remove(address: string): number {
      const { requests = 0 } = servers.get(address) ?? {};
      servers.delete(address);
      return requests;
    },
    isWell: (address: string) => servers.get(address)?.isWell ?? false,
    stop() {
      clearInterval(checking);
      agent.destroy();
      balancer.close();
      balancer.closeAllConnections();
    },
  };
}

function forward(asked: IncomingMessage, answer: ServerResponse, address: string, agent: Agent) {
  const { method, url, headers } = asked;
  const onward = request(`${address}${url}`, { method, headers, agent });
  onward.on("response", (reply) => {
    // Between the balancer and the server only.
    const { connection: _, "keep-alive": _kept, ...rest } = reply.headers;
    answer.writeHead(reply.statusCode ?? 502, rest);
    reply.on("error", () => answer.destroy()).pipe(answer);
  });
  onward.on("error", () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  asked.pipe(onward);
}

const checkMs = 100;
