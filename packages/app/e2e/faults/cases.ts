import type { AnyEndpoint, FailureCode } from "@kyuseki/domain";
import type { Fault } from "./fault.ts";
import { slow3G } from "./throttle.ts";
import { expiredSentence, type Visit } from "./visit.ts";

/** A read, a write that carries a key, and a call that is made once (login) (D-7). */
type Kind = "read" | "write" | "once";

export const kindOf = ({ method, idempotent }: AnyEndpoint): Kind =>
  idempotent === false ? "once" : method === "GET" ? "read" : "write";

export type Expected = {
  /** The fewest and the most requests one call may make (D-7). */
  attempts: readonly [least: number, most: number];
  /** Default: the coach notices nothing. */
  fails?: FailureCode;
};

export type FaultCase = {
  name: string;
  /** Sets the fault up for `call`. */
  begin: (visit: Visit, call: string) => void;
  expected: Record<Kind, Expected>;
  /** Sign-ins the server has completed at the end; every other submit counts exactly once. */
  signIns?: number;
  /** The network is down from the first request on, for 30 seconds. */
  offline?: true;
  /** Approximate duration of the fault. */
  lastsMs?: number;
  /** Tried in turn on the surfaces of a short run; all other faults on one call of each kind. */
  everywhere?: true;
};

export const offlineCase: FaultCase = {
  name: "30秒のオフライン",
  begin: script([{ kind: "silence" }], true),
  expected: shownAtOnce("unavailable"),
  offline: true,
  lastsMs: 30_000,
};

export const cases: readonly FaultCase[] = [
  {
    name: "500 が続く",
    everywhere: true,
    begin: script([answer(500, `{"error":"boom"}`)], true),
    expected: {
      read: { attempts: [4, 4], fails: "unexpected" },
      write: { attempts: [1, 1], fails: "unexpected" },
      once: { attempts: [1, 1], fails: "unexpected" },
    },
  },
  {
    name: "502 のあと回復する",
    begin: script([answer(502, "<html><h1>Bad Gateway</h1></html>", { "content-type": "text/html" })]),
    expected: repeated("unavailable"),
  },
  {
    name: "429 Retry-After 1秒",
    begin: script([answer(429, "{}", { "retry-after": "1" })]),
    expected: repeated("rate_limited"),
  },
  {
    name: "429 Retry-After 60秒",
    begin: script([answer(429, "{}", { "retry-after": "60" })], true),
    expected: shownAtOnce("rate_limited"),
  },
  {
    name: "応答がない",
    begin: script([{ kind: "silence" }], true),
    expected: outOfTime(),
    lastsMs: 15_000,
  },
  {
    name: "1秒に1バイトしか届かない",
    begin: script([{ kind: "trickle" }], true),
    expected: outOfTime(),
    lastsMs: 15_000,
  },
  {
    name: "接続が切れ続ける",
    begin: script([{ kind: "reset" }], true),
    expected: keptUp("unavailable"),
  },
  {
    name: "JSON が途中で切れている",
    begin: script([{ kind: "garbled" }], true),
    expected: shownAtOnce("unexpected"),
    signIns: 2,
  },
  {
    name: "形の違う 200",
    begin: script([answer(200, "[]")], true),
    expected: shownAtOnce("unexpected"),
  },
  {
    name: "途中で 401",
    everywhere: true,
    begin: script([answer(401, JSON.stringify({ error: expiredSentence, code: "unauthorized" }))], true),
    expected: untilSignedIn(),
  },
  {
    name: "サーバーは済ませたのに、応答が失われる",
    everywhere: true,
    begin: script([{ kind: "lost" }]),
    expected: repeated("unavailable"),
    signIns: 2,
  },
  {
    name: "サーバーは済ませたのに、応答が失われ続ける",
    begin: script([{ kind: "lost" }], true),
    expected: keptUp("unavailable"),
    signIns: 2,
  },
  {
    name: "遅い3G",
    begin: ({ proxy }) => proxy.slowDown(slow3G),
    expected: { read: { attempts: [1, 1] }, write: { attempts: [1, 1] }, once: { attempts: [1, 1] } },
  },
  offlineCase,
];

function script(faults: readonly Fault[], lasting = false): FaultCase["begin"] {
  return ({ proxy }, call) => proxy.script(call, faults, lasting);
}

function answer(status: number, body: string, headers: Record<string, string> = {}): Fault {
  return { kind: "answer", status, body, headers };
}

/** Solved by a second request; a sign-in is not repeated. */
function repeated(code: FailureCode): FaultCase["expected"] {
  return { read: { attempts: [2, 2] }, write: { attempts: [2, 2] }, once: { attempts: [1, 1], fails: code } };
}

/** Not solved by three retries. */
function keptUp(fails: FailureCode): FaultCase["expected"] {
  const expected: Expected = { attempts: [4, 4], fails };
  return { read: expected, write: expected, once: { attempts: [1, 1], fails } };
}

function shownAtOnce(fails: FailureCode): FaultCase["expected"] {
  const expected: Expected = { attempts: [1, 1], fails };
  return { read: expected, write: expected, once: expected };
}

/** On a busy machine the first answer may come too late to be heard. */
function untilSignedIn(): FaultCase["expected"] {
  const expected: Expected = { attempts: [1, 2], fails: "unauthorized" };
  return { read: expected, write: expected, once: { attempts: [1, 1], fails: "unauthorized" } };
}

/** Two attempts of seven seconds fit into a call. */
function outOfTime(): FaultCase["expected"] {
  const expected: Expected = { attempts: [2, 4], fails: "unavailable" };
  return { read: expected, write: expected, once: { attempts: [1, 1], fails: "unavailable" } };
}

const everywhere = cases.filter((fault) => fault.everywhere);

/**
 * The faults tried on one surface in a short run: surfaces take turns, as the client handles each kind of call alike. With
 * KYUSEKI_EVERY_FAULT=1, as in the audit, all faults on all surfaces.
 */
export function casesInShort(place: number): readonly FaultCase[] {
  if (process.env.KYUSEKI_EVERY_FAULT === "1") return cases;
  return everywhere.filter((_, at) => at === place % everywhere.length);
}
