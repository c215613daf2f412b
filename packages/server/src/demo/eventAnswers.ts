import type { AttendanceAnswer } from "@kyuseki/domain";
import type { Tx } from "../db/pool.ts";
import { at, nameOf, type Player } from "./eventPlayers.ts";
import { type Day, moment } from "./generate/calendar.ts";
import { pick, randomFrom, wholeBetween } from "./generate/random.ts";
import { attendanceComments, type EventLine } from "./tables/events.ts";

type Answered = { event: number; line: EventLine; day: Day; invited: readonly Player[] };

/** What families have answered before today, and who drives. */
export async function addAnswers(
  tx: Tx,
  { team_id, today }: { team_id: number; today: Day },
  { event, line, day, invited }: Answered,
) {
  const last = Math.min(day, today) - 1;
  const answers = invited.flatMap((player) => {
    const random = randomFrom(`events/${line.title}/${day - today}/${nameOf(player)}`);
    if (random() < line.unanswered) return [];
    const answer = random() < line.others ? pick(random, otherAnswers) : "coming";
    const comment = answer !== "coming" || random() < 0.15 ? pick(random, attendanceComments[answer]) : "";
    const answered_at = moment(last - wholeBetween(random, 0, 8), wholeBetween(random, 7 * 3600, 21 * 3600));
    return { member_id: player.id, answer, comment, answered_at };
  });
  await tx.query(
    `insert into event_attendance (team_id, event_id, member_id, answer, comment, answered_at, late)
     select $1, $2, row.*, false
     from jsonb_to_recordset($3::jsonb) as row (member_id int, answer text, comment text, answered_at timestamptz)`,
    [team_id, event, JSON.stringify(answers)],
  );
  if (line.cars) await insertCars(tx, team_id, event, carsOf(line, invited, at(last, 21)));
}

const otherAnswers: readonly [AttendanceAnswer, ...AttendanceAnswer[]] = ["absent", "absent", "partly", "undecided"];

/** Every third family drives; most of the others need seats. */
function carsOf({ title }: EventLine, invited: readonly Player[], answered_at: Date) {
  const families = Map.groupBy(invited, ({ family_id }) => family_id);
  return [...families].flatMap(([family_id, [child]], index) => {
    if (!child) return [];
    const random = randomFrom(`events/cars/${title}/${nameOf(child)}`);
    if (random() < 0.1) return [];
    const offers = index % 3 === 0;
    const choice = offers ? "offer" : random() < 0.8 ? "need" : "none";
    return { family_id, choice, seats: offers ? wholeBetween(random, 2, 4) : 0, answered_at };
  });
}

async function insertCars(tx: Tx, team_id: number, event: number, cars: ReturnType<typeof carsOf>) {
  await tx.query(
    `insert into event_cars (team_id, event_id, family_id, choice, seats, answered_at)
     select $1, $2, row.*
     from jsonb_to_recordset($3::jsonb) as row (family_id int, choice text, seats int, answered_at timestamptz)`,
    [team_id, event, JSON.stringify(cars)],
  );
}
