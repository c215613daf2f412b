import { Failure } from "@kyuseki/domain";
import { type InvalidateOptions, type InvalidateQueryFilters, onlineManager, QueryClient } from "@tanstack/react-query";
import { answerFreshMs } from "./freshness.ts";
import { storedAt } from "./storedAnswers/storedAt.ts";
import { onNetworkChange } from "./useOnline.ts";

/** The client repeats calls itself (D-7), and it says so when there is no network: nothing waits here in silence. */
export function createQueryClient(): QueryClient {
  onlineManager.setEventListener(followNetwork);
  return new Queries({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: answerFreshMs,
        refetchOnReconnect: true,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > answerFreshMs,
        /** A stored answer never replaces what is here, and is as old as it is: read again with the next network (OF-1). */
        persister: async (queryFn, context, query) => {
          const data = await queryFn(context);
          const dataUpdatedAt = storedAt.get(context.signal);
          if (dataUpdatedAt === undefined) return data;
          if (query.state.data !== undefined) throw new Failure("unavailable");
          // Once the query has taken it.
          setTimeout(() => query.setState({ dataUpdatedAt }));
          return data;
        },
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/**
 * The library takes an answer that is on its way for a new one: the first answer of a page, which the server gave before a
 * change, would stay. Such an answer is asked for once more.
 */
class Queries extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    const begun = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === "fetching");
    await super.invalidateQueries(filters, options);
    if (begun.length === 0) return;
    await Promise.allSettled(begun.map(({ promise }) => promise));
    const answered = begun.filter(({ state }) => state.data !== undefined);
    await super.invalidateQueries({ ...filters, predicate: (query) => answered.includes(query) }, options);
  }
}

/**
 * Says at once and from then on whether there is a network: the page may open without one, or lose it before it is
 * rendered, and failed reads are repeated only on a change from none to one. An answer that is taken up after the network
 * went says that there is one: when the browser finds one again, it counts as a change all the same.
 */
function followNetwork(setOnline: (isOnline: boolean) => void) {
  setOnline(window.navigator.onLine);
  return onNetworkChange(() => {
    setOnline(false);
    setOnline(window.navigator.onLine);
  });
}
