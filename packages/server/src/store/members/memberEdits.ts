import { isDeepStrictEqual } from "node:util";
import { type MemberDraft, type MemberEdit, roundToOneDecimal } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { draftOf, draftRecord, draftSetFrom, handsOfMember } from "./draftColumns.ts";

/** What an edit begins from. */
type EditableMember = { id: number; version: number; fields: MemberDraft };

/** Nobody else writes this member until the transaction ends. Deleted ones are not found. */
export async function lockMember(tx: Queryable, teamId: number, id: number): Promise<EditableMember | undefined> {
  const { rows } = await tx.query<MemberDraft & { version: number }>(
    `select m.version, ${draftOf("m")}, ${handsOfMember}
     from live_members m join teams t using (team_id) where m.team_id = $1 and m.id = $2 for update of m`,
    [teamId, id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { version, ...fields } = row;
  return { id, version, fields };
}

/**
 * Applies the fields that are sent; writes what differs from the locked member, and returns the names of those fields: none, and nothing is written.
 * A height or weight that changed is also kept as the body size of that day in Japan.
 */
export async function updateMember(
  tx: Queryable,
  teamId: number,
  { id, fields: before }: EditableMember,
  edit: MemberEdit,
  now: Date,
): Promise<string[]> {
  const after = asStored(edit, before);
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after)
    .filter(([field, value]) => !isDeepStrictEqual(value, was.get(field)))
    .map(([field]) => field);
  if (changed.length === 0) return [];
  await tx.query(
    `update members m set ${draftSetFrom("d")},
       pitching = case when t.sport_type = 'baseball' then d.additional ->> 'pitching' else m.pitching end,
       batting = case when t.sport_type = 'baseball' then d.additional ->> 'batting' else m.batting end, updated_at = $4
     from teams t, jsonb_to_record($3::jsonb) as d (${draftRecord})
     where t.team_id = $1 and m.team_id = $1 and m.id = $2`,
    [teamId, id, JSON.stringify(after), now],
  );
  const sizes = { height: changed.includes("height"), weight: changed.includes("weight") };
  if (sizes.height || sizes.weight) await upsertBodySize(tx, teamId, id, after, sizes, now);
  return changed;
}

/** The member after the edit: one decimal; hands where the team has them. */
function asStored({ version: _, additional, ...sent }: MemberEdit, before: MemberDraft): MemberDraft {
  const rounded = (size: number | null) => (size === null ? null : roundToOneDecimal(size));
  const after = { ...before, ...sent };
  return { ...after, height: rounded(after.height), weight: rounded(after.weight), additional: hands() };

  function hands() {
    if (before.additional === null || additional === undefined) return before.additional;
    return additional === null ? { pitching: null, batting: null } : { ...before.additional, ...additional };
  }
}

/** Stores only the changed size for the day, and deletes a day without any size. */
async function upsertBodySize(
  tx: Queryable,
  teamId: number,
  id: number,
  { height, weight }: Pick<MemberDraft, "height" | "weight">,
  changed: { height: boolean; weight: boolean },
  now: Date,
) {
  await tx.query(
    `insert into body_sizes as b (team_id, member_id, date, height, weight)
     values ($1, $2, ($3::timestamptz at time zone 'Asia/Tokyo')::date, case when $6 then $4::numeric end,
       case when $7 then $5::numeric end)
     on conflict (team_id, member_id, date) do update set
       height = case when $6 then excluded.height else b.height end,
       weight = case when $7 then excluded.weight else b.weight end`,
    [teamId, id, now, height, weight, changed.height, changed.weight],
  );
  await tx.query("delete from body_sizes where team_id = $1 and member_id = $2 and height is null and weight is null", [
    teamId,
    id,
  ]);
}
