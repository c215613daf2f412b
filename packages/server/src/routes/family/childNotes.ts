import {
  type ChildNotes,
  type FamilyPage,
  guardiansRead,
  type NoteForm,
  type NoteReaders,
  noteDay,
  noteLimits,
  noteReaders,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import {
  findAnyFamilyNote,
  listFamilyNotes,
  listSentNotes,
  type ReadNotesOf,
  type SentNote,
} from "../../store/notes/familyNotes.ts";
import { listNoteTemplates, type StoredTemplate } from "../../store/notes/noteTemplates.ts";
import { type FamilyChild, type FamilyReader, readerOf } from "../../store/notices/familyPage.ts";
import { readGoalSheet } from "../notes/savedGoalSheet.ts";
import type { Opened } from "./openLink.ts";

/** Under which rules of templates whoever holds the link reads this child's notes (NO-3). */
export const readersOf = (reader: FamilyReader, { grade }: Pick<FamilyChild, "grade">): NoteReaders[] =>
  noteReaders.filter((readers) => reader === "player" || guardiansRead(readers, grade));

/** The children whose notes can be read at all. */
export const readableNotes = (opened: Pick<Opened, "link" | "children">): ReadNotesOf[] =>
  opened.children.map((child) => ({ member_id: child.id, readers: readersOf(readerOf(opened), child) }));

/** What the family's page says of growth notes. */
export async function countDueNotes(
  db: Queryable,
  opened: Pick<Opened, "link" | "children">,
  now: Date,
): Promise<FamilyPage["notes"]> {
  const teamId = opened.link.team_id;
  const forms = await listForms(db, opened, opened.children, now);
  if (forms.length === 0 && !(await findAnyFamilyNote(db, teamId, readableNotes(opened)))) return null;
  return { due: forms.filter(({ opens_at, sent }) => opens_at !== null && sent === undefined).length };
}

/** Forms, notes and goals of these children as the link's reader may see them. */
export async function listChildNotes(
  db: Queryable,
  opened: Pick<Opened, "link" | "children">,
  children: readonly FamilyChild[],
  now: Date,
): Promise<ChildNotes[]> {
  const teamId = opened.link.team_id;
  const reader = readerOf(opened);
  const templates = await templatesFor(db, teamId, children);
  const forms = await listForms(db, opened, children, now);
  const found: ChildNotes[] = [];
  for (const child of children) {
    const readers = readersOf(reader, child);
    const asked = templates.filter(({ grades }) => grades.includes(child.grade));
    const isAsked = readers.includes("by_age") || asked.some((template) => readers.includes(template.readers));
    // Also those written while the team let others read.
    const notes = await listFamilyNotes(db, teamId, { member_id: child.id, readers }, noteLimits.familyNotes);
    found.push({
      member_id: child.id,
      readable: isAsked || notes.length > 0,
      forms: forms.filter(({ member_id }) => member_id === child.id).map(present),
      notes,
      goals: hasGoals(asked, readers) ? await readGoalSheet(db, teamId, child.id) : null,
    });
  }
  return found;
}

/** Whether the link's reader sees and writes this child's 9マス目標. */
export async function mayWriteGoals(db: Queryable, opened: Pick<Opened, "link" | "children">, child: FamilyChild) {
  const asked = await templatesFor(db, opened.link.team_id, [child]);
  return hasGoals(asked, readersOf(readerOf(opened), child));
}

const hasGoals = (asked: readonly StoredTemplate[], readers: readonly NoteReaders[]) =>
  asked.some(
    (template) =>
      template.questions.some(({ kind }) => kind === "goals") &&
      (readers.includes("by_age") || readers.includes(template.readers)),
  );

const templatesFor = (db: Queryable, teamId: number, children: readonly FamilyChild[]) =>
  listNoteTemplates(
    db,
    teamId,
    children.map(({ grade }) => grade),
  );

type Form = {
  member_id: number;
  template: StoredTemplate;
  day: string;
  opens_at: string | null;
  deadline: string | null;
  sent: SentNote | undefined;
};

/** What can be written now: not what came before the template asked for it. */
async function listForms(
  db: Queryable,
  opened: Pick<Opened, "link" | "children">,
  children: readonly FamilyChild[],
  now: Date,
): Promise<Form[]> {
  const teamId = opened.link.team_id;
  const templates = await templatesFor(db, teamId, children);
  const offered = children.flatMap((child) => {
    const readers = readersOf(readerOf(opened), child);
    return templates
      .filter((template) => template.grades.includes(child.grade) && readers.includes(template.readers))
      .map((template) => ({ member_id: child.id, readers, template, ...noteDay(template, now) }));
  });
  if (offered.length === 0) return [];
  const sent = await listSentNotes(
    db,
    teamId,
    offered.map(({ member_id, template, day }) => ({ member_id, template_id: template.template_id, day })),
  );
  return offered
    .map((form) => ({
      ...form,
      sent: sent.find((note) => note.member_id === form.member_id && note.template_id === form.template.template_id),
    }))
    .filter(({ opens_at, sent: note, template, readers }) =>
      note ? readers.includes(note.readers) : opens_at === null || new Date(opens_at) >= template.asks_since,
    );
}

/** What was sent is changed under the questions it was written under, for the same readers (NO-2, NO-3). */
function present({ template, day, deadline, sent }: Form): NoteForm {
  const { template_id } = template;
  const { version, name, questions, readers } = sent ?? template;
  return { template_id, version, name, day, deadline, readers, questions, sent: sent ? sentOf(sent) : null };
}

const sentOf = ({ note_id, changes, version, answers, writer, at, late }: SentNote): NonNullable<NoteForm["sent"]> => ({
  note_id,
  changes,
  version,
  answers,
  writer,
  at,
  late,
});
