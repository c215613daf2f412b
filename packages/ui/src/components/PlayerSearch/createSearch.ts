import type { Member } from "@kyuseki/domain";
import type { MessageDescriptor } from "react-intl";
import { type ScreenId, titleText } from "../../copy/frame/titles.ts";
import { searchWordsText } from "../../copy/support/searchWords.ts";
import { type SearchHits, searchEverything, searchIndex } from "./searchEverything.ts";

/** A screen that can be found, and its address. */
export type FindableScreen = { id: ScreenId; href: string };
export type Search = (typed: string, limits?: { players: number; screens: number }) => SearchHits;

/** Prepares the search. `textOf` is the `formatMessage` of react-intl. */
export function createSearch(
  members: readonly Member[],
  screens: readonly FindableScreen[],
  textOf: (message: MessageDescriptor) => string,
): Search {
  const index = searchIndex(
    members,
    screens.map(({ id, href }) => {
      const words = searchWordsText[id];
      return { href, label: textOf(titleText[id]), aliases: words ? textOf(words).split(" ") : [] };
    }),
  );
  return (typed, limits) => searchEverything(index, typed, limits);
}
