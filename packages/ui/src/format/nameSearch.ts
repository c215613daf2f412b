import { kanaName, memberName, normalizeForSearch } from "@kyuseki/domain";

type Named = Parameters<typeof memberName>[0] & Parameters<typeof kanaName>[0];

/** What a player is found by, prepared once: name and reading. */
export const nameSearchText = (player: Named): string =>
  `${normalizeForSearch(memberName(player))}\n${normalizeForSearch(kanaName(player))}`;

/** Whether a `nameSearchText` contains the typed words. */
export const nameFinder = (typed: string): ((searchText: string) => boolean) => {
  const wanted = normalizeForSearch(typed);
  return (searchText) => searchText.includes(wanted);
};
