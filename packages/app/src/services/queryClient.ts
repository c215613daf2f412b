import { Failure } from "@kyuseki/domain";
import { onlineManager, QueryClient } from "@tanstack/react-query";
import { answerFreshMs } from "./freshness.ts";
import { storedAt } from "./storedAnswers/storedAt.ts";
import { onNetworkChange } from "./useOnline.ts";

/** The client repeats calls itself (D-7), and it says so when there is no network: nothing waits here in silence. */
export function createQueryClient(): QueryClient {
  onlineManager.setEventListener(followNetwork);
  return new QueryClient({
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
