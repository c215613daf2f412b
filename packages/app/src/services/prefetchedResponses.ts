import { Failure } from "@kyuseki/domain";
import type { Arrived, Request } from "@kyuseki/domain/client";

declare global {
  interface Window {
    /** Answers the inline script of index.html has asked for (build/preloadScript.ts), by path. */
    prefetchedResponses?: { authorization: string; answers: Record<string, Promise<Arrived | null>> };
  }
}

/** The answer to the very same request, once; whatever is asked again is asked of the server. */
export async function takePrefetched({ method, url, query, headers }: Request): Promise<Arrived | null> {
  const asked = window.prefetchedResponses;
  if (!asked || method !== "GET" || query !== undefined || headers.Authorization !== asked.authorization) return null;
  const answer = asked.answers[url];
  if (!answer) return null;
  delete asked.answers[url];
  const arrived = await answer;
  // It was an attempt all the same (D-7).
  if (!arrived) throw new Failure("unavailable", { status: 0 });
  return arrived;
}
