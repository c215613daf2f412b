import type { Tx } from "../../db/pool.ts";
import type { Day } from "../generate/calendar.ts";
import { randomFrom } from "../generate/random.ts";
import type { Player } from "../people/player.ts";
import { battingSession } from "../sessions/batting.ts";
import { pitchingSession } from "../sessions/pitching.ts";
import type { MeasurementRow } from "../write/rows.ts";
import { insertMeasurements } from "../write/write.ts";

const BATCH_ROWS = 20_000;
/** Balls of a session, and over how many days they are spread: who has few was measured lately. */
const habitOf = (count: number) => (count < 200 ? { balls: 5, days: 180 } : { balls: 25, days: 730 });

/** Exactly `total` measurements of the large team's players, of each as many. */
export async function addMeasurements(
  tx: Tx,
  players: readonly Player[],
  total: number,
  today: Day,
  onProgress: (written: number) => void,
): Promise<void> {
  let waiting: MeasurementRow[] = [];
  let written = 0;
  const flush = async () => {
    await insertMeasurements(tx, waiting);
    written += waiting.length;
    waiting = [];
    onProgress(written);
  };
  for (const [index, player] of players.entries()) {
    const share = Math.floor(total / players.length) + (index < total % players.length ? 1 : 0);
    for (const row of sessions(player, index, share, today)) {
      waiting.push(row);
      if (waiting.length === BATCH_ROWS) await flush();
    }
  }
  if (waiting.length > 0) await flush();
}

/** `count` balls in equal sessions spread over the days, bat and arm in turn, oldest first, the last yesterday. */
function* sessions(player: Player, index: number, count: number, today: Day): Generator<MeasurementRow> {
  const habit = habitOf(count);
  const random = randomFrom(`scale/measurements/${habit.days}/${index}`);
  const total = Math.ceil(count / habit.balls);
  for (let session = 0; session < total; session += 1) {
    const balls = Math.min(habit.balls, count - session * habit.balls);
    const day = today - 1 - Math.floor(((total - 1 - session) * habit.days) / total);
    const startSeconds = 9 * 3600 + (session % 8) * 900;
    yield* session % 2 === 0
      ? battingSession(random, player, { day, today, startSeconds, balls, battingType: session % 4 === 0 ? 1 : 2 })
      : pitchingSession(random, player, { day, today, startSeconds, pitches: balls });
  }
}
