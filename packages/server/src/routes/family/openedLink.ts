import { Failure, type FamilyEvent, type FamilyNotice, type FamilyPage, noticeLimits } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { withFileLinks } from "../../http/notices/withFileLinks.ts";
import { listFamilyEvents } from "../../store/events/familyEvents.ts";
import { listFamilyNotices } from "../../store/notices/familyNotices.ts";
import { findAnyMailStop, readerOf } from "../../store/notices/familyPage.ts";
import { countDueNotes } from "./childNotes.ts";
import type { Opened } from "./openLink.ts";

export async function pageOf(db: Queryable, { link, children, state }: Opened, now: Date): Promise<FamilyPage> {
  const { team_id, recipient, expires_at } = link;
  const open = state === "open";
  const notices = open ? await listFamilyNotices(db, team_id, shownThrough({ link, children }, now)) : [];
  return {
    state,
    team: { name: link.team_name, logo: link.logo },
    family_name: [...new Set(children.map(({ last_name }) => last_name))].join("・"),
    reader: readerOf({ link, children }),
    expires_at: expires_at.toISOString(),
    mail: open && recipient !== null ? !(await findAnyMailStop(db, team_id, recipient)) : null,
    children: children.map(({ id, first_name, grade }) => ({ member_id: id, first_name, grade })),
    notices: await withFileLinks(db, team_id, notices, now),
    events: open ? await listFamilyEvents(db, team_id, invitedThrough({ link, children }, now)) : [],
    notes: open ? await countDueNotes(db, { link, children }, now) : null,
  };
}

/** @throws Failure "not_found" for a notice that none of the children was sent */
export async function readNotice(
  db: Queryable,
  { link, children }: Opened,
  noticeId: number,
  now: Date,
): Promise<FamilyNotice> {
  const rows = await listFamilyNotices(db, link.team_id, shownThrough({ link, children }, now), noticeId);
  const [notice] = await withFileLinks(db, link.team_id, rows, now);
  if (!notice) throw new Failure("not_found");
  return notice;
}

/** @throws Failure "not_found" for an event that none of the children is invited to, or that is over */
export async function readEvent(
  db: Queryable,
  { link, children }: Opened,
  eventId: number,
  now: Date,
): Promise<FamilyEvent> {
  const [event] = await listFamilyEvents(db, link.team_id, invitedThrough({ link, children }, now), eventId);
  if (!event) throw new Failure("not_found");
  return event;
}

const invitedThrough = ({ link, children }: Pick<Opened, "link" | "children">, now: Date) => ({
  familyIds: [...new Set(children.map(({ family_id }) => family_id))],
  memberIds: children.map(({ id }) => id),
  reader: readerOf({ link, children }),
  now,
});

const shownThrough = ({ link, children }: Pick<Opened, "link" | "children">, now: Date) => ({
  memberIds: children.map(({ id }) => id),
  reader: readerOf({ link, children }),
  since: new Date(now.getTime() - noticeLimits.shownDays * dayMs),
});

const dayMs = 24 * 60 * 60 * 1000;
