import { kanaName, type Member, memberName, sortByReading } from "@kyuseki/domain";
import { type SearchQuery, searchQuery, searchText } from "../../format/kana.ts";

/** A screen of the app: its title, and other words for it. */
export type SearchPlace = { href: string; label: string; aliases: readonly string[] };
export type SearchHits = { players: readonly Member[]; screens: readonly SearchPlace[] };

/** Everything that can be found, prepared once. Players are in the order of their readings. */
export type SearchIndex = {
  players: readonly Prepared<Member>[];
  screens: readonly Prepared<SearchPlace>[];
};

/** Searchable texts, the most significant first, each a `searchText`. */
type Prepared<Item> = {
  item: Item;
  /** A hit at its beginning ranks first: the full name, the title. */
  leading: string;
  /** A hit at its beginning ranks next: the given name, the other words. */
  following: string;
  whole: string;
};

/** How many of each a list under the field shows. */
const listLimits = { players: 8, screens: 5 } as const;

export function searchIndex(members: readonly Member[], screens: readonly SearchPlace[]): SearchIndex {
  return {
    players: sortByReading(members).map(preparedPlayer),
    screens: screens.map(preparedScreen),
  };
}

/**
 * Finds players by name, reading or romaji, and screens by title or other words. Matches at the beginning rank first,
 * and the family name before the given name; ties keep the order of the index. An empty query finds nothing.
 */
export function searchEverything(
  { players, screens }: SearchIndex,
  typed: string,
  limits: { players: number; screens: number } = listLimits,
): SearchHits {
  const query = searchQuery(typed);
  if (query.isEmpty) return { players: [], screens: [] };
  return { players: best(players, query, limits.players), screens: best(screens, query, limits.screens) };
}

function best<Item>(entries: readonly Prepared<Item>[], query: SearchQuery, limit: number): readonly Item[] {
  const first: Item[] = [];
  const second: Item[] = [];
  const rest: Item[] = [];
  for (const { item, leading, following, whole } of entries) {
    if (!query.finds(whole)) continue;
    if (query.starts(leading)) first.push(item);
    else if (query.starts(following)) second.push(item);
    else rest.push(item);
  }
  return [...first, ...second, ...rest].slice(0, limit);
}

function preparedPlayer(member: Member): Prepared<Member> {
  const leading = searchText([memberName(member), kanaName(member)]);
  return {
    item: member,
    leading,
    following: searchText([member.first_name, member.first_name_kana]),
    whole: leading,
  };
}

function preparedScreen(screen: SearchPlace): Prepared<SearchPlace> {
  const leading = searchText([screen.label]);
  const following = searchText(screen.aliases);
  return { item: screen, leading, following, whole: `${leading}\n${following}` };
}
