/** For how long an answer of the server is shown without asking again, ms. */
export const answerFreshMs = 30_000;

/** For how long what was prefetched for a page, and is always read anew otherwise, is not asked for twice, ms. */
export const prefetchedMs = 3000;
