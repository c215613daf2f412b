import type { AuditAction } from "@kyuseki/domain";
import type { Visit } from "./visit.ts";

/** How often the audit log has an action of the coach (P5). */
export async function auditLines({ server, coach }: Visit, action: AuditAction): Promise<number> {
  const { rows } = await server.db.query(
    "select 1 from audit_log where team_id = $1 and user_id = $2 and action = $3",
    [coach.teamId, coach.id, action],
  );
  return rows.length;
}

/** The team's members with a family name, including deleted ones. */
export async function membersNamed(visit: Visit, lastName: string): Promise<number> {
  return (await rowsNamed(visit, lastName)).length;
}

/** Of the team's only member of this family name. */
export async function idOf(visit: Visit, lastName: string): Promise<number> {
  const [row, ...others] = await rowsNamed(visit, lastName);
  if (!row || others.length > 0) throw new Error(`${lastName} は${others.length + (row ? 1 : 0)}人います`);
  return row.id;
}

/** As stored: "applied not_use", "active wait_acceptance deleted". */
export async function standing(visit: Visit, lastName: string): Promise<string[]> {
  const rows = await rowsNamed(visit, lastName);
  return rows.map(({ state, nextshot_usage, deleted_at }) =>
    [state, nextshot_usage, deleted_at && "deleted"].filter(Boolean).join(" "),
  );
}

type Row = { id: number; state: string; nextshot_usage: string; deleted_at: Date | null };

async function rowsNamed({ server, coach }: Visit, lastName: string): Promise<Row[]> {
  const { rows } = await server.db.query<Row>(
    "select id, state, nextshot_usage, deleted_at from members where team_id = $1 and last_name = $2",
    [coach.teamId, lastName],
  );
  return rows;
}
