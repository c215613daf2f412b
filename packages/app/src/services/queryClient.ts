import { onlineManager, QueryClient } from "@tanstack/react-query";
import { answerFreshMs } from "./freshness.ts";

/** The client repeats calls itself (D-7), and it says so when there is no network: nothing waits here in silence. */
export function createQueryClient(): QueryClient {
  // It hears of changes only; this page may have opened without a network.
  onlineManager.setOnline(window.navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: "always",
        staleTime: answerFreshMs,
        refetchOnReconnect: true,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > answerFreshMs,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
