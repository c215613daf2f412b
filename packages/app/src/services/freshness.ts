/** For how long an answer of the server is shown without asking again, ms. */
export const answerFreshMs = 30_000;
