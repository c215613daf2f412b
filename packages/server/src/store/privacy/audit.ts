import type { AuditAction, AuditEntry } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

export type AuditRecord = {
  at: Date;
  /** null: nobody signed in. */
  userId: number | null;
  device: string | null;
  action: AuditAction;
  memberIds: readonly number[];
  /** Names of fields, roles and the like: never what a person typed. */
  details: readonly string[];
};

/** In the transaction of what it tells of: neither stands without the other (P5). */
export async function insertAudit(tx: Queryable, teamId: number, record: AuditRecord) {
  await tx.query(
    `insert into audit_log (team_id, at, user_id, device, action, member_ids, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [teamId, record.at, record.userId, record.device, record.action, record.memberIds, record.details],
  );
}

type FailedSignIn = Pick<AuditRecord, "at" | "device"> & {
  /** Whose password was wrong; null: nobody's. */
  userId: number | null;
};

/** One line per coach and hour (UTC), which counts them, so that no flood fills the log. None for who is no coach. */
export async function upsertFailedSignIn(tx: Queryable, { at, userId, device }: FailedSignIn) {
  await tx.query(
    `insert into audit_log (team_id, at, device, action, details)
     select team_id, $2::timestamptz, $3::text, 'sign_in_failed', array['user:' || id]
     from users where id = $1 and coach_type is not null
     on conflict (team_id, (details[1]), date_trunc('hour', at at time zone 'UTC')) where action = 'sign_in_failed'
     do update set times = audit_log.times + 1`,
    [userId, at, device],
  );
}

/** In the log of every club, after a backup took the place of what there was. */
export async function insertRestoredAudit(db: Queryable, at: Date) {
  await db.query("insert into audit_log (team_id, at, action) select team_id, $1, 'backup_restored' from teams", [at]);
}

export type AuditPage = { teamId: number; before: number | null; limit: number };

/**
 * In the order asked; each changes with every line of its page that comes, counts on or expires. Not by the newest line alone:
 * of two that are written at once, the earlier may come later.
 */
export async function listAuditStates(db: Queryable, asked: readonly AuditPage[]): Promise<string[]> {
  const { rows } = await db.query<{ lines: string }>({
    name: "audit states",
    text: `select coalesce(string_agg(l.id || '.' || l.times, ',' order by l.id desc), '') as lines
           from unnest($1::int[], $2::bigint[], $3::int[]) with ordinality asked (team_id, before, most, place)
           left join lateral (
             select a.id, a.times from audit_log a
             where a.team_id = asked.team_id and a.id < coalesce(asked.before, 9223372036854775807)
             order by a.id desc limit asked.most) l on true
           group by asked.place order by asked.place`,
    values: [asked.map(({ teamId }) => teamId), asked.map(({ before }) => before), asked.map(({ limit }) => limit)],
  });
  return rows.map(({ lines }) => lines);
}

type AuditRow = Omit<AuditEntry, "at"> & { at: Date };

/** Newest first, `limit` at most, older than the entry `before`. */
export async function listAudit(db: Queryable, teamId: number, before: number | null, limit: number) {
  const { rows } = await db.query<AuditRow>(
    `select a.id, a.at, a.by_name as by, a.by_role, a.device, a.action, cardinality(a.member_ids) as member_count,
       a.details, a.coach_name as coach, a.times, (
       select coalesce(json_agg(json_build_object('id', i.id, 'name', m.last_name || ' ' || m.first_name) order by i.place), '[]')
       from unnest(a.member_ids[1:3]) with ordinality i (id, place)
       left join members m on m.team_id = a.team_id and m.id = i.id
     ) as members
     from audit_log a
     where a.team_id = $1 and ($2::bigint is null or a.id < $2) order by a.id desc limit $3`,
    [teamId, before, limit],
  );
  return rows.map((row): AuditEntry => ({ ...row, id: Number(row.id), at: row.at.toISOString() }));
}
