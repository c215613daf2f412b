/** ナイス！, 見たよ, その調子, 次はここ, 質問, 休もう, 話そう, 100点; digit keys give them in this order. */
export const noteStamps = [
  "nice",
  "seen",
  "keep_going",
  "next_here",
  "question",
  "rest",
  "talk",
  "full_marks",
] as const;
export type NoteStamp = (typeof noteStamps)[number];

/** 文章, 5段階, ○×, 数値, 9マス目標 (NO-2). */
export const questionKinds = ["text", "scale", "yes_no", "number", "goals"] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** 本人, 家族といっしょに, 家族. */
export const noteWriters = ["player", "together", "family"] as const;
export type NoteWriter = (typeof noteWriters)[number];

/** Who reads a player's notes besides the player and the coaches: guardians of children below 高校, nobody, guardians (NO-3). */
export const noteReaders = ["by_age", "player", "guardians"] as const;
export type NoteReaders = (typeof noteReaders)[number];
