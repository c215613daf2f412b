import type { Tx } from "../db/pool.ts";
import { firstRow } from "../store/sql/firstRow.ts";
import { type Day, moment } from "./generate/calendar.ts";
import type { TemplateLine } from "./tables/noteTemplates.ts";

/** A template with all its versions. @returns its id */
export async function addTemplate(
  tx: Tx,
  { team_id, today }: { team_id: number; today: Day },
  { versions, ...line }: TemplateLine,
): Promise<number> {
  const saved = versions.map(({ weeksAgo }) => moment(today - 7 * weeksAgo, savedHour * 3600));
  const row = {
    team_id,
    ...line,
    version: versions.length,
    asks_since: saved[0],
    created_at: saved[0],
    updated_at: saved.at(-1),
  };
  const names = Object.keys(row);
  const { rows } = await tx.query<{ id: number }>(
    `insert into note_templates (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})
     returning id`,
    Object.values(row),
  );
  const { id } = firstRow(rows);
  for (const [index, { questions }] of versions.entries())
    await tx.query(
      `insert into note_template_versions (team_id, template_id, version, name, questions, readers, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [team_id, id, index + 1, line.name, JSON.stringify(questions), line.readers, saved[index]],
    );
  return id;
}

/** Before the first note of a day is written. */
const savedHour = 12;
