import type { Tx } from "../../db/pool.ts";
import { type Day, isoDate } from "../generate/calendar.ts";
import { scaleLeague } from "./scaleClubs.ts";

/** Of the large team, and of each of the other clubs. */
const counts = { notices: [40, 4], events: [60, 3], notes: [20, 3], averages: [60, 6] } as const;

/** Sent notices with their recipients and mails, events with answers, and notes: of every club, many more of the large team. */
export async function addMessages(tx: Tx, teamId: number, today: Day): Promise<void> {
  const of = (what: keyof typeof counts) => [teamId, scaleLeague, isoDate(today), ...counts[what]];
  await tx.query(notices, of("notices"));
  await tx.query(
    `insert into notice_recipients (team_id, notice_id, member_id, family_read_at, family_read_version, answer, answered_at)
     select n.team_id, n.id, m, case when m % 3 > 0 then n.leaves_at end, case when m % 3 > 0 then 0 end,
       case when m % 3 = 1 then '参加する' end, case when m % 3 = 1 then n.leaves_at end
     from notices n cross join unnest(n.member_ids) m where ${ofThese("n")}`,
    [teamId, scaleLeague],
  );
  await tx.query(
    `insert into notice_versions (team_id, notice_id, number, title, body, author, at)
     select team_id, id, 0, title, body, author, leaves_at from notices n where ${ofThese("n")}`,
    [teamId, scaleLeague],
  );
  await tx.query(mails, [teamId, scaleLeague]);
  await tx.query(events, of("events"));
  await tx.query(
    `insert into event_attendance (team_id, event_id, member_id, answer, answered_at, late)
     select e.team_id, e.id, m.id, (array['coming', 'absent', 'undecided'])[1 + m.id % 3], e.created_at, false
     from events e join members m using (team_id)
     where (m.id + e.id) % 4 > 0 and (e.everyone or m.id = any (e.member_ids)) and ${ofThese("e")}`,
    [teamId, scaleLeague],
  );
  await tx.query(notes, of("notes"));
  await addProviderEvent(tx, teamId, today);
  await tx.query(averages, of("averages"));
  await tx.query(
    "analyze notices, notice_recipients, notice_mails, events, event_attendance, notes, families, members",
  );
}

/** In place of that of an earlier run: without a capacity, and one player in five attends. */
async function addProviderEvent(tx: Tx, teamId: number, today: Day) {
  await tx.query("delete from provider_events where title = $1", [providerEvent]);
  await tx.query(
    `with event as (
       insert into provider_events (title, body, all_day, starts_at, ends_at, place, target, author, published_at, demo)
       select $3, '', true, $4::date + 20, $4::date + 21, '県営球場', '全員', '運営事務局', $4::date, true returning id)
     insert into provider_event_players (provider_event_id, team_id, member_id, applied_at)
     select event.id, m.team_id, m.id, $4::date from event cross join members m where m.id % 5 = 0 and ${ofThese("m")}`,
    [teamId, scaleLeague, providerEvent, isoDate(today)],
  );
}

const providerEvent = "規模の講習会";

const ofThese = (table: string) =>
  `(${table}.team_id = $1 or ${table}.team_id in (select team_id from teams where league = $2))`;
const each = `
  from teams t cross join lateral generate_series(1, case when t.team_id = $1 then $4::int else $5::int end) n
  cross join lateral (select ($3::date - n)::timestamp at time zone 'Asia/Tokyo' + interval '18 hours' as at) day
  where t.team_id = $1 or t.league = $2`;

/** The latest ones can be answered still. */
const notices = `
  insert into notices (team_id, state, title, body, member_ids, audience, choices, deadline, remind, level, leaves_at,
    author, updated_at)
  select t.team_id, 'sent', 'お知らせ' || n, '次の土曜日の練習について、お知らせします。',
    (select array_agg(id order by id) from members m where m.team_id = t.team_id), '全員', array['参加する', '参加しない'],
    at + interval '3 days', false, 'normal', at, '規模 試', at ${each}`;

/** To the player's own address, as far as there is one; one in fifty failed. */
const mails = `
  insert into notice_mails (team_id, kind, notice_id, family_id, member_id, member_ids, state, failure, created_at, ended_at)
  select n.team_id, 'notice', n.id, m.family_id, m.id, array[m.id], case when m.id % 50 > 0 then 'sent' else 'failed' end,
    case when m.id % 50 = 0 then 'unknown_address' end, n.leaves_at, n.leaves_at
  from notices n join members m on m.team_id = n.team_id and m.id = any (n.member_ids) and m.email is not null
  where ${ofThese("n")}`;

/** Half of them are to come, one in five is a game, and to one in four two thirds of the players are invited by name. */
const events = `
  insert into events (team_id, kind, title, all_day, starts_at, ends_at, timetable, place, meeting_place, opponent, bring,
    if_rain, note, contact_name, contact_phone, everyone, member_ids, audience, remind, cars, author, created_at, updated_at)
  select t.team_id, case when n % 5 = 0 then 'game' else 'practice' end, '練習' || n, false, at + shift,
    at + shift + interval '2 hours', '[]', '第一グラウンド', '', '', '', '', '', '', '', n % 4 <> 3,
    case when n % 4 = 3 then (select array_agg(m.id) from members m where m.team_id = t.team_id and m.id % 3 > 0)
      else '{}' end,
    '全員', false, false, '規模 試', at, at
  from (select t.team_id, n, at, n % 2 * 60 * interval '1 day' as shift ${each}) t`;

const notes = `
  insert into notes (team_id, member_id, written_at, body, source, source_id)
  select m.team_id, m.id, at + m.id % 3600 * interval '1 second', '今日は構えを広くした。最後まで振り切れた。', 'nextrainer',
    'scale-' || m.id || '-' || n
  from (select t.team_id, n, at ${each}) t join members m using (team_id)`;

const averages = `
  insert into team_averages (team_id, source, source_id, measured_at, mode, batting_type, ball, angle, distance, speed)
  select t.team_id, 'nextshot', 'scale-' || n, at, 1, 2, 'rubber', 12, 55, 90 + n % 20 ${each} on conflict do nothing`;
