import { gradeGroupOf, type NoteRecord, type TrainingRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { type Day, isoDate, moment, monthsBefore } from "../generate/calendar.ts";
import { pick, type Random, randomFrom, wholeBetween } from "../generate/random.ts";
import { type Diarist, type Habit, habits } from "../tables/habits.ts";
import { notes } from "../tables/notes.ts";
import { roster } from "../tables/roster.ts";
import { REGISTERED_DAYS } from "../teams/softballTeam.ts";
import type { Diaries, MemberRow } from "../write/rows.ts";
import { insertTrainingComment } from "../write/writePractice.ts";
import { pitchCountRows, pitchDiary } from "./pitchDiary.ts";
import { practiceDiary, silentDays } from "./practiceDiary.ts";

type Keeper = Pick<MemberRow, "team_id" | "id" | "last_name" | "first_name" | "grade" | "state">;

/** Of the 23 on the roster; `members` are its lines in their order. */
export function baseballDiaries(members: readonly Keeper[], today: Day): Diaries {
  const diaries: Diaries = { training: [], pitchCounts: [], notes: [] };
  members.forEach((member, index) => {
    const name = `${member.last_name} ${member.first_name}`;
    const habit = habits[name];
    const rest = roster[index]?.[10];
    if (!habit || member.state !== "active") return;
    const random = randomFrom(`baseball/diary/${name}`);
    const diarist = diaristOf(member, habit, monthsBefore(today, rest?.months ?? 24));
    const counts = rest?.pitches ? pitchDiary(random, diarist, habit.pitches ?? 0, today) : new Map<Day, number>();
    diaries.pitchCounts.push(...pitchCountRows(diarist, counts, today));
    const training = practiceDiary(random, diarist, counts, today);
    diaries.training.push(...(name === hurt ? withPain(training, today) : training));
    diaries.notes.push(...notesOf(random, diarist, today));
  });
  return diaries;
}

export function softballDiaries(members: readonly Keeper[], today: Day): Diaries {
  const diaries: Diaries = { training: [], pitchCounts: [], notes: [] };
  members.forEach((member, index) => {
    const random = randomFrom(`softball/diary/${index}`);
    const habit = { rate: 0.55 + 0.35 * random(), silent: silentDays(random) };
    const diarist = diaristOf(member, habit, today - REGISTERED_DAYS);
    const counts = index % 6 === 2 ? pitchDiary(random, diarist, 42, today) : new Map<Day, number>();
    diaries.pitchCounts.push(...pitchCountRows(diarist, counts, today));
    diaries.training.push(...practiceDiary(random, diarist, counts, today));
  });
  return diaries;
}

function diaristOf(member: Keeper, habit: Habit, since: Day): Diarist {
  return { team_id: member.team_id, member_id: member.id, stage: gradeGroupOf(member.grade), habit, since };
}

const hurt = "大塚 奏太";

/** The elbow after two outings: 2 four days ago, 3 yesterday. */
function withPain(training: readonly TrainingRecord[], today: Day): TrainingRecord[] {
  const reports: ReadonlyMap<string, Partial<TrainingRecord>> = new Map([
    [isoDate(today - 4), { pain: 2, memo: "" }],
    [isoDate(today - 1), { pain: 3, memo: "投げたあと、ひじの内側が少し痛かった。家で冷やした。" }],
  ]);
  return training.map((record) => {
    const report = record.source_id.endsWith("-1") ? reports.get(record.date) : undefined;
    if (!report) return record;
    return { ...record, pain_part: "elbow", pain_side: "R", pain_note: "内側・投げたあと", ...report };
  });
}

/** What a coach answered the evening before. */
export async function addCommentOnPain(
  tx: Queryable,
  { team_id, user_id }: { team_id: number; user_id: number },
  members: readonly MemberRow[],
  today: Day,
): Promise<void> {
  const member = members.find(({ last_name, first_name }) => `${last_name} ${first_name}` === hurt);
  if (!member) return;
  await insertTrainingComment(tx, {
    team_id,
    member_id: member.id,
    date: isoDate(today - 1),
    user_id,
    text: "書いてくれてありがとう。ひじの痛みがなくなるまで投げるのは休みにしよう。あしたの練習の前に一度見せてください。",
    created_at: moment(today - 1, 21 * 3600),
  });
}

/** The keener, the more pages; the latest before today. */
function notesOf(random: Random, { team_id, member_id, habit }: Diarist, today: Day): NoteRecord[] {
  const pages = habit.rate > 0.8 ? wholeBetween(random, 2, 5) : wholeBetween(random, 0, 1);
  return Array.from({ length: pages }, (_, index) => {
    const day = today - habit.silent - 1 - index * 9 - wholeBetween(random, 0, 6);
    const [title, body] = pick(random, notes);
    const datetime = moment(day, wholeBetween(random, 19 * 60, 21 * 60) * 60).getTime() / 1000;
    return { team_id, member_id, source_id: `${member_id}-note-${index + 1}`, datetime, title, body };
  });
}
