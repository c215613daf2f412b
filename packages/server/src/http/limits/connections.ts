import type { FastifyInstance } from "fastify";

/** Open connections that the server holds at most, and of one address: a school's coaches often share one. */
export const connectionLimits = { all: 4096, ofAddress: 512 };

/** Behind a proxy every connection has the proxy's address, which then counts alone: the proxy's limits hold there. */
export function limitConnections(app: FastifyInstance, { trustProxy }: { trustProxy: boolean }) {
  app.server.maxConnections = connectionLimits.all;
  if (trustProxy) return;
  const open = new Map<string, number>();
  app.server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > connectionLimits.ofAddress) socket.destroy();
  });
}
