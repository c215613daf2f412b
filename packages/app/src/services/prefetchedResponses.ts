import { Failure } from "@kyuseki/domain";
import { type Arrived, addressOf, type Request } from "@kyuseki/domain/client";
import { answerFreshMs } from "./freshness.ts";
import { consumePrefetchedLink } from "./prefetchedLink.ts";

declare global {
  interface Window {
    /** What the inline script of index.html has asked for (build/prefetchPage.ts), by path and sorted query. */
    prefetchedResponses?: { authorization: string; answers: Record<string, Prefetched> };
    /** Loads the files of the page at an address of this app; the inline script's. */
    prefetchFiles?: (href: string) => void;
    /** The page at the address it was opened with, for whoever has a token; the inline script's. */
    signedInPage?: { path: string; groups: Record<string, string> };
  }
}
/** `at`: when it was asked for, in ms since 1970. null: no answer came. */
type Prefetched = { at: number; answer: Promise<Arrived | null> };

/** The answer to the very same request, once, if the inline script of index.html asked for it not long ago. */
export async function consumePrefetched({ method, url, query, body, headers }: Request): Promise<Arrived | null> {
  if (method === "POST") return consumePrefetchedLink(url, (body as { code?: string } | undefined)?.code ?? "");
  const prefetched = window.prefetchedResponses;
  if (!prefetched || method !== "GET" || headers.Authorization !== prefetched.authorization) return null;
  const address = addressOf(url, query);
  const found = prefetched.answers[address];
  if (!found) return null;
  delete prefetched.answers[address];
  if (Date.now() - found.at > answerFreshMs) return null;
  const arrived = await found.answer;
  // It was an attempt all the same (D-7).
  if (!arrived) throw new Failure("unavailable", { status: 0 });
  return arrived;
}

/** After a write, what was asked for before it may be wrong. */
export function forgetPrefetched() {
  if (window.prefetchedResponses) window.prefetchedResponses.answers = {};
}
