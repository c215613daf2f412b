import type { Tx } from "../../db/pool.ts";

/** Each asks with the team. Hashes of passwords and codes stay here. */
const sections = {
  team: `
    select (to_jsonb(t) - '{members_version,measurements_version,records_version}'::text[])::text as row from teams t where team_id = $1`,
  team_settings: `
    select (to_jsonb(t) - 'team_id')::text as row from team_settings t where team_id = $1`,
  users: `
    select (to_jsonb(t) - '{team_id,password_hash,account_id}'::text[]
      || jsonb_build_object('email', a.email, 'email_verified_at', a.email_verified_at, 'second_factor', a.second_factor))::text as row
    from users t join users a on a.id = t.account_id where t.team_id = $1 order by t.id`,
  passkeys: `
    select to_jsonb(p)::text as row from passkeys p join users u on u.account_id = p.user_id where u.team_id = $1 order by p.id`,
  members: `
    select (to_jsonb(t) - 'team_id')::text as row from members t where team_id = $1 order by id`,
  body_sizes: `
    select (to_jsonb(t) - 'team_id')::text as row from body_sizes t where team_id = $1 order by member_id, date`,
  member_photos: `
    select (to_jsonb(t) - '{team_id,file}'::text[])::text as row from member_photos t where team_id = $1 order by member_id`,
  measurements: `
    select (to_jsonb(t) - 'team_id')::text as row from measurements t
    where team_id = $1 order by member_id, measured_at, id`,
  deleted_measurements: `
    select (to_jsonb(t) - 'team_id')::text as row from deleted_measurements t where team_id = $1 order by id`,
  csv_imports: `
    select (to_jsonb(t) - 'team_id')::text as row from csv_imports t where team_id = $1 order by id`,
  csv_files: `
    select (to_jsonb(t) - '{team_id,gzipped}'::text[] || jsonb_build_object('gzipped', encode(gzipped, 'base64')))::text as row
    from csv_files t where team_id = $1 order by import_id`,
  csv_mappings: `
    select (to_jsonb(t) - 'team_id')::text as row from csv_mappings t where team_id = $1 order by id`,
  csv_names: `
    select (to_jsonb(t) - 'team_id')::text as row from csv_names t where team_id = $1 order by source_key, name`,
  team_averages: `
    select (to_jsonb(t) - 'team_id')::text as row from team_averages t where team_id = $1 order by source, source_id`,
  measurement_days: `
    select (to_jsonb(t) - 'team_id')::text as row from measurement_days t
    where team_id = $1 order by member_id, date, kind, batting_type, ball`,
  national_bests: `
    select (to_jsonb(t) - 'team_id')::text as row from national_bests t
    where team_id = $1 order by member_id, kind, batting_type, ball`,
  national_windows: `
    select (to_jsonb(t) - 'team_id')::text as row from national_windows t where team_id = $1`,
  measure_items: `
    select (to_jsonb(t) - 'team_id')::text as row from measure_items t where team_id = $1 order by position, id`,
  measuring_days: `
    select (to_jsonb(t) - 'team_id')::text as row from measuring_days t where team_id = $1 order by id`,
  measure_values: `
    select (to_jsonb(t) - 'team_id')::text as row from measure_values t
    where team_id = $1 order by date, member_id, item_id`,
  measure_goals: `
    select (to_jsonb(t) - 'team_id')::text as row from measure_goals t where team_id = $1 order by id`,
  pitch_counts: `
    select (to_jsonb(t) - 'team_id')::text as row from pitch_counts t
    where team_id = $1 order by member_id, date, id`,
  training_entries: `
    select (to_jsonb(t) - 'team_id')::text as row from training_entries t
    where team_id = $1 order by member_id, date, id`,
  deleted_training_entries: `
    select (to_jsonb(t) - 'team_id')::text as row from deleted_training_entries t
    where team_id = $1 order by member_id, id`,
  practice_days: `
    select (to_jsonb(t) - 'team_id')::text as row from practice_days t where team_id = $1 order by member_id, date`,
  training_comments: `
    select (to_jsonb(t) - 'team_id')::text as row from training_comments t
    where team_id = $1 order by member_id, created_at, id`,
  notes: `
    select (to_jsonb(t) - 'team_id')::text as row from notes t where team_id = $1 order by id`,
  note_templates: `
    select (to_jsonb(t) - 'team_id')::text as row from note_templates t where team_id = $1 order by id`,
  note_template_versions: `
    select (to_jsonb(t) - 'team_id')::text as row from note_template_versions t
    where team_id = $1 order by template_id, version`,
  note_stamps: `
    select (to_jsonb(t) - 'team_id')::text as row from note_stamps t where team_id = $1 order by note_id, id`,
  note_comments: `
    select (to_jsonb(t) - 'team_id')::text as row from note_comments t where team_id = $1 order by note_id, id`,
  note_reads: `
    select (to_jsonb(t) - 'team_id')::text as row from note_reads t where team_id = $1 order by note_id, user_id`,
  goal_sheets: `
    select (to_jsonb(t) - 'team_id')::text as row from goal_sheets t where team_id = $1 order by member_id`,
  videos: `
    select (to_jsonb(t) - '{team_id,file,poster}'::text[])::text as row from videos t where team_id = $1 order by id`,
  video_uploads: `
    select (to_jsonb(t) - '{team_id,file,resume_key,sending_until}'::text[])::text as row from video_uploads t
    where team_id = $1 order by id`,
  applications: `
    select (to_jsonb(t) - 'team_id')::text as row from applications t where team_id = $1 order by member_id`,
  consents: `
    select (to_jsonb(t) - 'team_id')::text as row from consents t where team_id = $1 order by member_id, given_at`,
  year_changes: `
    select (to_jsonb(t) - 'team_id')::text as row from year_changes t where team_id = $1 order by id`,
  year_change_moves: `
    select (to_jsonb(t) - 'team_id')::text as row from year_change_moves t
    where team_id = $1 order by year_change_id, member_id`,
  join_codes: `
    select (to_jsonb(t) - 'team_id')::text as row from join_codes t where team_id = $1 order by created_at`,
  coach_invites: `
    select (to_jsonb(t) - '{team_id,code_hash}'::text[])::text as row from coach_invites t
    where team_id = $1 order by id`,
  inquiries: `
    select (to_jsonb(t) - 'team_id')::text as row from inquiries t where team_id = $1 order by id`,
  families: `
    select (to_jsonb(t) - 'team_id')::text as row from families t where team_id = $1 order by id`,
  family_links: `
    select (to_jsonb(t) - '{team_id,token_hash}'::text[])::text as row from family_links t
    where team_id = $1 order by created_at, token_hash`,
  mail_stops: `
    select (to_jsonb(t) - 'team_id')::text as row from mail_stops t where team_id = $1 order by address`,
  notices: `
    select (to_jsonb(t) - 'team_id')::text as row from notices t where team_id = $1 order by id`,
  notice_versions: `
    select (to_jsonb(t) - 'team_id')::text as row from notice_versions t where team_id = $1 order by notice_id, number`,
  notice_recipients: `
    select (to_jsonb(t) - 'team_id')::text as row from notice_recipients t
    where team_id = $1 order by notice_id, member_id`,
  notice_mails: `
    select (to_jsonb(t) - 'team_id')::text as row from notice_mails t where team_id = $1 order by id`,
  notice_files: `
    select (to_jsonb(t) - '{team_id,file}'::text[])::text as row from notice_files t where team_id = $1 order by id`,
  events: `
    select (to_jsonb(t) - 'team_id')::text as row from events t where team_id = $1 order by id`,
  event_attendance: `
    select (to_jsonb(t) - 'team_id')::text as row from event_attendance t where team_id = $1 order by event_id, member_id`,
  event_cars: `
    select (to_jsonb(t) - 'team_id')::text as row from event_cars t where team_id = $1 order by event_id, family_id`,
  event_duties: `
    select (to_jsonb(t) - 'team_id')::text as row from event_duties t where team_id = $1 order by event_id, position, id`,
  calendar_feeds: `
    select (to_jsonb(t) - '{team_id,token_hash}'::text[])::text as row from calendar_feeds t
    where team_id = $1 order by created_at, token_hash`,
  provider_event_players: `
    select (to_jsonb(t) - 'team_id')::text as row from provider_event_players t
    where team_id = $1 order by provider_event_id, member_id`,
  recipient_groups: `
    select (to_jsonb(t) - 'team_id')::text as row from recipient_groups t where team_id = $1 order by id`,
  /** A mail to a family holds a link that opens their page. */
  outbox: `
    select (to_jsonb(t) - '{team_id,club_id}'::text[]
      - case when notice_mail_id is null then '{}' else '{body,html,unsubscribe_url}' end::text[])::text as row from outbox t where team_id = $1 order by created_at`,
  audit_log: `
    select (to_jsonb(t) - 'team_id')::text as row from audit_log t where team_id = $1 order by id`,
} as const;

/**
 * Everything stored of the team: the members of one JSON object, table by table, `fetchSize` rows at a time, without
 * the braces around them (P3). Ask in a transaction: a cursor ends with it.
 */
export async function* listTeamData(tx: Tx, teamId: number, fetchSize = 1000): AsyncGenerator<string, void, undefined> {
  let separator = "";
  for (const [name, sql] of Object.entries(sections)) {
    yield `${separator}${JSON.stringify(name)}:[`;
    yield* rowsText(tx, sql, teamId, name === "csv_files" ? 1 : fetchSize);
    yield "]";
    separator = ",";
  }
}

/** `sql` is one of the texts above. */
async function* rowsText(tx: Tx, sql: string, teamId: number, fetchSize: number) {
  await tx.query(`declare section no scroll cursor for ${sql}`, [teamId]);
  let separator = "";
  for (;;) {
    const { rows } = await tx.query<{ row: string }>(`fetch ${fetchSize} from section`);
    if (rows.length > 0) yield separator + rows.map(({ row }) => row).join(",\n");
    if (rows.length < fetchSize) break;
    separator = ",\n";
  }
  await tx.query("close section");
}
