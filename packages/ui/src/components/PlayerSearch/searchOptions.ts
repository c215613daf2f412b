import type { Member } from "@kyuseki/domain";
import type { SearchHits } from "./searchEverything.ts";

/** What the coach chose. */
export type SearchHit = { kind: "player"; member: Member } | { kind: "screen"; href: string; label: string };
/** One line of the list; `id` is that of its element. */
export type SearchOption = { id: string; href: string; hit: SearchHit };
export type SearchGroup = { id: "recent" | "players" | "screens"; options: readonly SearchOption[] };

type LinkOf = (member: Member) => string;

/** The players viewed last, newest first, without those who have left the team. */
export function recentPlayers(members: readonly Member[], recent: readonly number[]): readonly Member[] {
  const known = new Map(members.map((member) => [member.id, member]));
  return recent.flatMap((id) => known.get(id) ?? []);
}

/** `listId` prefixes every id. A group without options is left out. */
export function groupsOf(listId: string, hits: SearchHits, recent: readonly Member[], linkOf: LinkOf) {
  const playerOption = (member: Member): SearchOption => ({
    id: `${listId}-player-${member.id}`,
    href: linkOf(member),
    hit: { kind: "player", member },
  });
  const screenOption = ({ href, label }: { href: string; label: string }): SearchOption => ({
    id: `${listId}-screen-${href}`,
    href,
    hit: { kind: "screen", href, label },
  });
  const groups: readonly SearchGroup[] = [
    { id: "recent", options: recent.map(playerOption) },
    { id: "players", options: hits.players.map(playerOption) },
    { id: "screens", options: hits.screens.map(screenOption) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
