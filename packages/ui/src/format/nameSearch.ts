import { kanaName, memberName, normalizeForSearch } from "@kyuseki/domain";

type Named = Parameters<typeof memberName>[0] & Parameters<typeof kanaName>[0];

/** What a player is found by, prepared once: name and reading. */
export const nameSearchText = (player: Named): string =>
  `${normalizeForSearch(memberName(player))}\n${normalizeForSearch(kanaName(player))}`;

/** Whether a `nameSearchText` contains what was typed; null: nothing was. */
export function nameFinder(typed: string): ((searchText: string) => boolean) | null {
  const wanted = normalizeForSearch(typed);
  return wanted === "" ? null : (searchText) => searchText.includes(wanted);
}

/** Rows that are found by name; all, as they are, where nothing is typed. */
export function foundByName<Row extends { searchText: string }>(rows: readonly Row[], typed: string): readonly Row[] {
  const isFound = nameFinder(typed);
  return isFound ? rows.filter(({ searchText }) => isFound(searchText)) : rows;
}
