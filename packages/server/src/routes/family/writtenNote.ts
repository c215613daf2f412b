import { isDeepStrictEqual } from "node:util";
import {
  addDays,
  answerMistakes,
  type BodyOf,
  type contract,
  dayInJapan,
  excerptOf,
  Failure,
  isEmptyNote,
  type NoteAnswer,
  type NoteQuestion,
  noteDay,
  noteDeadline,
  noteLimits,
  noteParts,
  scaleOf,
  speaksOfPain,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listEarlierGrades } from "../../store/members/yearChange.ts";
import {
  insertNote,
  listSentNotes,
  lockNoteWriter,
  type SentNote,
  updateNote,
  type WrittenNote,
} from "../../store/notes/familyNotes.ts";
import { findGoalSheet } from "../../store/notes/goalSheets.ts";
import {
  findTemplateVersion,
  lockNoteTemplate,
  type StoredTemplate,
  type TemplateVersion,
} from "../../store/notes/noteTemplates.ts";
import { type FamilyChild, readerOf } from "../../store/notices/familyPage.ts";
import { readersOf } from "./childNotes.ts";
import type { Opened } from "./openLink.ts";

type Given = Omit<BodyOf<typeof contract.writeFamilyNote>, "token">;

/**
 * Writes a note of a child of the link, or changes it, with the child locked until the transaction ends. The same note again
 * changes nothing.
 * @throws Failure "not_found" for a template that whoever holds the link may not write under; "conflict" for a note that
 * somebody else has changed, or that cannot be written any more; "invalid" at each question
 */
export async function writeNote(tx: Queryable, opened: Opened, child: FamilyChild, given: Given, now: Date) {
  const teamId = opened.link.team_id;
  await lockNoteWriter(tx, teamId, child.id);
  const template = await lockNoteTemplate(tx, teamId, given.template_id, "for share");
  const version = template && (await findTemplateVersion(tx, teamId, given.template_id, given.version));
  const place = { member_id: child.id, template_id: given.template_id, day: given.day };
  const [sent] = await listSentNotes(tx, teamId, [place]);
  const readers = readersOf(readerOf(opened), child);
  const isReadable = [template, version, sent ?? template].every((one) => one && readers.includes(one.readers));
  if (!isReadable || !template || !version) throw new Failure("not_found", { message: texts.gone });
  const answers = answersTo(version.questions, given.answers);
  if (sent && isSame(sent, { ...given, answers })) return;
  const grades = await gradesOn(tx, teamId, child, given.day, now);
  requireOpen(template, version, { given, sent, grades }, now);
  const goals = await findGoals(tx, teamId, child.id);
  requireAnswers(version.questions, answers, goals !== null);

  const note = noteOf({ ...given, answers }, version, goals);
  if (sent) return updateNote(tx, teamId, sent.note_id, { ...note, ...place, late: sent.late }, now);
  const deadline = noteDeadline(template, given.day);
  const late = deadline !== null && new Date(deadline) < now;
  return insertNote(tx, teamId, { ...note, ...place, late }, now);
}

/** Of known questions only, in their order, trimmed; what says nothing is left out. */
function answersTo(questions: readonly NoteQuestion[], given: readonly NoteAnswer[]): NoteAnswer[] {
  const values = new Map(given.map(({ question_id, value }) => [question_id, value]));
  return questions.flatMap(({ id, kind }) => {
    const value = values.get(id);
    if (value === undefined) return [];
    const answer = { question_id: id, value: tidy(value, kind) };
    return isEmptyNote([answer]) ? [] : [answer];
  });
}

function tidy(value: NoteAnswer["value"], kind: NoteQuestion["kind"]): NoteAnswer["value"] {
  if (typeof value === "string") return value.trim();
  return kind === "goals" && Array.isArray(value) ? [...new Set(value)].toSorted((a, b) => a - b) : value;
}

const isSame = (sent: SentNote, given: Pick<Given, "version" | "answers" | "writer">) =>
  sent.version === given.version && sent.writer === given.writer && isDeepStrictEqual(sent.answers, given.answers);

/** As whom the child writes the note of a day: what was begun before a year change of these days is taken. */
async function gradesOn(tx: Queryable, teamId: number, { id, grade }: FamilyChild, day: string, now: Date) {
  const since = addDays(dayInJapan(now), -noteLimits.earlierQuestionsDays);
  const earlier = (await listEarlierGrades(tx, teamId, since)).get(id);
  return earlier && day <= earlier.until ? [grade, earlier.grade] : [grade];
}

type Writing = { given: Given; sent: SentNote | undefined; grades: FamilyChild["grade"][] };

/** @throws Failure "conflict" with what keeps it from being written */
function requireOpen(template: StoredTemplate, version: TemplateVersion, { given, sent, grades }: Writing, now: Date) {
  const refuse = (message: string) => new Failure("conflict", { message });
  if (sent && sent.changes !== given.changes) throw refuse(texts.changedMeanwhile);
  const latest = noteDay(template, now).day;
  if (sent && given.day !== latest) throw refuse(texts.nextHasCome);

  const takenUntil = (since: Date) => since.getTime() + noteLimits.earlierQuestionsDays * dayMs;
  if (template.archived_at && takenUntil(template.archived_at) < now.getTime()) throw refuse(texts.archived);
  const isCurrent = version.replaced_at === null;
  if (version.replaced_at && !sent && takenUntil(version.replaced_at) < now.getTime()) throw refuse(texts.replaced);
  if (isCurrent && !grades.some((grade) => template.grades.includes(grade))) throw refuse(texts.archived);

  const today = dayInJapan(now);
  const isTheirs = !isCurrent || template.weekdays.length === 0 || noteDeadline(template, given.day) !== null;
  const isRecent = given.day >= addDays(today, -noteLimits.earlierQuestionsDays) && given.day <= today;
  if (!isTheirs || !isRecent || (isCurrent && given.day > latest)) throw refuse(texts.dayOver);
}

/** @throws Failure "invalid" at each question, or for a note that says nothing */
function requireAnswers(questions: readonly NoteQuestion[], answers: readonly NoteAnswer[], hasGoals: boolean) {
  const mistakes = answerMistakes(questions, answers, hasGoals);
  if (mistakes.size > 0) {
    const fields = [...mistakes].map(([id, sentence]) => [`questions.${id}`, sentence] as const);
    throw new Failure("invalid", { fields: Object.fromEntries(fields) });
  }
  if (isEmptyNote(answers)) throw new Failure("invalid", { fields: { answers: texts.empty } });
}

type Goals = NonNullable<WrittenNote["goals"]>;

/** The centre and the eight goals as they are now; null while none of the eight is written. */
async function findGoals(tx: Queryable, teamId: number, memberId: number): Promise<Goals | null> {
  const stored = await findGoalSheet(tx, teamId, memberId);
  const goals = stored?.sheet.goals.map(({ text }) => text) ?? [];
  return goals.some((text) => text !== "") ? { centre: stored?.sheet.centre.text ?? "", goals } : null;
}

function noteOf(given: Given, { name, questions }: TemplateVersion, goals: Goals | null) {
  const parts = noteParts(questions, given.answers, goals?.goals);
  return {
    version: given.version,
    title: name,
    answers: given.answers,
    goals: questions.some(({ kind }) => kind === "goals") ? goals : null,
    writer: given.writer,
    excerpt: excerptOf(parts),
    scale: scaleOf(parts),
    pain: speaksOfPain(parts),
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const texts = {
  gone: "このノートは、いまは書けません。ページを開き直して、いまのノートを確かめてください。",
  changedMeanwhile:
    "このノートは、ほかの端末から先に送られています。書いた内容は残したまま、ページを開き直して確かめてください。",
  nextHasCome: "次のノートが届いたため、このノートはもう変えられません。",
  archived: "このノートは、チームが使うのをやめました。書きたいことは、指導者に直接伝えてください。",
  replaced: "ノートの質問が新しくなりました。ページを開き直して、新しい質問に書いてください。",
  dayOver: "この日のノートは、もう送れません。ページを開き直して、いまのノートに書いてください。",
  empty: "まだ何も書かれていません。1つ以上の質問に答えてください",
} as const;
