import {
  addDays,
  dayInJapan,
  guardiansRead,
  measuringLimits,
  missingFromDays,
  noticeLimits,
  type OpenItem,
} from "@kyuseki/domain";
import { daysWithoutRecord } from "@kyuseki/domain/training";
import type { Queryable } from "../../db/pool.ts";
import { listRoster, type RosterMember } from "../members/roster.ts";
import { listLastRecords } from "../practice/recordedDays.ts";
import type { AskedItem } from "./askedItem.ts";
import { listOpenEvents } from "./openEvents.ts";
import { listOpenNotes } from "./openNotes.ts";

/** `own`: those of the items that no guardian is told of, notes that guardians do not read (NO-3). */
export type OpenMember = RosterMember & { items: OpenItem[]; own: OpenItem[] };

/**
 * Every active member with everything open, in the order of the roster (CO-7). Each kind follows the rule of its own
 * screen: the matrix of a notice, 出欠 of an event, the day of a template's note, 記録がない選手 of home and dashboard, the
 * sheet of a measuring day.
 */
export async function listOpenMembers(db: Queryable, teamId: number, now: Date): Promise<OpenMember[]> {
  const today = dayInJapan(now);
  const roster = (await listRoster(db, teamId)).filter(({ state }) => state === "active");
  const last = await listLastRecords(db, teamId, today);
  const members = new Map(
    roster.map((member) => [member.id, { ...member, items: [] as OpenItem[], own: [] as OpenItem[] }]),
  );
  const add = (asked: readonly AskedItem[]) => {
    for (const { item, member_ids } of asked) for (const id of member_ids) members.get(id)?.items.push(item);
  };
  const addSinceRegistered = (asked: readonly AskedItem[]) => {
    for (const { item, member_ids, readers } of asked) {
      for (const member of member_ids.flatMap((id) => members.get(id) ?? [])) {
        const { registered_on, grade } = member;
        const open = item.since < registered_on ? { ...item, since: registered_on } : item;
        member.items.push(open);
        if (readers !== undefined && !guardiansRead(readers, grade)) member.own.push(open);
      }
    }
  };
  add(await listOpenNotices(db, teamId, now));
  addSinceRegistered(await listOpenEvents(db, teamId, now));
  addSinceRegistered(await listOpenNotes(db, teamId, now));
  for (const { id, registered_on, items } of members.values())
    items.push(...openRecord(last.get(id) ?? null, registered_on, today));
  addSinceRegistered(await listOpenMeasuringDays(db, teamId, today));
  return [...members.values()].map((member) => ({ ...member, items: member.items.toSorted(bySince) }));
}

const bySince = (one: OpenItem, other: OpenItem) => (one.since < other.since ? -1 : Number(one.since > other.since));

/** Those with something open, who has the oldest first. */
export const longestFirst = (members: readonly OpenMember[]): OpenMember[] =>
  members.filter(({ items }) => items.length > 0).toSorted((one, other) => sinceOf(one).localeCompare(sinceOf(other)));

const sinceOf = ({ items }: OpenMember) => items[0]?.since ?? "";

/** The day after the last record, or after the registration where there is none since, once `missingFromDays` have gone by. */
function openRecord(lastDate: string | null, registeredOn: string, today: string): OpenItem[] {
  const days = daysWithoutRecord(lastDate, registeredOn, today);
  if (days < missingFromDays) return [];
  return [{ kind: "record", ref_id: null, subject: "", since: addDays(today, 1 - days), due: null }];
}

type NoticeRow = {
  id: number;
  subject: string;
  corrected_on: string;
  sent_on: string;
  deadline: Date | null;
  unread: number[];
  unanswered: number[];
};

/** Unread until somebody has read the latest version; then, where an answer is asked for, without one. */
async function listOpenNotices(db: Queryable, teamId: number, now: Date): Promise<AskedItem[]> {
  const { rows } = await db.query<NoticeRow>(
    `select n.id, latest.title as subject, (latest.at at time zone 'Asia/Tokyo')::date as corrected_on,
       (n.leaves_at at time zone 'Asia/Tokyo')::date as sent_on, n.deadline, open.*
     from notices n
     join lateral (
       select v.number, v.title, v.at from notice_versions v
       where v.team_id = n.team_id and v.notice_id = n.id order by v.number desc limit 1
     ) latest on true
     cross join lateral (
       select coalesce(array_agg(member_id) filter (where is_unread), '{}') as unread,
         coalesce(array_agg(member_id) filter (where not is_unread and answer is null and cardinality(n.choices) > 0), '{}')
           as unanswered
       from (
         select r.member_id, r.answer,
           greatest(coalesce(r.family_read_version, -1), coalesce(r.player_read_version, -1)) < latest.number as is_unread
         from notice_recipients r where r.team_id = n.team_id and r.notice_id = n.id
       ) recipients
     ) open
     where n.team_id = $1 and n.state = 'sent' and n.leaves_at > $2
     order by n.leaves_at, n.id`,
    [teamId, new Date(now.getTime() - noticeLimits.shownDays * dayMs)],
  );
  return rows.flatMap(({ id, subject, corrected_on, sent_on, deadline, unread, unanswered }): AskedItem[] => {
    const about = { ref_id: id, subject, due: deadline?.toISOString() ?? null };
    return [
      { item: { kind: "unread", ...about, since: corrected_on }, member_ids: unread },
      { item: { kind: "answer", ...about, since: sent_on }, member_ids: unanswered },
    ];
  });
}

/** Days that are not closed, of which the player's line is empty; not of whom their event finds away, as the sheet does. */
async function listOpenMeasuringDays(db: Queryable, teamId: number, today: string): Promise<AskedItem[]> {
  const { rows } = await db.query<{ id: number; name: string; date: string; member_ids: number[] }>(
    `select d.id, d.name, d.date, array_agg(m.id) as member_ids
     from measuring_days d join live_members m on m.team_id = d.team_id and m.state = 'active'
     where d.team_id = $1 and d.closed_at is null and d.date >= $2
       and not exists (
         select from measure_values v
         where v.team_id = d.team_id and v.member_id = m.id and v.date = d.date and v.item_id = any(d.item_ids))
       and (d.event_id is null or exists (
         select from event_players e left join event_attendance a using (team_id, event_id, member_id)
         where e.team_id = d.team_id and e.event_id = d.event_id and e.member_id = m.id
           and a.answer is distinct from 'absent'))
     group by d.id, d.name, d.date order by d.date, d.id`,
    [teamId, addDays(today, -measuringLimits.enterableDays)],
  );
  return rows.map(({ id, name, date, member_ids }) => ({
    item: { kind: "measurement", ref_id: id, subject: name, since: date, due: null },
    member_ids,
  }));
}

const dayMs = 24 * 60 * 60 * 1000;
