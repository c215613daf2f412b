import {
  type AnyEndpoint,
  type answerFamilyNotice,
  type BodyInput,
  callLimits,
  type chooseFamilyMail,
  Failure,
  type FailureCode,
  failureCodes,
  failureStatus,
  type getFamilyPage,
  type ReplyOf,
  type readFamilyNotice,
  type stopFamilyLinks,
} from "@kyuseki/domain";
import { consumePrefetchedLink } from "../services/prefetchedLink.ts";

type PageEndpoint = typeof getFamilyPage;
type ReadEndpoint = typeof readFamilyNotice;
type AnswerEndpoint = typeof answerFamilyNotice;
type WithoutToken<E extends AnyEndpoint> = Omit<BodyInput<E>, "token">;

/** The calls of a family's page. Each rejects with a `Failure`. */
export type FamilyCalls = {
  page: () => Promise<ReplyOf<PageEndpoint>>;
  read: (body: WithoutToken<ReadEndpoint>) => Promise<ReplyOf<ReadEndpoint>>;
  answer: (body: WithoutToken<AnswerEndpoint>) => Promise<ReplyOf<AnswerEndpoint>>;
  stop: () => Promise<ReplyOf<typeof stopFamilyLinks>>;
  mail: (mail: boolean) => Promise<ReplyOf<typeof chooseFamilyMail>>;
};

/**
 * The way to the server for a page that carries neither schemas nor the client, 30 kB: these calls are made once and
 * never repeated by themselves, and the server has checked its answers against the contract.
 */
export function createFamilyCalls(token: string, baseURL = ""): FamilyCalls {
  const post = async <E extends AnyEndpoint>(path: E["path"], body: WithoutToken<E>): Promise<ReplyOf<E>> => {
    const { status, text, retryAfter } =
      (await consumePrefetchedLink(path, token)) ?? (await send(baseURL + path, { token, ...body }));
    const reply = parsed(text);
    if (status === 200 && typeof reply === "object") return reply as ReplyOf<E>;
    throw failureOf(status, reply, retryAfter);
  };

  return {
    page: () => post<PageEndpoint>("/api/family/page", {}),
    read: (body) => post<ReadEndpoint>("/api/family/read", body),
    answer: (body) => post<AnswerEndpoint>("/api/family/answer", body),
    stop: () => post<typeof stopFamilyLinks>("/api/family/stop", {}),
    mail: (mail) => post<typeof chooseFamilyMail>("/api/family/mail", { mail }),
  };
}

async function send(address: string, body: unknown) {
  try {
    const reply = await fetch(address, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(callLimits.callMs),
    });
    return {
      status: reply.status,
      text: await reply.text(),
      retryAfter: reply.headers.get("retry-after") ?? undefined,
    };
  } catch (cause) {
    throw new Failure("unavailable", { status: 0, cause });
  }
}

/** undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(status: number, body: unknown, retryAfter: string | undefined): Failure {
  const said: { code?: unknown; error?: unknown } = typeof body === "object" && body !== null ? body : {};
  const code = failureCodes.find((known) => known === said.code) ?? codeOf(status);
  return new Failure(code, {
    status,
    ...(typeof said.error === "string" && code !== "unexpected" && { message: said.error }),
    ...(Number(retryAfter) > 0 && { retryAfterS: Number(retryAfter) }),
  });
}

const codeOf = (status: number): FailureCode =>
  failureCodes.find((code) => failureStatus[code] === status) ?? (status > 500 ? "unavailable" : "unexpected");
