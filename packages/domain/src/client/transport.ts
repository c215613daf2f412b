import { Failure } from "../failure.ts";
import type { Transport, TransportOptions } from "./carrier.ts";

/**
 * One attempt over the network. Every status is an answer; no answer is Failure("unavailable") with status 0. The library
 * that carries it comes with the first request: a page draws what was asked for ahead without it.
 */
export function createTransport(options: TransportOptions): Transport {
  let carrying: Promise<Transport> | undefined;

  return async (request, signal) => {
    carrying ??= import("./carrier.ts").then(({ createCarrier }) => createCarrier(options));
    try {
      return await (await carrying)(request, signal);
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof Failure) throw cause;
      // The library itself did not arrive: it is asked for again.
      carrying = undefined;
      throw new Failure("unavailable", { status: 0, cause });
    }
  };
}
