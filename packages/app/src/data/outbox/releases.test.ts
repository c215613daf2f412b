// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Call } from "@kyuseki/domain/client";
import { createOutbox, type OutboxBatch, type OutboxEntry } from "@kyuseki/domain/outbox";
import { signIn, testPassword } from "@kyuseki/server/testing";
import { QueryClient } from "@tanstack/react-query";
import { openDB } from "idb";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stubIndexedDatabase } from "../../../testing/indexedDatabase.ts";
import { clearTeam, storedValues } from "../../../testing/outbox/storedValues.ts";
import { makeWorld, type OutboxWorld } from "../../../testing/outbox/world.ts";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import { openOutboxStore, outboxDatabase } from "../../services/outbox/openOutboxStore.ts";
import { outboxKinds } from "./outboxKinds.ts";

/**
 * What waited on a device when a release went out, one entry or more of each kind, and the calls its code made of them. An
 * open page of that release makes the same calls, and the next release finds the same entries: both are taken for 30 days
 * (OF-6). A release that stores or sends something else gets a file of its own, with its day as the name; a file goes 30
 * days after the release that followed it.
 */
const folder = join(import.meta.dirname, "releases");
type Release = { entries: OutboxEntry[]; batches: OutboxBatch[]; calls: { call: string; body: unknown }[] };
const releases = readdirSync(folder).sort();

let server: Awaited<ReturnType<typeof startTeamServer>>;
let world: OutboxWorld;
beforeAll(async () => {
  server = await startTeamServer();
  world = await makeWorld(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  stubIndexedDatabase();
  await clearTeam(world);
});

describe.each(releases)("OF-6 %s の版", (name) => {
  test("端末に残っていた入力を、今の版がすべて一度だけ送る", async () => {
    const release = read(name);
    await putBack(release);
    const { outbox, calls } = openOutbox();
    await outbox.reload();
    await outbox.flush();
    expect(outbox.read().entries).toEqual([]);
    expect(Object.fromEntries((await storedValues(world)).stored)).toEqual(stored());
    // Otherwise this release needs a file of its own.
    if (name === releases.at(-1)) expect(calls).toEqual(release.calls);
  });

  test("開いたままの画面が送る内容を、今のサーバーが受け付ける", async () => {
    const token = await signIn(server.app, "manager@example.jp", testPassword);
    const answers = [];
    for (const { call, body } of read(name).calls) {
      const [method, url] = call.split(" ") as ["POST", string];
      const headers = { authorization: `Token ${token}`, "idempotency-key": crypto.randomUUID() };
      const { statusCode } = await server.app.inject({ method, url, headers, payload: body as object });
      answers.push(`${call} ${statusCode < 300}`);
    }
    expect(answers).toEqual(read(name).calls.map(({ call }) => `${call} true`));
    expect(Object.fromEntries((await storedValues(world)).stored)).toEqual(stored());
  });
});

test("OF-6 いちばん新しい記録に、端末に残る種類がすべてある", () => {
  const kinds = outboxKinds({ ...world.owner.services, queries: new QueryClient() });
  const recorded = new Set(read(releases.at(-1) ?? "").entries.map(({ kind }) => kind));
  expect([...recorded].sort()).toEqual(Object.keys(kinds).sort());
});

/** The file, with this world's ids and day in the places that its names hold. */
function read(name: string): Release {
  const { teamId, owner, members, itemIds, dayId, notes, eventId, today } = world;
  const values: Record<string, number | string | undefined> = {
    $user: owner.id,
    $team: teamId,
    $member: members[0],
    $other: members[1],
    $third: members[2],
    $item: itemIds[0],
    $day: dayId,
    $note: notes[0],
    $second: notes[1],
    $event: eventId,
    $today: today,
  };
  return JSON.parse(readFileSync(join(folder, name), "utf8"), (_, value) =>
    typeof value !== "string"
      ? value
      : (values[value] ?? value.replaceAll(/\$\w+/g, (place) => `${values[place] ?? place}`)),
  );
}

/** Into the browser's database, as that release left it. */
async function putBack({ entries, batches }: Release) {
  const database = await openDB(outboxDatabase, 1, {
    upgrade: (empty) => {
      empty.createObjectStore("entries", { keyPath: ["user_id", "thing"] });
      empty.createObjectStore("batches", { keyPath: ["user_id", "id"] });
    },
  });
  for (const entry of entries) await database.put("entries", entry);
  for (const batch of batches) await database.put("batches", batch);
  database.close();
}

/** The outbox of this release, and the calls it makes. */
function openOutbox() {
  const calls: Release["calls"] = [];
  const { owner, teamId } = world;
  const call: Call = (endpoint, ...[input]) => {
    const { params = {}, body } = (input ?? {}) as { params?: Record<string, number>; body?: unknown };
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, place: string) => `${params[place]}`);
    calls.push({ call: `${endpoint.method} ${path}`, body });
    return owner.services.call(endpoint, ...([input] as never));
  };
  const outbox = createOutbox({
    attempts: new Map(),
    userId: owner.id,
    teamId: () => teamId,
    store: openOutboxStore(owner.id, () => {}),
    kinds: outboxKinds({ ...owner.services, call, queries: new QueryClient() }),
    exclusively: (work) => work(),
    mayAct: () => true,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    after: () => () => {},
    announce: () => {},
  });
  return { outbox, calls };
}

/** What the database holds then, by the names of the seeded runs. */
function stored(): Record<string, string> {
  const [member, other] = world.members;
  const [note] = world.notes;
  return {
    [`測定 ${member} ${world.itemIds[0]}`]: "70",
    [`測定 ${other} ${world.itemIds[0]}`]: "72",
    "投球 61": "61",
    "投球 30": "30",
    "投球 20": "20",
    [`出欠 ${member}`]: "coming 遅れるかも",
    [`スタンプ ${note}`]: "nice",
    [`ノート${note} よく投げた。`]: "よく投げた。",
    "練習 ひじを休ませよう。": "ひじを休ませよう。",
    "練習 また明日。": "また明日。",
    "記入 40": "40",
  };
}
