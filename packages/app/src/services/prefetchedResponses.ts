import { Failure } from "@kyuseki/domain";
import type { Arrived, Request } from "@kyuseki/domain/client";

declare global {
  interface Window {
    /** Answers the inline script of index.html has prefetched for (build/preloadScript.ts), by path. */
    prefetchedResponses?: { authorization: string; answers: Record<string, Promise<Arrived | null>> };
  }
}

/** The answer to the very same request, once; whatever is prefetched again is prefetched of the server. */
export async function consumePrefetched({ method, url, query, headers }: Request): Promise<Arrived | null> {
  const prefetched = window.prefetchedResponses;
  if (!prefetched || method !== "GET" || query !== undefined || headers.Authorization !== prefetched.authorization)
    return null;
  const answer = prefetched.answers[url];
  if (!answer) return null;
  delete prefetched.answers[url];
  const arrived = await answer;
  // It was an attempt all the same (D-7).
  if (!arrived) throw new Failure("unavailable", { status: 0 });
  return arrived;
}
