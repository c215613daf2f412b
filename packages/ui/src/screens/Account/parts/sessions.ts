/** What is being asked before signing out elsewhere. `count` is null when there may be more than were listed. */
export type Ending = { of: "one"; id: number; device: string } | { of: "others"; count: number | null };

/** The server lists no more than these. */
export const mostListed = 100;
