import type { ArchivedAs, Member, MemberDetail, MemberDraft, MembersQuery } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { draftNames, draftOf, draftRecord, handsOfMember } from "./draftColumns.ts";
import { recordOf } from "./records.ts";
import { updateSchoolYearOfNobody } from "./yearState.ts";

/** Of `m` in its team `t`. */
export const memberColumns = `
  m.id, ${draftOf("m")}, ${handsOfMember},
  m.nextshot_usage, m.nextshot_id, m.nextrainer_usage, m.nextrainer_purchased, m.state`;

/** How somebody left is told of those who did: it would only make the ordinary list longer. */
export type MemberRow = Omit<Member, "archived_as" | "photo"> & {
  archived_as?: ArchivedAs | null;
  photo?: number | null;
};

export const toMember = <Row extends MemberRow>(row: Row) => ({
  ...row,
  archived_as: row.archived_as ?? undefined,
  photo: row.photo ?? undefined,
});

/** Of `m`; few have one, and the others' rows are no longer for it. */
export const memberPhoto =
  "(select p.id from member_photos p where p.team_id = m.team_id and p.member_id = m.id) as photo";

const matching = `
  from live_members m join teams t using (team_id)
  where m.team_id = $1 and (m.state = $4 or $4::text is null and m.state <> 'archived')
    and ($2::text is null or m.gender = $2) and ($3::text is null or m.grade = $3 or left(m.grade, 1) = $3)`;

const order = { id: "m.id", "-id": "m.id desc" } as const satisfies Record<MembersQuery["sort"], string>;

export async function listMembers(db: Queryable, teamId: number, query: MembersQuery) {
  const filter = [teamId, query.gender ?? null, query.grade ?? null, query.state ?? null];
  const archived = query.state === "archived";
  const page = await db.query<MemberRow>({
    name: `members ${archived ? "archived " : ""}${query.sort}`,
    text: `select ${memberColumns}, ${memberPhoto}${archived ? ", m.archived_as" : ""} ${matching}
           order by ${order[query.sort]} limit $5 offset $6`,
    values: [...filter, query.limit, (query.page - 1) * query.limit],
  });
  const counted = await db.query<{ total: number }>({
    name: "members total",
    text: `select count(*) as total ${matching}`,
    values: filter,
  });
  return { members: page.rows.map(toMember), total: counted.rows[0]?.total ?? 0 };
}

/** Deleted ones are not found. */
export async function findMember(db: Queryable, teamId: number, id: number): Promise<MemberDetail | undefined> {
  const { rows } = await db.query<MemberDetailRow>({
    name: "member",
    text: `select ${memberColumns}, ${memberPhoto}, ${details}
           from live_members m join teams t using (team_id)
           where m.team_id = $1 and m.id = $2`,
    values: [teamId, id],
  });
  const [member] = rows;
  return member && { ...toMember(member), photo_consent: member.photo_consent ?? undefined };
}

type MemberDetailRow = Omit<MemberDetail, keyof MemberRow | "photo_consent"> &
  MemberRow & { photo_consent: MemberDetail["photo_consent"] | null };

const details = `
  m.version, m.archived_as, to_char(m.created_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as registered_on,
  (select coalesce(json_agg(json_build_object('date', b.date, 'height', b.height, 'weight', b.weight) order by b.date), '[]')
   from body_sizes b where b.team_id = m.team_id and b.member_id = m.id) as body_history,
  json_build_object('pitch_speed', ${recordOf(4)}, 'batted_ball_speed', ${recordOf(1)}) as records,
  (select json_build_object('receipt', a.receipt, 'applicant', a.applicant,
     'applied_at', to_char(a.applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
   from applications a where a.team_id = m.team_id and a.member_id = m.id and m.state = 'applied') as application,
  (select json_build_object('by', u.name,
     'at', to_char(p.consented_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
   from member_photos p left join users u on u.id = p.consent_by
   where p.team_id = m.team_id and p.member_id = m.id) as photo_consent`;

/** All or none, in the order given; a height or weight also opens the member's body history on that day in Japan. */
export async function insertMembers(
  db: Queryable,
  teamId: number,
  drafts: readonly MemberDraft[],
  by: number,
  now: Date,
): Promise<Member[]> {
  await updateSchoolYearOfNobody(db, teamId, now);
  const { rows } = await db.query<Member>(
    `with draft as (
       select * from rows from (jsonb_to_recordset($2::jsonb) as (${draftRecord})) with ordinality
     ), m as (
       insert into members (team_id, ${draftNames}, pitching, batting, created_by, created_at, updated_at)
       select t.team_id, ${draftOf("d")},
              case when t.sport_type = 'baseball' then d.additional ->> 'pitching' end,
              case when t.sport_type = 'baseball' then d.additional ->> 'batting' end, $4, $3, $3
       from draft d cross join teams t where t.team_id = $1 order by d.ordinality
       returning *
     ), opened as (
       insert into body_sizes (team_id, member_id, date, height, weight)
       select team_id, id, ($3::timestamptz at time zone 'Asia/Tokyo')::date, height, weight from m
       where height is not null or weight is not null
     )
     select ${memberColumns} from m join teams t using (team_id) order by m.id`,
    [teamId, JSON.stringify(drafts), now, by],
  );
  return rows;
}
