import { Failure } from "../failure.ts";
import type { Transport, TransportOptions } from "./axiosTransport.ts";
import { createFetchTransport } from "./fetchTransport.ts";

/**
 * Makes one attempt over the network. Every status is an answer; no answer is Failure("unavailable") with status 0. axios
 * is imported with the first write, or when it is prepared: until it is there, fetch reads, so that no page waits for it.
 * fetch also sends what outlives its page, which axios cannot.
 */
export function createTransport(options: TransportOptions): { carry: Transport; prepare: () => Promise<void> } {
  const { load = (part) => part() } = options;
  const fetched = createFetchTransport(options.baseURL);
  let arriving: Promise<Transport> | undefined;
  let hasArrived = false;

  async function loadTransport(through: NonNullable<TransportOptions["load"]>) {
    arriving ??= through(() => import("./axiosTransport.ts")).then(({ createAxiosTransport }) =>
      createAxiosTransport(options),
    );
    try {
      const carry = await arriving;
      hasArrived = true;
      return carry;
    } catch (cause) {
      // The next write imports it again.
      arriving = undefined;
      throw new Failure("unavailable", { status: 0, cause });
    }
  }

  return {
    carry: async (request, signal) => {
      if (request.keepalive || (request.method === "GET" && !hasArrived)) return fetched(request, signal);
      const carry = await loadTransport(load).finally(() => signal.throwIfAborted());
      return carry(request, signal);
    },
    // A failed import is retried, and reported, by the first write.
    prepare: () =>
      loadTransport((part) => part()).then(
        () => {},
        () => {},
      ),
  };
}
