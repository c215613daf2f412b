import { createEvent, createMeasuringDay, dayInJapan, getMeasuringDay, listMeasureItems } from "@kyuseki/domain";
import { addMember, type TestServer } from "@kyuseki/server/testing";
import { gameDraft } from "../../e2e/practice/gameDraft.ts";
import type { Services } from "../../src/services/services.ts";
import type { startTeamServer } from "../teamServer.tsx";

export type Person = { id: number; services: Services };
export type OutboxWorld = {
  db: TestServer["db"];
  teamId: number;
  /** Whose entries they are. */
  owner: Person;
  /** Somebody else, who signs in on the same device now and then. */
  other: Person;
  dayId: number;
  itemIds: readonly number[];
  members: readonly number[];
  notes: readonly number[];
  eventId: number;
  today: string;
};

/** A team with three players, a measuring day of two items, two notes and an event. */
export async function makeWorld(server: Awaited<ReturnType<typeof startTeamServer>>): Promise<OutboxWorld> {
  await server.startOver();
  const { teamId, managerId, coachId } = server.ids();
  const { db } = server;
  const other = { id: coachId, services: await server.signIn("coach@example.jp") };
  const owner = { id: managerId, services: await server.signIn() };
  const { call } = owner.services;
  const members: number[] = [];
  for (const first_name of ["新", "碧", "葵"]) {
    members.push((await addMember(db, teamId, { last_name: "小川", first_name, grade: "e6" })).id);
  }
  const item_ids = (await call(listMeasureItems)).items
    .filter(({ decimals }) => decimals === 0)
    .map(({ id }) => id)
    .slice(0, 2);
  const today = dayInJapan(new Date());
  const day = await call(createMeasuringDay, { body: { name: "測定会", date: today, place: "", item_ids } });
  if ((await call(getMeasuringDay, { params: { id: day.id } })).rows.length !== members.length)
    throw new Error("the sheet has other rows than the team");
  const { rows: notes } = await db.query<{ id: number }>(
    `insert into notes (team_id, member_id, source, source_id, body, written_at)
     select $1, $2, 'nextrainer', 'runs-' || at, '投げた。', now() from generate_series(1, 2) at returning id`,
    [teamId, members[0]],
  );
  const { event_id } = await call(createEvent, { body: { ...gameDraft, repeat_until: null, tell: null } });
  return {
    db,
    teamId,
    owner,
    other,
    dayId: day.id,
    itemIds: day.item_ids,
    members,
    notes: notes.map(({ id }) => id),
    eventId: event_id,
    today,
  };
}
