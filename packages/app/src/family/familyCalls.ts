import {
  type AnyEndpoint,
  type answerFamilyCar,
  type answerFamilyEvent,
  type answerFamilyNotice,
  type BodyInput,
  callLimits,
  type chooseFamilyMail,
  type createFamilyCalendar,
  Failure,
  type FailureCode,
  type FamilyEvent,
  type FamilyNotice,
  failureCodes,
  failureStatus,
  type getFamilyPage,
  type ReplyOf,
  type readFamilyNotice,
  type stopFamilyLinks,
} from "@kyuseki/domain";
import { consumePrefetchedLink } from "../services/prefetchedLink.ts";
import type { UnsentAnswer } from "./familyDrafts.ts";

type PageEndpoint = typeof getFamilyPage;
type ReadEndpoint = typeof readFamilyNotice;
type WithoutToken<E extends AnyEndpoint> = Omit<BodyInput<E>, "token">;

/** The calls of a family's page. Each rejects with a `Failure`. */
export type FamilyCalls = {
  page: () => Promise<ReplyOf<PageEndpoint>>;
  read: (body: WithoutToken<ReadEndpoint>) => Promise<ReplyOf<ReadEndpoint>>;
  /** The notice or the event as it stands then. */
  answer: (pressed: UnsentAnswer) => Promise<FamilyNotice | FamilyEvent>;
  stop: () => Promise<ReplyOf<typeof stopFamilyLinks>>;
  mail: (mail: boolean) => Promise<ReplyOf<typeof chooseFamilyMail>>;
  calendar: () => Promise<ReplyOf<typeof createFamilyCalendar>>;
};

/** Calls of one link. */
export type FamilyPost = ReturnType<typeof createFamilyPost>;

/**
 * The way to the server for a page that carries neither schemas nor the client, 30 kB: these calls are made once and
 * never repeated by themselves, and the server has checked its answers against the contract.
 */
export const createFamilyPost =
  (token: string, baseURL = "") =>
  async <E extends AnyEndpoint>(path: E["path"], body: WithoutToken<E>): Promise<ReplyOf<E>> => {
    const { status, text, retryAfter } =
      (await consumePrefetchedLink(path, token)) ?? (await send(baseURL + path, { token, ...body }));
    const reply = parsed(text);
    if (status === 200 && typeof reply === "object") return reply as ReplyOf<E>;
    throw failureOf(status, reply, retryAfter);
  };

export function createFamilyCalls(post: FamilyPost): FamilyCalls {
  return {
    page: () => post<PageEndpoint>("/api/family/page", {}),
    read: (body) => post<ReadEndpoint>("/api/family/read", body),
    answer: (pressed) => {
      if ("choice" in pressed) return post<typeof answerFamilyCar>("/api/family/event/car", pressed);
      if ("event_id" in pressed) return post<typeof answerFamilyEvent>("/api/family/event/answer", pressed);
      return post<typeof answerFamilyNotice>("/api/family/answer", pressed);
    },
    stop: () => post<typeof stopFamilyLinks>("/api/family/stop", {}),
    mail: (mail) => post<typeof chooseFamilyMail>("/api/family/mail", { mail }),
    calendar: () => post<typeof createFamilyCalendar>("/api/family/calendar", {}),
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
  const said: { code?: unknown; error?: unknown; fields?: object } =
    typeof body === "object" && body !== null ? body : {};
  // What is wrong with the one thing that was pressed says more than that something is.
  const [sentence = said.error]: unknown[] = Object.values(said.fields ?? {});
  const code = failureCodes.find((known) => known === said.code) ?? codeOf(status);
  return new Failure(code, {
    status,
    ...(typeof sentence === "string" && code !== "unexpected" && { message: sentence }),
    ...(Number(retryAfter) > 0 && { retryAfterS: Number(retryAfter) }),
  });
}

const codeOf = (status: number): FailureCode =>
  failureCodes.find((code) => failureStatus[code] === status) ?? (status > 500 ? "unavailable" : "unexpected");
