import { afterQuietHours, authorOf, dayInJapan, type OpenItem } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { listOpenMembers, type OpenMember } from "../store/notices/openItems.ts";
import { deleteWaitingReminder, listFamilyReminders, listReaches, type Reach } from "../store/notices/reminders.ts";
import { type FamilyMailText, reminderMail } from "./familyMail.ts";
import { queueFamilyMails } from "./queueFamilyMails.ts";

/** A family with something open, or several whose reminder goes to one address (CO-1). */
export type OpenFamily = {
  family_id: number;
  /** Its children with something open: those whom its mails name, or all where no address takes mail. */
  children: OpenMember[];
  /** The mails that make up its reminder; none where no address takes mail. */
  mails: ReminderAddress[];
  /** It has had the one reminder of the day on which one leaves that is asked for now. */
  reminded: boolean;
};

type ReminderAddress = {
  recipient: string;
  /** Whose own address it is, of several children the first; null for the guardian's. */
  member_id: number | null;
  /** Whether it is one player's own and nobody else's. */
  to_player: boolean;
  children: OpenMember[];
};

/** The families of a team that have something open (CO-5). */
export async function listOpenFamilies(db: Queryable, teamId: number, now: Date): Promise<OpenFamily[]> {
  const members = (await listOpenMembers(db, teamId, now)).filter(({ items }) => items.length > 0);
  const reaches = await listReaches(db, teamId);
  const reminders = await listFamilyReminders(db, teamId);
  const day = dayOfReminder(now);
  const families = Map.groupBy(members, ({ id }) => reaches.get(id)?.family_id ?? 0);
  const holders = Map.groupBy(reaches.values(), ({ recipient }) => recipient);
  return [...families].map(([family_id, open]) => {
    const mails = addressesOf(open, reaches, holders);
    return {
      family_id,
      children: mails.length > 0 ? open.filter(({ id }) => mails.some((mail) => names(mail, id))) : open,
      mails,
      reminded: (reminders.get(family_id)?.day ?? "") >= day,
    };
  });
}

/** The day in Japan that counts for a reminder asked for now: the day it leaves. */
export const dayOfReminder = (now: Date) => dayInJapan(afterQuietHours(now));

const names = ({ children }: ReminderAddress, memberId: number) => children.some(({ id }) => id === memberId);

/** What only the player may see goes to the player's own address, or to none; all else where the family's mail goes. */
function addressesOf(
  children: OpenMember[],
  reaches: ReadonlyMap<number, Reach>,
  holders: ReadonlyMap<string | null, readonly Reach[]>,
): ReminderAddress[] {
  const shared = childrenWith(children, (item, { own }) => !own.includes(item));
  const mails = sharedAddresses(shared, reaches, holders);
  const own = childrenWith(children, (item, { own: ofPlayer }) => ofPlayer.includes(item));
  for (const child of own) {
    const recipient = reaches.get(child.id)?.player_recipient ?? null;
    if (recipient === null) continue;
    const at = mails.findIndex((mail) => mail.recipient === recipient);
    // Their own address gets everything in one mail.
    const whole = children.filter(({ id }) => id === child.id);
    if (at === -1) mails.push({ recipient, member_id: child.id, to_player: true, children: [child] });
    else mails[at] = { recipient, member_id: child.id, to_player: true, children: whole };
  }
  return mails;
}

/** Those with such an item, and only such items of theirs. */
const childrenWith = (children: OpenMember[], isWanted: (item: OpenItem, child: OpenMember) => boolean): OpenMember[] =>
  children
    .map((child) => ({ ...child, items: child.items.filter((item) => isWanted(item, child)) }))
    .filter(({ items }) => items.length > 0);

/** The guardian's address for all children, or without one that takes mail each own address for the children who have it. */
function sharedAddresses(
  children: OpenMember[],
  reaches: ReadonlyMap<number, Reach>,
  holders: ReadonlyMap<string | null, readonly Reach[]>,
): ReminderAddress[] {
  const reached = children.flatMap((child) => {
    const { recipient = null, own = false, page_of = null } = reaches.get(child.id) ?? {};
    return recipient === null ? [] : [{ child, recipient, own, page_of }];
  });
  const guardian = reached.find(({ own }) => !own);
  if (guardian) return [{ recipient: guardian.recipient, member_id: null, to_player: false, children }];
  return [...Map.groupBy(reached, ({ recipient }) => recipient)].map(([recipient, sharing]) => ({
    recipient,
    member_id: sharing[0]?.page_of ?? null,
    to_player: holders.get(recipient)?.length === 1,
    children: sharing.map(({ child }) => child),
  }));
}

type Round = {
  teamId: number;
  teamName: string;
  publicUrl: string;
  now: Date;
  /** Who pressed, and as what it signs; null for what goes out by itself. */
  by: { userId: number; author: string } | null;
};

/** The reminder of each of these families, unless it has had one for that day. Returns the ids of the families that get one. */
export async function queueReminders(
  db: Queryable,
  families: readonly OpenFamily[],
  { teamId, teamName, publicUrl, now, by }: Round,
): Promise<number[]> {
  const addresses = families.flatMap(({ family_id, mails }) =>
    mails.map((mail) => ({
      family_id,
      ...mail,
      member_ids: mail.children.map(({ id }) => id),
      first_names: mail.children.map(({ first_name }) => first_name),
    })),
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
    compose: ({ children, to_player }, link) =>
      reminderMail({ teamName, author: by?.author ?? null, ...link, toPlayer: to_player, children }),
  });
  return [...new Set(queued.map(({ family_id }) => family_id))];
}

/** The reminder as this player or the family would get it; its link is made when it is sent. */
export function previewedReminder(
  { children, mails }: OpenFamily,
  memberId: number,
  { teamName, publicUrl, by }: Pick<Round, "teamName" | "publicUrl" | "by">,
  expiresAt: Date,
): FamilyMailText {
  const mail = mails.find((one) => one.children.some(({ id }) => id === memberId));
  return reminderMail({
    teamName,
    author: by?.author ?? null,
    url: `${publicUrl}/f#…`,
    expiresAt,
    toPlayer: mail?.to_player ?? false,
    children: mail?.children ?? children,
  });
}

/** A reminder that has not left yet is written anew once the family has read or answered, or dropped. */
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
  const family = families.find(({ family_id }) => family_id === waiting.family_id);
  if (family) await queueReminders(db, [family], { ...round, publicUrl, by });
}
