import { isDeepStrictEqual } from "node:util";
import {
  contract,
  Failure,
  grades,
  type NoteDay,
  type NoteTemplate,
  type NoteTemplateDraft,
  noteDay,
  noteLimits,
  templateMistakes,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import {
  insertNoteTemplate,
  listGradeCounts,
  listNoteTemplates,
  lockNoteTemplate,
  lockTemplateCount,
  type StoredTemplate,
  updateNoteTemplate,
  updateNoteTemplateArchived,
} from "../../store/notes/noteTemplates.ts";

/** Templates of growth notes, with versions (NO-2). */
export function noteTemplateRoutes(api: Api) {
  const kept = createActivityAnswers(api.db);

  serve(api, contract.listNoteTemplates, async (call) =>
    kept(contract.listNoteTemplates, call, async () => {
      const { session, db } = call;
      const { team_id } = session.team;
      const templates = await listNoteTemplates(db, team_id);
      return { templates: templates.map(present), players: await listGradeCounts(db, team_id) };
    }),
  );

  serve(api, contract.saveNoteTemplate, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const { template_id, version, ...typed } = body;
    const draft = tidy(typed);
    requireDraft(draft);
    if (template_id === null) {
      await requireRoom(db, team_id);
      const made = await insertNoteTemplate(db, team_id, draft, now);
      await audit("note_template_saved");
      return readTemplate(db, team_id, made);
    }
    const stored = await requireTemplate(db, team_id, template_id, version);
    const before = draftOf(stored);
    if (isDeepStrictEqual(before, draft)) return present(stored);
    const isMoved = !isDeepStrictEqual([before.weekdays, before.opens], [draft.weekdays, draft.opens]);
    const asksAnew = isMoved && !isSameNote(noteDay(before, now), noteDay(draft, now));
    await updateNoteTemplate(db, team_id, stored, draft, { now, asksAnew });
    await audit("note_template_saved");
    return readTemplate(db, team_id, template_id);
  });

  serve(api, contract.archiveNoteTemplate, async ({ session, body, db, now, audit }) => {
    const { team_id } = session.team;
    const { template_id, version, archived } = body;
    if (!archived) await requireRoom(db, team_id);
    const stored = await requireTemplate(db, team_id, template_id, version);
    if (stored.archived === archived) return present(stored);
    const { archived_at } = stored;
    const asksAnew = archived_at !== null && !isSameNote(noteDay(stored, archived_at), noteDay(stored, now));
    await updateNoteTemplateArchived(db, team_id, template_id, archived, { now, asksAnew });
    await audit(archived ? "note_template_archived" : "note_template_reinstated");
    return readTemplate(db, team_id, template_id);
  });
}

/** Whether the note that could be written before is the one that can be written after: it has been asked for, and stays so. */
const isSameNote = (before: NoteDay, after: NoteDay) => before.opens_at !== null && before.day === after.day;

/** Locked until the transaction ends. @throws Failure "not_found", "conflict" when it was saved since */
async function requireTemplate(tx: Queryable, teamId: number, id: number, version: number | null) {
  const stored = await lockNoteTemplate(tx, teamId, id);
  if (!stored) throw new Failure("not_found");
  if (stored.version !== version) throw new Failure("conflict", { message: savedMeanwhileText });
  return stored;
}

/** @throws Failure "invalid" at each field that is wrong; a question's stands at its place in the list */
function requireDraft(draft: NoteTemplateDraft) {
  const mistakes = templateMistakes(draft);
  if (mistakes === null) return;
  const { byQuestion, ...fields } = mistakes;
  const questions = draft.questions.flatMap(({ id }, index) => {
    const sentence = byQuestion.get(id);
    return sentence === undefined ? [] : [[`questions.${index}.label`, sentence] as const];
  });
  throw new Failure("invalid", { fields: { ...fields, ...Object.fromEntries(questions) } });
}

/** @throws Failure "conflict" when as many are in use as can be */
async function requireRoom(tx: Queryable, teamId: number) {
  if ((await lockTemplateCount(tx, teamId)) < noteLimits.templates) return;
  throw new Failure("conflict", { message: fullText });
}

/** Days and grades in their order. */
const tidy = (draft: NoteTemplateDraft): NoteTemplateDraft => ({
  ...draft,
  weekdays: draft.weekdays.toSorted((a, b) => a - b),
  grades: grades.filter((grade) => draft.grades.includes(grade)),
});

function draftOf({ name, weekdays, opens, due_days, due, remind, readers, questions, ...rest }: NoteTemplate) {
  return { name, grades: rest.grades, weekdays, opens, due_days, due, remind, readers, questions };
}

const present = ({ archived_at: _, asks_since: __, ...template }: StoredTemplate): NoteTemplate => template;

async function readTemplate(db: Queryable, teamId: number, id: number): Promise<NoteTemplate> {
  const stored = await lockNoteTemplate(db, teamId, id);
  if (!stored) throw new Error("the template is gone");
  return present(stored);
}

const savedMeanwhileText =
  "開いている間に、ほかの人がこのテンプレートを保存しました。いまの内容を確かめて、もう一度保存してください。";
const fullText = `使えるテンプレートは${noteLimits.templates}個までです。使っていないものを「使わない」にしてから、もう一度お試しください。`;
