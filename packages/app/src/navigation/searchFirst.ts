/** The state of an address that somebody opens in order to search: its page begins in the search field. */
export const searchFirst = { search: true } as const;

export const isSearchFirst = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "search" in state && state.search === true;
