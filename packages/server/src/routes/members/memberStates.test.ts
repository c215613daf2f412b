import fc from "fast-check";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { deleteExpired } from "../../retention/retention.ts";
import { addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let clock = new Date("2026-04-05T03:00:00Z");
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());

const bulkPaths = {
  delete: ["DELETE", "bulk_delete_member"],
  restore: ["POST", "restore_member"],
  archive: ["POST", "archive"],
  reinstate: ["POST", "reinstate"],
  undo: ["POST", "undo_create"],
} as const;
type Bulk = keyof typeof bulkPaths;

type Step =
  | { kind: "create"; count: number }
  | { kind: "edit"; of: number; stale: boolean }
  | { kind: Bulk; of: readonly number[] }
  | { kind: "wait"; ms: number }
  | { kind: "sweep" };

/** Members are named by their place in the order of creation, around the corner. */
const place = fc.nat({ max: 7 });
const someone = fc.uniqueArray(place, { minLength: 1, maxLength: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("create"), count: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("edit"), of: place, stale: fc.boolean() }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constantFrom(...(Object.keys(bulkPaths) as Bulk[])), of: someone }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("wait"),
      ms: fc.constantFrom(minuteMs, 11 * minuteMs, 15 * dayMs, 30 * dayMs),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("sweep") }) },
);

type Known = {
  id: number;
  version: number;
  createdAt: number;
  archived: boolean;
  deletedAt: number | null;
  gone: boolean;
};

test("T5・P4・P5: どんな順に操作しても、メンバーは一覧・卒業退団・削除のどれか1つにいて、人数が合う", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const { team_id } = await addTeam(server.db);
      const user = await addUser(server.db, team_id, { coach_type: "manager" });
      const roster = createRoster(team_id, user.id);
      for (const next of steps) {
        expect([next, await roster.take(next)]).toEqual([next, roster.expected]);
        expect(await roster.seen()).toEqual(roster.known());
      }
      await removeTeams(server.db);
    }),
    { numRuns: 40 },
  );
}, 60_000);

/** The real team, and what it should be. */
function createRoster(teamId: number, userId: number) {
  const members: Known[] = [];
  let expected: number | undefined;
  let lines = 0;

  async function call(method: "GET" | "POST" | "DELETE", path: string, payload?: object) {
    const headers = { authorization: `Token ${await createSession(server.db, userId, false, clock)}` };
    const url = `/api/coach/memberlist/${path}`;
    return server.app.inject({ method, url, headers, ...(payload && { payload }) });
  }

  async function create(count: number) {
    const drafts = Array.from({ length: count }, () => draft);
    const reply = await call("POST", "bulk_create_member", { members: drafts });
    for (const { id } of reply.json().members) {
      members.push({ id, version: 1, createdAt: clock.getTime(), archived: false, deletedAt: null, gone: false });
    }
    expected = 201;
    lines += 1;
    return reply.statusCode;
  }

  async function edit(of: number, stale: boolean) {
    const member = members[of % members.length];
    if (!member) return expected;
    const version = member.version + (stale ? 1 : 0);
    const reply = await call("POST", `member/${member.id}`, { ...draft, first_name: `${member.version}`, version });
    expected = member.gone || member.deletedAt !== null ? 404 : stale ? 409 : 200;
    if (expected === 200) {
      member.version += 1;
      lines += 1;
    }
    return reply.statusCode;
  }

  async function bulk(kind: Bulk, of: readonly number[]) {
    const asked = [...new Set(of.map((at) => members[at % members.length]).filter((member) => member !== undefined))];
    if (asked.length === 0) return expected;
    const [method, path] = bulkPaths[kind];
    const reply = await call(method, path, { ids: asked.map(({ id }) => id), as: "left" });
    const { refused, change } = rules[kind];
    expected = asked.map(refused).find((status) => status === 404) ?? asked.map(refused).find(Boolean) ?? 200;
    if (expected === 200 && asked.map(change).some(Boolean)) lines += 1;
    return reply.statusCode;
  }

  return {
    get expected() {
      return expected;
    },
    /** Returns the status of the answer. */
    async take(next: Step): Promise<number | undefined> {
      expected = undefined;
      if (next.kind === "create") return create(next.count);
      if (next.kind === "edit") return edit(next.of, next.stale);
      if (next.kind === "wait") clock = new Date(clock.getTime() + next.ms);
      else if (next.kind === "sweep") await sweep(members);
      else return bulk(next.kind, next.of);
      return undefined;
    },
    known: () => ({
      listed: idsOf(members.filter(({ gone, deletedAt, archived }) => !gone && deletedAt === null && !archived)),
      archived: idsOf(members.filter(({ gone, deletedAt, archived }) => !gone && deletedAt === null && archived)),
      deleted: idsOf(members.filter((member) => !member.gone && member.deletedAt !== null && !isPast(member))),
      rows: members.filter(({ gone }) => !gone).length,
      lines,
    }),
    async seen() {
      const ids = async (path: string) => (await call("GET", path)).json().members as { id: number }[];
      const { rows } = await server.db.query<{ rows: number; lines: number }>(
        `select (select count(*) from members where team_id = $1) as rows,
           (select count(*) from audit_log where team_id = $1) as lines`,
        [teamId],
      );
      return {
        listed: idsOf(await ids("members")),
        archived: idsOf(await ids("members?state=archived")),
        deleted: idsOf(await ids("deleted")),
        ...rows[0],
      };
    },
  };
}

const draft = { last_name: "佐藤", first_name: "一", grade: "j1" };
const idsOf = (members: readonly { id: number }[]) => members.map(({ id }) => id).sort((a, b) => a - b);
const isPast = ({ deletedAt }: Known) => deletedAt !== null && deletedAt <= clock.getTime() - 30 * dayMs;

async function sweep(members: Known[]) {
  await deleteExpired({ db: server.db, now: () => clock, log: pino({ level: "silent" }) });
  for (const member of members) member.gone ||= isPast(member);
}

/** How each call may be refused for one of those asked for, and what it makes of one: false when it is so already. */
const rules: Record<Bulk, { refused: (one: Known) => number | undefined; change: (one: Known) => boolean }> = {
  delete: {
    refused: ({ gone }) => (gone ? 404 : undefined),
    change: (one) => one.deletedAt === null && changed(one, { deletedAt: clock.getTime() }),
  },
  restore: {
    refused: (one) => (one.gone || isPast(one) ? 404 : undefined),
    change: (one) => one.deletedAt !== null && changed(one, { deletedAt: null }),
  },
  archive: {
    refused: ({ gone, deletedAt }) => (gone || deletedAt !== null ? 404 : undefined),
    change: (one) => !one.archived && changed(one, { archived: true }),
  },
  reinstate: {
    refused: ({ gone, deletedAt }) => (gone || deletedAt !== null ? 404 : undefined),
    change: (one) => one.archived && changed(one, { archived: false }),
  },
  undo: {
    refused({ gone, deletedAt, version, createdAt }) {
      if (gone || deletedAt !== null) return 404;
      return version > 1 || createdAt < clock.getTime() - 10 * minuteMs ? 409 : undefined;
    },
    change: (one) => changed(one, { gone: true }),
  },
};

function changed(one: Known, into: Partial<Known>): true {
  Object.assign(one, into, { version: one.version + 1 });
  return true;
}
