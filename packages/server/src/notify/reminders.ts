import { afterQuietHours, dayInJapan } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { listOpenMembers, type OpenMember } from "../store/notices/openItems.ts";
import { deleteWaitingReminder, listFamilyReminders, listReaches, type Reach } from "../store/notices/reminders.ts";
import { authorOf } from "./authorOf.ts";
import { type FamilyMailText, reminderMail } from "./familyMail.ts";
import { queueFamilyMails } from "./queueFamilyMails.ts";

/** A family with something open. */
export type OpenFamily = {
  family_id: number;
  /** Its children with something open, whom the mail names. */
  children: OpenMember[];
  /** Where its reminder goes; null where no address takes mail. */
  to: { recipient: string; member_id: number | null } | null;
  /** It has had the one reminder of the day on which one leaves that is asked for now. */
  reminded: boolean;
};

/** The families of a team that have something open (CO-5). */
export async function listOpenFamilies(db: Queryable, teamId: number, now: Date): Promise<OpenFamily[]> {
  const members = (await listOpenMembers(db, teamId, now)).filter(({ items }) => items.length > 0);
  const reaches = await listReaches(db, teamId);
  const reminders = await listFamilyReminders(db, teamId);
  const day = dayOfReminder(now);
  const families = Map.groupBy(members, ({ id }) => reaches.get(id)?.family_id ?? 0);
  return [...families].map(([family_id, open]) => {
    const to = targetOf(open.flatMap(({ id }) => reaches.get(id) ?? []));
    return {
      family_id,
      children: to?.member_id ? open.filter(({ id }) => id === to.member_id) : open,
      to,
      reminded: (reminders.get(family_id)?.day ?? "") >= day,
    };
  });
}

/** The day in Japan that counts for a reminder asked for now: the day it leaves. */
export const dayOfReminder = (now: Date) => dayInJapan(afterQuietHours(now));

/** The guardian's address, or without one that takes mail the own address of a player. */
function targetOf(reaches: readonly Reach[]): OpenFamily["to"] {
  const reach =
    reaches.find(({ recipient, own }) => recipient !== null && !own) ?? reaches.find((one) => one.recipient);
  if (!reach || reach.recipient === null) return null;
  return { recipient: reach.recipient, member_id: reach.own ? reach.member_id : null };
}

type Round = {
  teamId: number;
  teamName: string;
  publicUrl: string;
  now: Date;
  /** Who pressed, and as what it signs; null for what goes out by itself. */
  by: { userId: number; author: string } | null;
};

/** One mail for each of these families, unless it has had one for that day. Returns the ids of the families that get one. */
export async function queueReminders(
  db: Queryable,
  families: readonly OpenFamily[],
  { teamId, teamName, publicUrl, now, by }: Round,
): Promise<number[]> {
  const addresses = families.flatMap(({ family_id, children, to }) =>
    to === null
      ? []
      : {
          family_id,
          ...to,
          member_ids: children.map(({ id }) => id),
          first_names: children.map(({ first_name }) => first_name),
          children,
        },
  );
  const queued = await queueFamilyMails(db, {
    teamId,
    publicUrl,
    now,
    addresses,
    about: {
      kind: "reminder",
      notice_id: null,
      number: 0,
      user_id: by?.userId ?? null,
      day: dayOfReminder(now),
      urgent: false,
      due_at: afterQuietHours(now),
    },
    compose: ({ children, member_id }, link) =>
      reminderMail({ teamName, author: by?.author ?? null, ...link, toPlayer: member_id !== null, children }),
  });
  return queued.map(({ family_id }) => family_id);
}

/** The reminder as the family would get it; its link is made when it is sent. */
export function previewedReminder(
  { children, to }: OpenFamily,
  { teamName, publicUrl, by }: Pick<Round, "teamName" | "publicUrl" | "by">,
  expiresAt: Date,
): FamilyMailText {
  const toPlayer = to !== null && to.member_id !== null;
  return reminderMail({
    teamName,
    author: by?.author ?? null,
    url: `${publicUrl}/f#…`,
    expiresAt,
    toPlayer,
    children,
  });
}

/** A reminder that waits for the end of the quiet hours is written anew once the family has read or answered, or dropped. */
export async function renewWaitingReminder(
  db: Queryable,
  familyId: number,
  round: Omit<Round, "by" | "publicUrl"> & { publicUrl: string | undefined },
) {
  const { teamId, publicUrl, now } = round;
  const waiting = await deleteWaitingReminder(db, teamId, familyId, now);
  if (!waiting || publicUrl === undefined) return;
  const by = waiting.by && { userId: waiting.by.id, author: authorOf(waiting.by) };
  const families = await listOpenFamilies(db, teamId, now);
  const family = families.find(({ family_id }) => family_id === familyId);
  if (family) await queueReminders(db, [family], { ...round, publicUrl, by });
}
