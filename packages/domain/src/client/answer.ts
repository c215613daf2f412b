import * as z from "zod/mini";
import type { AnyEndpoint } from "../contract/endpoint.ts";
import { recordOf } from "../contract/records.ts";
import { Failure, type FailureCode, failureCodes, failureStatus } from "../failure.ts";

/** What arrived, not yet validated. `now` is in milliseconds and dates a Retry-After. */
export type Answer = { status: number; text: string; retryAfter: string | undefined; now: number };

/** The reply as the contract describes it. @throws Failure for everything else */
export function readAnswer(endpoint: AnyEndpoint, answer: Answer): unknown {
  const body = parseJson(answer.text);
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer, body);
  const reply = z.safeParse(endpoint.reply, body);
  if (!reply.success) throw new Failure("unexpected", { status: answer.status, cause: reply.error });
  return reply.data;
}

/** The message is `error`, else `detail`; of a 500 only the status counts (ER-1). */
function failureOf({ status, retryAfter, now }: Answer, body: unknown): Failure {
  const retryAfterS = secondsOf(retryAfter, now);
  const told = z.safeParse(toldSchema, body);
  if (status === failureStatus.unexpected || !told.success) {
    return new Failure(codeOfStatus(status), { status, retryAfterS });
  }
  // Of any server: parts that do not fit are ignored.
  const part = <S extends z.ZodMiniType>(name: string, schema: S) => z.safeParse(schema, told.data[name]).data;
  const message = part("error", z.string()) ?? part("detail", z.string());
  const code = part("code", z.enum(failureCodes));
  const fields = part("fields", recordOf(z.string()));
  return new Failure(code ?? codeOfStatus(status), {
    status,
    fields,
    retryAfterS,
    ...(message !== undefined && { message }),
  });
}

const toldSchema = recordOf(z.unknown());

function codeOfStatus(status: number): FailureCode {
  return nearestCode[status] ?? failureCodes.find((code) => failureStatus[code] === status) ?? "unexpected";
}

const nearestCode: Record<number, FailureCode> = {
  408: "unavailable",
  410: "not_found",
  413: "invalid",
  415: "invalid",
  422: "invalid",
  502: "unavailable",
  504: "unavailable",
};

/** undefined for an empty body; `notJson`, which no schema accepts, for a truncated body or a web page. */
function parseJson(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

const notJson = Symbol("not JSON");

/** Seconds of a Retry-After, which is a number of seconds or a date. */
function secondsOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const seconds = Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
