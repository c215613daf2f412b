// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { createMeasuringDay, dayInJapan, getMeasuringDay, listMeasureItems } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OutboxWorld, playOutbox } from "../../../testing/outbox/playOutbox.ts";
import { startTeamServer } from "../../../testing/teamServer.tsx";

/** `KYUSEKI_OUTBOX_RUNS` and `KYUSEKI_OUTBOX_SEED` choose how many runs there are, and the first one's seed. */
const runs = Number(process.env.KYUSEKI_OUTBOX_RUNS ?? 60);
const firstSeed = Number(process.env.KYUSEKI_OUTBOX_SEED ?? 1);

let server: Awaited<ReturnType<typeof startTeamServer>>;
let world: OutboxWorld;
beforeAll(async () => {
  server = await startTeamServer();
  await server.startOver();
  const { teamId, managerId } = server.ids();
  const services = await server.signIn();
  const members: number[] = [];
  for (const first_name of ["新", "碧", "葵"]) {
    members.push((await addMember(server.db, teamId, { last_name: "小川", first_name, grade: "e6" })).id);
  }
  const { items } = await services.call(listMeasureItems);
  const item_ids = items
    .filter(({ decimals }) => decimals === 0)
    .map(({ id }) => id)
    .slice(0, 2);
  const today = dayInJapan(new Date());
  const day = await services.call(createMeasuringDay, { body: { name: "測定会", date: today, place: "", item_ids } });
  world = { db: server.db, services, teamId, userId: managerId, dayId: day.id, itemIds: day.item_ids, members, today };
  // The team's rows are as a run expects them: read once, so that a wrong set-up fails here.
  expect((await services.call(getMeasuringDay, { params: { id: day.id } })).rows).toHaveLength(3);
});
afterAll(() => server.stop());

test(
  `OF-7 種 ${firstSeed} からの${runs}通り：画面が保存したと言ったものは、データベースにあり、二度はない`,
  async () => {
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const { expected, stored } = await playOutbox(world, seed);
      expect(stored, `種 ${seed}`).toEqual(expected);
    }
  },
  1000 * 60 * 60,
);
