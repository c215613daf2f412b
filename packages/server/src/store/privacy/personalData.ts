import type { Queryable } from "../../db/pool.ts";
import { deleteMemberRows, updateMeasurementsBeforeErasure } from "./erasedMembers.ts";

/** Each asks with the team and the member. What names them is left out of the rows. */
const memberSections = {
  body_sizes: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from body_sizes t
    where team_id = $1 and member_id = $2 order by date`,
  /** The picture itself is added to the export. */
  member_photos: `
    select to_jsonb(t) - '{team_id,member_id,id,file,consent_by}'::text[] || jsonb_build_object('consent_by', u.name) as row
    from member_photos t left join users u on u.id = t.consent_by
    where t.team_id = $1 and t.member_id = $2`,
  measurements: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] #- '{original,member_id}' as row from measurements t
    where team_id = $1 and member_id = $2 order by measured_at, id`,
  deleted_measurements: `
    select jsonb_build_object('deleted_at', t.deleted_at, 'source', t.source, 'source_id', t.source_id) || (t.measurement - '{team_id,member_id}'::text[] #- '{original,member_id}') as row
    from deleted_measurements t where team_id = $1 and member_id = $2 order by id`,
  csv_names: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from csv_names t
    where team_id = $1 and member_id = $2 order by source_key, name`,
  /** Files in which balls of theirs are. */
  csv_imports: `
    select to_jsonb(t) - '{team_id,member_ids}'::text[] as row from csv_imports t
    where team_id = $1 and $2 = any (member_ids) order by id`,
  measurement_days: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from measurement_days t
    where team_id = $1 and member_id = $2 order by date, kind, batting_type, ball`,
  national_bests: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from national_bests t
    where team_id = $1 and member_id = $2 order by kind, batting_type, ball`,
  measure_values: `
    select jsonb_build_object('item', i.name, 'unit', i.unit) || (to_jsonb(t) - '{team_id,member_id}'::text[]) as row
    from measure_values t join measure_items i on i.team_id = t.team_id and i.id = t.item_id
    where t.team_id = $1 and t.member_id = $2 order by t.date, t.item_id`,
  pitch_counts: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from pitch_counts t
    where team_id = $1 and member_id = $2 order by date, id`,
  training_entries: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from training_entries t
    where team_id = $1 and member_id = $2 order by date, id`,
  deleted_training_entries: `
    select jsonb_build_object('deleted_at', t.deleted_at) || (t.entry - '{team_id,member_id}'::text[]) as row
    from deleted_training_entries t where team_id = $1 and member_id = $2 order by id`,
  practice_days: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from practice_days t
    where team_id = $1 and member_id = $2 order by date`,
  training_comments: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from training_comments t
    where team_id = $1 and member_id = $2 order by created_at, id`,
  /** With the questions they were written under. */
  notes: `
    select jsonb_build_object('questions', v.questions) || (to_jsonb(t) - '{team_id,member_id}'::text[]) as row
    from notes t left join note_template_versions v
      on v.team_id = t.team_id and v.template_id = t.template_id and v.version = t.template_version
    where t.team_id = $1 and t.member_id = $2 order by t.written_at, t.id`,
  note_stamps: `
    select to_jsonb(t) - '{team_id,user_id}'::text[] as row
    from note_stamps t join notes n on n.team_id = t.team_id and n.id = t.note_id
    where n.team_id = $1 and n.member_id = $2 order by t.created_at, t.id`,
  note_comments: `
    select to_jsonb(t) - '{team_id,user_id}'::text[] as row
    from note_comments t join notes n on n.team_id = t.team_id and n.id = t.note_id
    where n.team_id = $1 and n.member_id = $2 order by t.created_at, t.id`,
  goal_sheets: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from goal_sheets t
    where team_id = $1 and member_id = $2`,
  videos: `
    select to_jsonb(t) - '{team_id,member_id,original_member_id,file,poster}'::text[] as row from videos t
    where team_id = $1 and member_id = $2 order by filmed_at, id`,
  video_uploads: `
    select to_jsonb(t) - '{team_id,member_id,file,resume_key,sending_until}'::text[] as row from video_uploads t
    where team_id = $1 and member_id = $2 order by id`,
  applications: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from applications t
    where team_id = $1 and member_id = $2`,
  consents: `
    select to_jsonb(t) - '{team_id,member_id}'::text[] as row from consents t
    where team_id = $1 and member_id = $2 order by given_at`,
  year_change_moves: `
    select jsonb_build_object('to_year', y.to_year, 'done_at', y.done_at, 'undone_at', y.undone_at)
      || (to_jsonb(t) - '{team_id,member_id,year_change_id}'::text[]) as row
    from year_change_moves t join year_changes y on y.team_id = t.team_id and y.id = t.year_change_id
    where t.team_id = $1 and t.member_id = $2 order by y.id`,
  /** What they and their family were told, read and answered. */
  notice_recipients: `
    select jsonb_build_object('title', n.title, 'body', n.body, 'left_at', n.leaves_at)
      || (to_jsonb(t) - '{team_id,member_id}'::text[]) as row
    from notice_recipients t join notices n on n.team_id = t.team_id and n.id = t.notice_id
    where t.team_id = $1 and t.member_id = $2 order by n.id`,
  notice_mails: `
    select to_jsonb(t) - '{team_id,member_ids}'::text[] as row from notice_mails t
    where team_id = $1 and $2 = any (member_ids) order by id`,
  family_links: `
    select to_jsonb(l) - '{team_id,token_hash}'::text[] as row
    from family_links l join members m on m.team_id = l.team_id and m.family_id = l.family_id
    where m.team_id = $1 and m.id = $2 and (l.member_id is null or l.member_id = m.id) order by l.created_at, l.member_id nulls first, l.expires_at`,
  mail_stops: `
    select to_jsonb(s) - 'team_id' as row
    from mail_stops s join members m on m.team_id = s.team_id and s.address in (lower(m.guardian_email), lower(m.email))
    where m.team_id = $1 and m.id = $2 order by s.address`,
  /** What they were invited to by name. */
  events: `
    select jsonb_build_object('title', e.title, 'starts_at', e.starts_at, 'ends_at', e.ends_at, 'state', e.state) as row
    from events e where team_id = $1 and $2 = any (member_ids) order by starts_at, id`,
  event_attendance: `
    select jsonb_build_object('title', e.title, 'starts_at', e.starts_at) || (to_jsonb(t) - '{team_id,member_id}'::text[]) as row
    from event_attendance t join events e on e.team_id = t.team_id and e.id = t.event_id
    where t.team_id = $1 and t.member_id = $2 order by e.starts_at, e.id`,
  event_cars: `
    select jsonb_build_object('title', e.title, 'starts_at', e.starts_at) || (to_jsonb(t) - 'team_id') as row
    from event_cars t join events e on e.team_id = t.team_id and e.id = t.event_id
    join members m on m.team_id = t.team_id and m.family_id = t.family_id
    where m.team_id = $1 and m.id = $2 order by e.starts_at, e.id`,
  event_duties: `
    select jsonb_build_object('title', e.title, 'starts_at', e.starts_at) || (to_jsonb(t) - 'team_id') as row
    from event_duties t join events e on e.team_id = t.team_id and e.id = t.event_id
    join members m on m.team_id = t.team_id and m.family_id = t.family_id
    where m.team_id = $1 and m.id = $2 order by e.starts_at, e.id, t.position`,
  provider_event_players: `
    select jsonb_build_object('title', e.title, 'starts_at', e.starts_at) || (to_jsonb(t) - '{team_id,member_id}'::text[]) as row
    from provider_event_players t join provider_events e on e.id = t.provider_event_id
    where t.team_id = $1 and t.member_id = $2 order by e.starts_at, e.id`,
  calendar_feeds: `
    select to_jsonb(f) - '{team_id,token_hash,user_id}'::text[] as row
    from calendar_feeds f join members m on m.team_id = f.team_id and m.family_id = f.family_id
    where m.team_id = $1 and m.id = $2 and (f.member_id is null or f.member_id = m.id)
    order by f.created_at, f.member_id nulls first`,
  recipient_groups: `
    select to_jsonb(t) - '{team_id,member_ids}'::text[] as row from recipient_groups t
    where team_id = $1 and $2 = any (member_ids) order by id`,
  /** Waiting to be sent, or given up. */
  outbox: `
    select to_jsonb(t) - '{team_id,member_id,club_id}'::text[] as row from outbox t
    where team_id = $1 and member_id = $2 order by created_at`,
  audit_log: `
    select jsonb_build_object('at', at, 'action', action, 'details', details) as row from audit_log
    where team_id = $1 and $2 = any(member_ids) order by id`,
} as const;

/** Everything stored of one member, deleted or not, table by table; undefined when the team has none with this id (P3). */
export async function findMemberData(db: Queryable, teamId: number, id: number) {
  const { rows } = await db.query<{ row: object }>(
    "select to_jsonb(m) - 'team_id' as row from members m where team_id = $1 and id = $2",
    [teamId, id],
  );
  const [member] = rows;
  if (!member) return undefined;
  const data: Record<string, unknown> = { member: member.row };
  for (const [name, sql] of Object.entries(memberSections)) {
    const section = await db.query<{ row: object }>(sql, [teamId, id]);
    data[name] = section.rows.map(({ row }) => row);
  }
  return data;
}

/**
 * The member with all rows and unsent mails (P3). An answer kept for a retry that names the member is emptied, so that its
 * retry is refused instead of done again. False when the team has none with this id.
 */
export async function deleteMember(tx: Queryable, teamId: number, id: number): Promise<boolean> {
  await updateMeasurementsBeforeErasure(tx, "m.team_id = $1 and m.id = $2", [teamId, id]);
  const erased = await deleteMemberRows(tx, "team_id = $1 and id = $2", [teamId, id]);
  await tx.query(
    `update idempotency_keys set body = null, request_hash = ''
     where user_id in (select id from users where team_id = $1)
       and jsonb_path_exists(body::jsonb, '$.** ? (@.id == $id && exists(@.last_name) || @.member_id == $id && (exists(@.comment) || exists(@.sheet)))', jsonb_build_object('id', $2::int))`,
    [teamId, id],
  );
  return erased === 1;
}
