import { Failure } from "@kyuseki/domain";
import type { FastifyBaseLogger } from "fastify";
import { requireNoTransaction } from "../../db/transactionScope.ts";
import type { AnalyticsEvents } from "../../store/platform/analytics.ts";

type Upstream = { upstream: string; token: string | undefined; log: FastifyBaseLogger };

const patienceMs = 10_000;

/**
 * Hands events on: their body, its type and their query, and nothing that came with them of the person or the browser.
 * Its answer stays here.
 * @throws Failure that tells the client to send again later ("unavailable", "rate_limited"), in smaller parts (413), or never ("invalid")
 */
export async function forwardEvents({ upstream, token, log }: Upstream, events: AnalyticsEvents): Promise<void> {
  const status = await send(`${upstream}/${events.kind}/${events.query && `?${events.query}`}`, token, events);
  if (status >= 200 && status < 300) return;
  // Never the body, and never the query: both speak of people.
  log.warn({ status, kind: events.kind }, "analytics: the upstream refused");
  if (status === 413) throw new Failure("invalid", { status });
  if (status === 429) throw new Failure("rate_limited", { retryAfterS: 60 });
  throw new Failure(status >= 500 ? "unavailable" : "invalid");
}

async function send(url: string, token: string | undefined, { kind, content_type, body }: AnalyticsEvents) {
  requireNoTransaction("The upstream");
  try {
    const answer = await fetch(url, {
      method: "POST",
      body,
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        "content-type": content_type,
        // A recording does not name its project in its body. This is our own knowledge, not what the browser sent.
        ...(kind === "record" && token !== undefined && { authorization: `Basic ${btoa(`${token}:`)}` }),
      },
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (cause) {
    throw new Failure("unavailable", { cause });
  }
}
