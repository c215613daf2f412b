import {
  type Member,
  memberName,
  type OpenItem,
  type OpenItemKind,
  type OpenItems,
  type OpenPlayer,
} from "@kyuseki/domain";
import { dayCount } from "../../../format/calendar.ts";
import { dayOf, momentOf } from "../../../format/date.ts";
import { nameSearchText } from "../../../format/nameSearch.ts";

/** A player with what is open, as far as the filter shows it. */
export type OpenRow = {
  player: OpenPlayer;
  member: Member;
  name: string;
  items: readonly OpenItem[];
  since: string;
  /** A reminder can go to the family today. */
  canRemind: boolean;
  /** Name and reading, prepared for the search. */
  searchText: string;
};
/** One matter and the players it is open for. */
export type OpenGroup = { key: string; item: OpenItem; rows: readonly OpenRow[] };

/** Players with something open, the longest first; `kind` keeps only that matter. Who has left the club has no row. */
export function openRows(
  { players, mail }: OpenItems,
  members: readonly Member[],
  kind: OpenItemKind | null,
): OpenRow[] {
  const memberById = new Map(members.map((member) => [member.id, member]));
  const rows = players.flatMap((player): OpenRow[] => {
    const member = memberById.get(player.member_id);
    const items = player.items.filter((item) => kind === null || item.kind === kind);
    const [since] = items.map((item) => item.since).toSorted();
    if (!member || since === undefined) return [];
    const canRemind = mail && player.reach === "mail" && !player.reminded_today;
    return [{ player, member, name: memberName(member), items, since, canRemind, searchText: nameSearchText(member) }];
  });
  return rows.toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
}

/** By matter, the nearest deadline first, then the longest open. */
export function openGroups(rows: readonly OpenRow[]): OpenGroup[] {
  const groups = new Map<string, OpenGroup>();
  for (const row of rows) {
    for (const item of row.items) {
      const key = `${item.kind} ${item.ref_id}`;
      const group = groups.get(key);
      groups.set(key, { key, item: group?.item ?? item, rows: [...(group?.rows ?? []), row] });
    }
  }
  const order = ({ item }: OpenGroup) => `${item.due ?? "9"} ${item.since}`;
  return [...groups.values()].toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

export const familiesOf = (rows: readonly OpenRow[]) => new Set(rows.map(({ player }) => player.family_id)).size;

export const idsOf = (rows: readonly OpenRow[]) => rows.map(({ player }) => player.member_id);

/** Families among players; one whose items are all done is no longer known and counts as its own. */
export function familiesAmong({ players }: OpenItems, memberIds: readonly number[]): number {
  const family = new Map(players.map(({ member_id, family_id }) => [member_id, family_id]));
  return new Set(memberIds.map((id) => family.get(id) ?? `member ${id}`)).size;
}

/** Whole days from a day until today. */
export const daysSince = (since: string, today: string) => Math.max(dayCount({ start: since, end: today }) - 1, 0);

export const isOverdue = ({ due }: OpenItem, today: string) => due !== null && dayOf(momentOf(due)) < today;
