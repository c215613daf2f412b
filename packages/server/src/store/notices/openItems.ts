import { addDays, dayInJapan, measuringLimits, missingFromDays, noticeLimits, type OpenItem } from "@kyuseki/domain";
import { daysWithoutRecord } from "@kyuseki/domain/training";
import type { Queryable } from "../../db/pool.ts";
import { listRoster, type RosterMember } from "../members/roster.ts";
import { listLastRecords } from "../practice/recordedDays.ts";
import { listOpenEvents } from "./openEvents.ts";
import { listOpenNotes } from "./openNotes.ts";
import { itemsOf, type WhichItems } from "./whichItems.ts";

export type OpenMember = RosterMember & { items: OpenItem[] };

/**
 * Every active member with everything open, in the order of the roster (CO-7); `oldest`: of each kind only what has been
 * open longest, which is enough to count and to order people. Each kind follows the rule of its own
 * screen: the matrix of a notice, 出欠 of an event, the day of a template's note, 記録がない選手 of home and dashboard, the
 * sheet of a measuring day.
 */
export async function listOpenMembers(
  db: Queryable,
  teamId: number,
  now: Date,
  which: WhichItems = "all",
): Promise<OpenMember[]> {
  const today = dayInJapan(now);
  const roster = await listRoster(db, teamId);
  const last = await listLastRecords(db, teamId, today);
  const asked = [
    ...(await listOpenNotices(db, teamId, now, which)),
    ...(await listOpenEvents(db, teamId, now, which)),
    ...(await listOpenNotes(db, teamId, now)),
  ];
  const ofFamilies = Map.groupBy(asked, ({ member_id }) => member_id);
  const ofDays = Map.groupBy(await listOpenMeasuringDays(db, teamId, today, which), ({ member_id }) => member_id);
  return roster
    .filter(({ state }) => state === "active")
    .map((member) => ({
      ...member,
      items: [
        ...(ofFamilies.get(member.id) ?? []).map(({ member_id: _, due, ...item }) => ({
          ...item,
          due: due?.toISOString() ?? null,
        })),
        ...openRecord(last.get(member.id) ?? null, member.registered_on, today),
        ...(ofDays.get(member.id) ?? []).map(({ member_id: _, ...item }) => item),
      ].toSorted((one, other) => (one.since < other.since ? -1 : Number(one.since > other.since))),
    }));
}

/** Those with something open, who has the oldest first. */
export const longestFirst = (members: readonly OpenMember[]): OpenMember[] =>
  members.filter(({ items }) => items.length > 0).toSorted((one, other) => sinceOf(one).localeCompare(sinceOf(other)));

const sinceOf = ({ items }: OpenMember) => items[0]?.since ?? "";

/** The day after the last record, or after the registration, once `missingFromDays` have gone by. */
function openRecord(lastDate: string | null, registeredOn: string, today: string): OpenItem[] {
  if (daysWithoutRecord(lastDate, registeredOn, today) < missingFromDays) return [];
  return [{ kind: "record", ref_id: null, subject: "", since: addDays(lastDate ?? registeredOn, 1), due: null }];
}

type OpenNotice = Omit<OpenItem, "due"> & { member_id: number; due: Date | null };

/** Unread until somebody has read the latest version; then, where an answer is asked for, without one. */
async function listOpenNotices(db: Queryable, teamId: number, now: Date, which: WhichItems): Promise<OpenNotice[]> {
  const { rows } = await db.query<OpenNotice>(
    itemsOf(
      which,
      `select r.member_id, case when o.unread then 'unread' else 'answer' end as kind, n.id as ref_id,
         latest.title as subject,
         (case when o.unread then latest.at else n.leaves_at end at time zone 'Asia/Tokyo')::date as since,
         n.deadline as due
       from notices n
       join lateral (
         select v.number, v.title, v.at from notice_versions v
         where v.team_id = n.team_id and v.notice_id = n.id order by v.number desc limit 1
       ) latest on true
       join notice_recipients r on r.team_id = n.team_id and r.notice_id = n.id
       cross join lateral (
         select greatest(coalesce(r.family_read_version, -1), coalesce(r.player_read_version, -1)) < latest.number as unread
       ) o
       where n.team_id = $1 and n.state = 'sent' and n.leaves_at > $2
         and (o.unread or (cardinality(n.choices) > 0 and r.answer is null))
       order by n.leaves_at, n.id`,
    ),
    [teamId, new Date(now.getTime() - noticeLimits.shownDays * dayMs)],
  );
  return rows;
}

type OpenDay = OpenItem & { member_id: number };

/** Days that are not closed, of which the player's line is empty. */
async function listOpenMeasuringDays(
  db: Queryable,
  teamId: number,
  today: string,
  which: WhichItems,
): Promise<OpenDay[]> {
  const { rows } = await db.query<OpenDay>(
    itemsOf(
      which,
      `select m.id as member_id, 'measurement' as kind, d.id as ref_id, d.name as subject, d.date as since, null as due
       from measuring_days d join live_members m on m.team_id = d.team_id and m.state = 'active'
       where d.team_id = $1 and d.closed_at is null and d.date >= $2
         and not exists (
           select from measure_values v
           where v.team_id = d.team_id and v.member_id = m.id and v.date = d.date and v.item_id = any(d.item_ids))
       order by d.date, d.id`,
    ),
    [teamId, addDays(today, -measuringLimits.enterableDays)],
  );
  return rows;
}

const dayMs = 24 * 60 * 60 * 1000;
