import type { Tx } from "../../db/pool.ts";
import type { Day } from "../generate/calendar.ts";
import { randomFrom } from "../generate/random.ts";
import type { Player } from "../people/player.ts";
import { battingSession } from "../sessions/batting.ts";
import { pitchingSession } from "../sessions/pitching.ts";
import type { MeasurementRow } from "../write/rows.ts";
import { insertMeasurements } from "../write/write.ts";

const BATCH_ROWS = 20_000;

/** Balls of a session, and over how many days they are spread: clubs are there for what was measured lately. */
type Habit = { balls: number; days: number };
const teamHabit: Habit = { balls: 25, days: 730 };
const clubHabit: Habit = { balls: 8, days: 60 };

/** Exactly `total` measurements; where there are other clubs, half of them theirs. In each half all have as many. */
export async function addMeasurements(
  tx: Tx,
  { players, others }: { players: readonly Player[]; others: readonly Player[] },
  total: number,
  today: Day,
  onProgress: (measurements: number) => void,
): Promise<void> {
  let waiting: MeasurementRow[] = [];
  let written = 0;
  const flush = async () => {
    await insertMeasurements(tx, waiting);
    written += waiting.length;
    waiting = [];
    onProgress(written);
  };
  const theirs = others.length > 0 ? Math.floor(total / 2) : 0;
  const halves = [
    { of: players, count: total - theirs, habit: teamHabit },
    { of: others, count: theirs, habit: clubHabit },
  ];
  for (const { of, count, habit } of halves) {
    for (const [index, player] of of.entries()) {
      const share = Math.floor(count / of.length) + (index < count % of.length ? 1 : 0);
      for (const row of sessions(player, { index, count: share, today, habit })) {
        waiting.push(row);
        if (waiting.length === BATCH_ROWS) await flush();
      }
    }
  }
  if (waiting.length > 0) await flush();
}

type Plan = { index: number; count: number; today: Day; habit: Habit };

/** `count` balls in equal sessions spread over the days, bat and arm in turn, oldest first, the last yesterday. */
function* sessions(player: Player, { index, count, today, habit }: Plan): Generator<MeasurementRow> {
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
