import { expect, test } from "vitest";
import { fieldWorld } from "./fieldWorld.ts";
import { playField } from "./playField.ts";

/** `KYUSEKI_OUTBOX_BROWSER_RUNS` and `KYUSEKI_OUTBOX_SEED` choose how many runs there are, and the first one's seed. */
const runs = Number(process.env.KYUSEKI_OUTBOX_BROWSER_RUNS ?? 4);
const firstSeed = Number(process.env.KYUSEKI_OUTBOX_SEED ?? 1);

const openField = fieldWorld();

test.each(Array.from({ length: runs }, (_, at) => firstSeed + at))(
  "OF-7 種 %i：ブラウザーの画面に入れたものは、データベースに一度だけあるか、理由とともに断られている",
  { timeout: 90_000, retry: 0 },
  async (seed) => {
    const { expected, stored } = await playField(openField, seed);
    expect(stored, `種 ${seed}`).toEqual(expected);
  },
);
