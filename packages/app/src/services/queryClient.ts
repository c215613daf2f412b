import { onlineManager, QueryClient } from "@tanstack/react-query";
import { answerFreshMs } from "./freshness.ts";

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
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/**
 * Says at once and from then on whether there is a network: the page may open without one, or lose it before it is
 * rendered, and failed reads are repeated only on a change from none to one.
 */
function followNetwork(setOnline: (isOnline: boolean) => void) {
  const read = () => setOnline(window.navigator.onLine);
  read();
  window.addEventListener("online", read);
  window.addEventListener("offline", read);
  return () => {
    window.removeEventListener("online", read);
    window.removeEventListener("offline", read);
  };
}
