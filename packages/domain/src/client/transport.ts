import { Failure } from "../failure.ts";
import type { Transport, TransportOptions } from "./axiosTransport.ts";

/**
 * Makes one attempt over the network. Every status is an answer; no answer is Failure("unavailable") with status 0. The
 * HTTP library is imported with the first request, so that a page renders prefetched responses without it.
 */
export function createTransport(options: TransportOptions): { carry: Transport; prepare: () => Promise<void> } {
  const { load = (part) => part() } = options;
  let arriving: Promise<Transport> | undefined;

  async function loadTransport(through: NonNullable<TransportOptions["load"]>) {
    arriving ??= through(() => import("./axiosTransport.ts")).then(({ createAxiosTransport }) =>
      createAxiosTransport(options),
    );
    try {
      return await arriving;
    } catch (cause) {
      // The next request imports it again.
      arriving = undefined;
      throw new Failure("unavailable", { status: 0, cause });
    }
  }

  return {
    carry: async (request, signal) => {
      const carry = await loadTransport(load).finally(() => signal.throwIfAborted());
      return carry(request, signal);
    },
    // Made too, not only imported: a page that is being left has no time for an import. A failed import is retried, and
    // reported, by the first request.
    prepare: () =>
      loadTransport((part) => part()).then(
        () => {},
        () => {},
      ),
  };
}
