import {
  callLimits,
  createMeasuringDay,
  createMember,
  getSession,
  listMeasureItems,
  listMembers,
  login,
  saveMeasuringValues,
  updateMember,
} from "@kyuseki/domain";
import { createClient } from "@kyuseki/domain/client";
import { expect } from "vitest";
import type { Db } from "../db/pool.ts";
import { newSourceKey, sourceKeyHash } from "../security/sourceKeys.ts";
import { insertIngestKey } from "../store/ingest/sources.ts";
import { importBalls, push } from "./loadCalls.ts";
import { addMember, addTeam, addUser, testPassword } from "./rows.ts";

const requestEveryMs = 20;
const coaches = 6;
/** No coach may send more than 64 large bodies a minute. */
const importEvery = 4;
const practice = { date: "2026-04-05", menu: "tee", amount: 60, unit: "swings" };
const page = { datetime: Date.UTC(2026, 3, 5, 9) / 1000, title: "今日の練習", body: "構えを広くした。" };
const firstBallS = Date.UTC(2026, 5, 1, 3) / 1000;

/** What was answered with success; sorted. `balls` by their second. */
export type Written = {
  members: string[];
  records: string[];
  notes: string[];
  values: number[];
  balls: number[];
  edits: number;
};

/** What is there once must be there once: a second edit would leave a second line in the audit log. */
export async function storedByLoad(db: Db): Promise<Written> {
  const column = async <Value>(sql: string) =>
    (await db.query<{ value: Value }>(`${sql} order by 1`)).rows.map(({ value }) => value);
  return {
    members: await column("select first_name as value from members where last_name = 'new'"),
    records: await column("select source_id as value from training_entries"),
    notes: await column("select source_id as value from notes"),
    values: await column<number>("select value::integer as value from measure_values"),
    balls: await column<number>("select extract(epoch from measured_at)::integer as value from measurements"),
    edits: (await column("select id as value from audit_log where action = 'member_changed'")).length,
  };
}

/**
 * Fifty requests a second by six coaches and a sister product, each with the retries that it ships with. Needs an empty
 * database, also one of an earlier release. `days`: measuring days to be filled, each within fourteen seconds.
 */
export async function startLoad(db: Db, baseURL: string, days: number) {
  const { team_id } = await addTeam(db);
  const key = newSourceKey();
  await insertIngestKey(db, "nextrainer", sourceKeyHash(key), new Date());
  const clients = await Promise.all(
    Array.from({ length: coaches }, async () => {
      const { email } = await addUser(db, team_id, { coach_type: "manager" });
      const { call } = createClient({ token: () => null, baseURL, adapter: "http" });
      const session = await call(login, { body: { email, password: testPassword } });
      if (!session.success) throw new Error("nobody asked for a second step");
      return createClient({ token: () => session.token, baseURL, adapter: "http" });
    }),
  );
  const member = await addMember(db, team_id, { nextrainer_usage: "in_use", nextrainer_purchased: true });
  const measured = await Promise.all(Array.from({ length: 100 }, () => addMember(db, team_id)));
  const call = (turn: number) => (clients[turn % coaches] as (typeof clients)[0]).call;
  const { items } = await call(0)(listMeasureItems);
  const item_id = items.find(({ preset }) => preset === "standing_jump")?.id ?? 0;
  // Enough cells for each to be written once.
  const dayIds: number[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    const draft = { name: `測定会${day}`, date, place: "", item_ids: [item_id] };
    dayIds.push((await call(0)(createMeasuringDay, { body: draft })).id);
  }

  const sent: Written = { members: [], records: [], notes: [], values: [], balls: [], edits: 0 };
  const failures: unknown[] = [];
  const underWay = new Set<Promise<void>>();
  let turn = 0;
  // A coach's next file takes the place of one that is not imported yet.
  let importing = Promise.resolve();

  const kinds: readonly ((turn: number) => Promise<void>)[] = [
    async (n) => {
      await call(n)(createMember, { body: { last_name: "new", first_name: `n${n}`, grade: "j1" } });
      sent.members.push(`n${n}`);
    },
    async (n) => {
      const row = { source_id: `r${n}`, member_id: member.id, team_id };
      await push(baseURL, key, "training_records", { ...row, ...practice });
      sent.records.push(row.source_id);
    },
    async (n) => {
      const row = { source_id: `p${n}`, member_id: member.id, team_id };
      await push(baseURL, key, "notes", { ...row, ...page });
      sent.notes.push(row.source_id);
    },
    async (n) => void (await call(n)(listMembers)),
    async (n) => {
      const cell = Math.floor(n / kinds.length);
      const id = dayIds[Math.floor(cell / measured.length)] ?? 0;
      const value = 100 + (cell % 100);
      const cells = [{ member_id: measured[cell % measured.length]?.id ?? 0, item_id, from: null, value }];
      expect(await call(n)(saveMeasuringValues, { params: { id }, body: { cells } })).toEqual({
        saved: 1,
        differing: [],
      });
      sent.values.push(value);
    },
    async (n) => {
      await call(n)(updateMember, { params: { id: member.id }, body: { first_name: `e${n}` } });
      sent.edits += 1;
    },
    async (n) => {
      const cycle = Math.floor(n / kinds.length);
      if (cycle % importEvery > 0) return void (await call(n)(getSession));
      const seconds = Array.from({ length: 5 }, (_, at) => firstBallS + n * 5 + at);
      importing = importing.then(() => importBalls(call(cycle / importEvery), member.id, seconds));
      await importing;
      sent.balls.push(...seconds);
    },
  ];

  const startedMs = performance.now();
  const send = (n: number) => {
    const task: Promise<void> = (kinds[n % kinds.length] as (typeof kinds)[0])(n)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => underWay.delete(task));
    underWay.add(task);
  };
  const beating = setInterval(() => {
    // A busy machine beats late: what is due by now is sent, as long as the clients do not have to queue.
    const due = (performance.now() - startedMs) / requestEveryMs;
    for (; turn < due && underWay.size < coaches * callLimits.concurrent; turn += 1) send(turn);
  }, requestEveryMs);

  return {
    calls: () => turn,
    hasFailed: () => failures.length > 0,
    async stop() {
      clearInterval(beating);
      const seconds = (performance.now() - startedMs) / 1000;
      await Promise.all(underWay);
      sent.members.sort();
      sent.records.sort();
      sent.notes.sort();
      sent.values.sort((one, other) => one - other);
      sent.balls.sort((one, other) => one - other);
      return { sent, failures, seconds };
    },
  };
}
