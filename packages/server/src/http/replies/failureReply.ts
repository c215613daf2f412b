import { Failure, type FailureBody } from "@kyuseki/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isConnectionFailure } from "../../db/connectionFailure.ts";
import { loggableError } from "../../log/loggableError.ts";
import { failureMessages } from "./failureMessages.ts";

/** The one place where an error becomes a reply. Details go to the log, never to the client. */
export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toFailure(error, request);
  if (failure.status >= 500 && !request.isShed)
    request.log.error({ failure: loggableError(failure.cause ?? error) }, "request failed");
  if (failure.retryAfterS !== undefined) reply.header("retry-after", String(failure.retryAfterS));
  return reply
    .code(failure.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(failureBody(failure)));
}

export function failureBody(failure: Failure): FailureBody {
  const sentence = failure.message === failure.code ? failureMessages[failure.code] : failure.message;
  return { error: sentence, code: failure.code, ...(failure.fields && { fields: failure.fields }) };
}

function toFailure(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  if (isConnectionFailure(error)) return new Failure("unavailable", { retryAfterS: 1, cause: error });
  const status = statusOf(error);
  if (status < 400 || status >= 500) return new Failure("unexpected", { cause: error });
  return new Failure("invalid", { status, message: sentenceAt(status, request), cause: error });
}

/** Fastify marks what a caller did wrong (too large, not JSON …) with a 4xx `statusCode`. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" ? status : 500;
}

function sentenceAt(status: number, { routeOptions }: FastifyRequest): string | undefined {
  const { bytes } = routeOptions.config;
  return status === 413 && bytes
    ? `ファイルが大きすぎます。${Math.floor(bytes.max / bytesPerMb)}MBまでのものを選んでください。`
    : sentenceOfStatus[status];
}

const bytesPerMb = 1024 * 1024;

const sentenceOfStatus: Record<number, string> = {
  400: "送信された内容を読み取れませんでした。画面を読み込み直して、もう一度お試しください。",
  413: "送信された内容が大きすぎます。分けてお試しください。",
  415: "この形式の内容は受け付けられません。",
};
