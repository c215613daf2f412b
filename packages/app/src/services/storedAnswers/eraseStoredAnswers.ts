/** The database of stored answers. */
export const answersName = "kyuseki-answers";

/** Erases every stored answer; one that is being written is finished first, then goes too (S6). */
export function eraseStoredAnswers() {
  try {
    indexedDB.deleteDatabase(answersName);
  } catch {
    // Blocked: nothing was ever stored.
  }
}
