import {
  excerptOf,
  type GradeGroup,
  gradeGroupOf,
  mentionsPain,
  type NoteAnswer,
  type NoteQuestion,
  type NoteWriter,
  noteParts,
  scaleOf,
} from "@kyuseki/domain";
import type { Tx } from "../db/pool.ts";
import { listPlayers, nameOf, type Player } from "./eventPlayers.ts";
import { type Day, isoDate, moment, weekday } from "./generate/calendar.ts";
import { pick, type Random, randomFrom, wholeBetween } from "./generate/random.ts";
import { addGoalSheets, type GoalTexts } from "./goalSheets.ts";
import { addReplies, answeredAgo, type DemoCoach } from "./noteReplies.ts";
import { addTemplate } from "./noteTemplates.ts";
import { habits } from "./tables/habits.ts";
import { afterGame, diary, type TemplateLine } from "./tables/noteTemplates.ts";
import { earlierPain, noteTexts, painNotes } from "./tables/noteTexts.ts";

type Host = { team_id: number; today: Day; coaches: readonly [DemoCoach, DemoCoach] };

/**
 * The club's templates, goal sheets and growth notes of eight weeks: most of the last two weeks are 未返信, the earlier ones
 * have stamps and comments. Everything was written before today.
 */
export async function addNotes(tx: Tx, { team_id, today, coaches }: Host): Promise<void> {
  const players = await listPlayers(tx, team_id);
  const goals = await addGoalSheets(tx, { team_id, today, players });
  for (const line of [diary, afterGame]) {
    const template_id = await addTemplate(tx, { team_id, today }, line);
    const writers = players.filter(({ grade }) => line.grades.includes(grade));
    const rows = writers.flatMap((player) => notesOf(line, player, today, goals.get(player.id) ?? null));
    await insertNotes(tx, { team_id, template_id }, rows);
  }
  await addReplies(tx, { team_id, today, coaches });
}

type NoteRow = ReturnType<typeof noteOf>;

const weeks = 8;

/** The latest first. */
function notesOf(line: TemplateLine, player: Player, today: Day, goals: GoalTexts | null): NoteRow[] {
  const name = nameOf(player);
  const random = randomFrom(`notes/${line.name}/${name}`);
  const { rate = 0.5, silent = 0 } = habits[name] ?? {};
  const days = Array.from({ length: 7 * weeks }, (_, index) => today - 1 - index).filter(
    (day) => daysOf(line).includes(weekday(day)) && random() < rate && day < today - silent,
  );
  const hurts = painNotes[name];
  const hurtBefore = earlierPain[name];
  const before = days.find((day) => day < today - answeredAgo);
  return days.map((day, index) => {
    const pain = index === 0 ? hurts : day === before ? hurtBefore : undefined;
    return noteOf(random, { line, player, day, today, goals, pain });
  });
}

/** 0 Sunday … 6 Saturday; a template without days is written after games. */
const daysOf = ({ weekdays }: TemplateLine) => (weekdays.length > 0 ? weekdays.map((number) => number % 7) : [0, 3, 6]);

type Writing = {
  line: TemplateLine;
  player: Player;
  day: Day;
  today: Day;
  goals: GoalTexts | null;
  pain: string | undefined;
};

function noteOf(random: Random, { line, player, day, today, goals, pain }: Writing) {
  const stage = gradeGroupOf(player.grade);
  const version = line.versions.findLastIndex(({ weeksAgo }) => day >= today - 7 * weeksAgo);
  const questions = line.versions[version]?.questions ?? [];
  const answers = questions.flatMap((question) => answerTo(random, question, { stage, goals, pain }));
  const asksGoals = questions.some(({ kind }) => kind === "goals");
  const parts = noteParts(questions, answers, goals?.goals);
  const { written_at, late } = writtenAt(random, line, day, today);
  const changed = random() < 0.05;
  return {
    member_id: player.id,
    title: line.name,
    day: isoDate(day),
    template_version: version + 1,
    answers,
    goals: asksGoals ? goals : null,
    writer: writerOf(random, player.grade),
    written_at,
    late,
    changes: Number(changed),
    changed_at: changed ? new Date(written_at.getTime() + wholeBetween(random, 5, 55) * 60_000) : null,
    excerpt: excerptOf(parts),
    scale: scaleOf(parts),
    pain: parts.some(({ text }) => mentionsPain(text)),
  };
}

/** That evening; now and then the next morning, or after the deadline, as long as that is before today. */
function writtenAt(random: Random, { weekdays }: TemplateLine, day: Day, today: Day) {
  const next = weekdays.length > 0 && day + 1 < today ? random() : 1;
  if (next < 0.1) return { written_at: moment(day + 1, wholeBetween(random, 380, 460) * 60), late: false };
  if (next < 0.15) return { written_at: moment(day + 1, wholeBetween(random, 1080, 1260) * 60), late: true };
  return { written_at: moment(day, wholeBetween(random, 1145, 1310) * 60), late: false };
}

type Answering = { stage: GradeGroup; goals: GoalTexts | null; pain: string | undefined };

function answerTo(random: Random, question: NoteQuestion, answering: Answering): NoteAnswer[] {
  const value = answerValue(random, question, answering);
  return value === null ? [] : [{ question_id: question.id, value }];
}

function answerValue(random: Random, { id, kind, required }: NoteQuestion, { stage, goals, pain }: Answering) {
  switch (kind) {
    case "text":
      if (id === 1) return pick(random, noteTexts[stage].done);
      if (pain !== undefined) return pain;
      return required || random() < 0.6 ? pick(random, noteTexts[stage].hard) : null;
    case "scale":
      return pick(random, [2, 3, 3, 4, 4, 5]);
    case "yes_no":
      return random() < 0.75;
    case "number":
      return random() < 0.6 ? 10 * wholeBetween(random, 3, 20) : null;
    case "goals": {
      const ticked = goals?.goals.flatMap((text, index) => (text !== "" && random() < 0.4 ? [index + 1] : [])) ?? [];
      return ticked.length > 0 ? ticked : null;
    }
  }
}

function writerOf(random: Random, grade: Player["grade"]): NoteWriter {
  if (gradeGroupOf(grade) !== "e") return "player";
  return grade === "e3" || grade === "e4" ? pick(random, ["together", "together", "family"]) : "player";
}

async function insertNotes(
  tx: Tx,
  { team_id, template_id }: { team_id: number; template_id: number },
  rows: readonly NoteRow[],
) {
  await tx.query(
    `insert into notes (team_id, template_id, source, source_id, body, member_id, title, day, template_version, answers,
       goals, writer, written_at, late, changes, changed_at, excerpt, scale, pain)
     select $1, $2, 'family', concat_ws('/', $2::int, row.member_id, row.day), '', row.*
     from jsonb_to_recordset($3::jsonb) as row (member_id int, title text, day date, template_version int,
       answers jsonb, goals jsonb, writer text, written_at timestamptz, late boolean, changes int, changed_at timestamptz,
       excerpt text, scale smallint, pain boolean)`,
    [team_id, template_id, JSON.stringify(rows)],
  );
}
