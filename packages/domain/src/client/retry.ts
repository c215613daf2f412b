import type { AnyEndpoint } from "../contract/endpoint.ts";
import type { Failure } from "../failure.ts";
import { callLimits } from "../product.ts";

/** Sign-in, sign-out and some others carry no key and are made once (`idempotent: false`). */
const mayRepeat = (endpoint: AnyEndpoint) => endpoint.idempotent !== false;

/** A repeated write carries a key, or it could be done twice. */
export const needsKey = (endpoint: AnyEndpoint) => endpoint.method !== "GET" && mayRepeat(endpoint);

/** Milliseconds that one attempt and the whole call may take, longer for a file's bytes (D-7). */
export function limitsOf(endpoint: AnyEndpoint, body: unknown): { attemptMs: number; callMs: number } {
  const sendingMs = body instanceof Uint8Array ? Math.ceil(body.byteLength / callLimits.slowestBytesPerMs) : 0;
  const attemptMs = mayRepeat(endpoint) ? callLimits.attemptMs : callLimits.callMs;
  return { attemptMs: attemptMs + sendingMs, callMs: callLimits.callMs + 2 * sendingMs };
}

/**
 * Milliseconds to wait before the next attempt, or null when there is none (D-7). `retry` counts from 1; `random` is
 * from 0 to 1.
 */
export function pauseBefore(retry: number, endpoint: AnyEndpoint, failure: Failure, random: number): number | null {
  if (retry > callLimits.retries || !mayRepeat(endpoint) || !mayPass(endpoint, failure)) return null;
  const askedS = failure.retryAfterS ?? 0;
  if (askedS > callLimits.longestRetryAfterS) return null;
  const longestMs = Math.min(callLimits.firstPauseMs * 2 ** (retry - 1), callLimits.longestPauseMs);
  return askedS * 1000 + Math.round(random * longestMs);
}

/** Whether the same request may succeed a moment later. */
function mayPass(endpoint: AnyEndpoint, failure: Failure): boolean {
  if (failure.status === 500) return endpoint.method === "GET";
  if (failure.status === noAnswer) return failure.code === "unavailable";
  return passingStatuses.has(failure.status);
}

const noAnswer = 0;
const passingStatuses = new Set([408, 429, 502, 503, 504]);
