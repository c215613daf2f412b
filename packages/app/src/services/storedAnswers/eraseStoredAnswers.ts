/** The database of stored answers. */
export const answersName = "kyuseki-answers";

let erasures = 0;
/** How often this tab has erased them: an answer asked for before the last time is not stored any more. */
export const erasureCount = () => erasures;

/** Erases every stored answer; one that is being written is finished first, then goes too (S6). */
export function eraseStoredAnswers() {
  erasures += 1;
  try {
    indexedDB.deleteDatabase(answersName);
  } catch {
    // Blocked: nothing was ever stored.
  }
}
