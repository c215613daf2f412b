import { Failure } from "../failure.ts";
import type { Transport, TransportOptions } from "./axiosTransport.ts";

/**
 * One attempt over the network. Every status is an answer; no answer is Failure("unavailable") with status 0. The library
 * that carries it comes with the first request: a page draws prefetched responses without it.
 */
export function createTransport(options: TransportOptions): { carry: Transport; prepare: () => Promise<void> } {
  const { load = (part) => part() } = options;
  let arriving: Promise<Transport> | undefined;

  async function loadTransport() {
    arriving ??= load(() => import("./axiosTransport.ts")).then(({ createAxiosTransport }) =>
      createAxiosTransport(options),
    );
    try {
      return await arriving;
    } catch (cause) {
      // Asked for again with the next request.
      arriving = undefined;
      throw new Failure("unavailable", { status: 0, cause });
    }
  }

  return {
    carry: async (request, signal) => {
      const carry = await loadTransport().finally(() => signal.throwIfAborted());
      return carry(request, signal);
    },
    // Nobody waits for it: when it does not arrive, the first request asks again, and says so.
    prepare: () =>
      import("./axiosTransport.ts").then(
        () => {},
        () => {},
      ),
  };
}
