import { Failure } from "@kyuseki/domain";
import type { Arrived } from "@kyuseki/domain/client";
import { answerFreshMs } from "./freshness.ts";

declare global {
  interface Window {
    /** What the inline script of index.html has asked for with the token or code behind the `#` (build/prefetchPage.ts). */
    prefetchedLink?: { path: string; token: string; at: number; answer: Promise<Arrived | null> };
  }
}

/** The answer to the page's first call, once, if the inline script asked for it not long ago with this token. */
export async function consumePrefetchedLink(path: string, token: string): Promise<Arrived | null> {
  const found = window.prefetchedLink;
  if (found?.path !== path || found.token !== token) return null;
  delete window.prefetchedLink;
  if (Date.now() - found.at > answerFreshMs) return null;
  const arrived = await found.answer;
  if (!arrived) throw new Failure("unavailable", { status: 0 });
  return arrived;
}
