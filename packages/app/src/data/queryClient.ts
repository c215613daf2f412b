import { QueryClient } from "@tanstack/react-query";

/** The client repeats calls itself (D-7), and it says so when there is no network: nothing waits here in silence. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "always", staleTime: freshMs },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Coming back to a screen within this time shows it without asking the server again. */
const freshMs = 30_000;
