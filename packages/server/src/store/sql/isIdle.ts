/**
 * SQL: nobody is sending the mail of row `o` now, `$2`. A claim that a dead server left ends when the mail is due again.
 * Ask with the row locked: a sender could claim it meanwhile.
 */
export const isIdle = "(o.attempts = o.attempts_failed or o.due_at <= $2)";
