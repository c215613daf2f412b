/** The question before ending other sessions. `count` is null when there may be more than were listed. */
export type Ending = { of: "one"; id: number; device: string } | { of: "others"; count: number | null };

/** The most sessions that the server lists. */
export const mostListed = 100;
