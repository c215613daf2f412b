import type { AnyEndpoint, ReplyOf } from "../contract/endpoint.ts";
import { asksForProof, Failure } from "../failure.ts";
import { callLimits } from "../product.ts";
import { readAnswer } from "./answer.ts";
import type { Adapter, Arrived, TransportOptions } from "./axiosTransport.ts";
import type { Call, SentInput } from "./call.ts";
import { type Request, requestOf } from "./request.ts";
import { createRequestQueue } from "./requestQueue.ts";
import { limitsOf, pauseBefore } from "./retry.ts";
import { realTiming, type Timing, within } from "./timing.ts";
import { createTransport } from "./transport.ts";
import { createWriteKeys } from "./writeKeys.ts";

export type ClientOptions = {
  /** Read once per call; null sends none. */
  token: () => string | null;
  /** Id of the club that the page shows, read once per call; null or nothing where it shows none. */
  team?: (() => number | null) | undefined;
  /** Origin of the server; the page's own by default. */
  baseURL?: string | undefined;
  /** The axios adapter; the environment's own by default. */
  adapter?: Adapter | undefined;
  /** Imports axios. */
  load?: TransportOptions["load"];
  /** The answer to a request that the page made before the client existed; null when there was none or it failed. */
  prefetched?: ((request: Request) => Promise<Arrived | null>) | undefined;
  /** After each successful call, with the token it was made with. */
  onAnswer?: ((endpoint: AnyEndpoint, token: string | null) => void) | undefined;
  /** After each failed call, once its retries are over; not after an aborted one. */
  onFailure?: ((endpoint: AnyEndpoint, failure: Failure, token: string | null) => void) | undefined;
  /** While it says so, a reading call is attempted once: another answer is at hand, or nothing but waiting. */
  isOffline?: (() => boolean) | undefined;
  /** Called for every answer with status 500, of which only the status is recorded (ER-1). */
  log?: ((status: number) => void) | undefined;
  timing?: Timing | undefined;
};

type Client = {
  call: Call;
  /** Imports axios before the first write needs it; never rejects. */
  prepare: () => Promise<void>;
};

/** Creates the client; one per tab, because it limits the requests at once (AP-2, AP-3, D-7, ER-1). */
export function createClient(options: ClientOptions): Client {
  const timing = options.timing ?? realTiming;
  const queue = createRequestQueue(callLimits.concurrent);
  const keys = createWriteKeys();
  const { carry, prepare } = createTransport(options);

  const call: Call = async (endpoint, ...[input = {}]) => {
    const token = options.token();
    let reply: unknown;
    try {
      reply = await ask(endpoint, input, token);
    } catch (error) {
      if (error instanceof Failure) options.onFailure?.(endpoint, error, token);
      throw error;
    }
    options.onAnswer?.(endpoint, token);
    // `readAnswer` has parsed it with this endpoint's schema.
    return reply as ReplyOf<typeof endpoint>;
  };

  /** One whole call, with its retries. */
  async function ask(endpoint: AnyEndpoint, input: SentInput, token: string | null): Promise<unknown> {
    const key = input.key ?? keys.keyFor(endpoint, input);
    try {
      const reply = await attempts(
        endpoint,
        input,
        requestOf(endpoint, input, { token, team: options.team?.() ?? null, key }),
      );
      keys.settle(key);
      return reply;
    } catch (error) {
      // After a proof the same write is made again.
      if (error instanceof Failure && isFailure(error) && !asksForProof(error)) keys.settle(key);
      throw error;
    }
  }

  function attempts(endpoint: AnyEndpoint, input: SentInput, request: Request): Promise<unknown> {
    const { attemptMs, callMs } = limitsOf(endpoint, input.body);
    const endsAt = timing.now() + callMs;

    const attempt = async (signal: AbortSignal) => {
      const arrived = (await options.prefetched?.(request)) ?? (await carry(request, signal));
      if (arrived.status === 500) options.log?.(arrived.status);
      return readAnswer(endpoint, { ...arrived, now: timing.now() });
    };

    return within({ ms: callMs, late, outer: input.signal, timing }, async (signal) => {
      for (let retry = 1; ; retry += 1) {
        try {
          return await queue.run(() => within({ ms: attemptMs, late, outer: signal, timing }, attempt), signal);
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          const isOver = endpoint.method === "GET" && options.isOffline?.();
          const pauseMs = isOver ? null : pauseBefore(retry, endpoint, error, timing.random());
          if (pauseMs === null || timing.now() + pauseMs >= endsAt) throw error;
          // No place in the queue is held during the pause.
          await timing.wait(pauseMs, signal);
        }
      }
    });
  }

  return { call, prepare };
}

/** Whether the server has refused the write, so that it certainly was not done. */
const isFailure = ({ status }: Failure) => status >= 400 && status < 500 && status !== 408;

const late = () => new Failure("unavailable", { status: 0 });
