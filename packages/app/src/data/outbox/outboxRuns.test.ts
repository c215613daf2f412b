// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playOutbox } from "../../../testing/outbox/playOutbox.ts";
import { makeWorld, type OutboxWorld } from "../../../testing/outbox/world.ts";
import { startTeamServer } from "../../../testing/teamServer.tsx";

/** `KYUSEKI_OUTBOX_RUNS` and `KYUSEKI_OUTBOX_SEED` choose how many runs there are, and the first one's seed. */
const runs = Number(process.env.KYUSEKI_OUTBOX_RUNS ?? 60);
const firstSeed = Number(process.env.KYUSEKI_OUTBOX_SEED ?? 1);

let server: Awaited<ReturnType<typeof startTeamServer>>;
let world: OutboxWorld;
beforeAll(async () => {
  server = await startTeamServer();
  world = await makeWorld(server);
});
afterAll(() => server.stop());

test(
  `OF-7 種 ${firstSeed} からの${runs}通り：画面が保存したと言ったものは、データベースにあり、二度はない`,
  async () => {
    for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
      const { expected, stored } = await playOutbox(world, seed);
      expect.soft(stored, `種 ${seed}`).toEqual(expected);
    }
  },
  1000 * 60 * 60,
);
