/** Limits of growth notes, in characters as a person counts them (NO-1 to NO-4). */
export const noteLimits = {
  templates: 20,
  templateNameMax: 30,
  questions: 20,
  questionMax: 40,
  hintMax: 60,
  /** Ends of a scale: まだまだ, とてもよい. */
  endMax: 10,
  unitMax: 10,
  /** The longest a text's own limit may be set to. */
  textMax: 1000,
  /** All texts of one note together: what a stranger may send at once holds no more. */
  noteMax: 4000,
  numberMax: 99_999,
  commentMax: 500,
  goalMax: 30,
  /** Notes stamped by one press. */
  stampedAtOnce: 100,
  /** Lines of one page of the queue. */
  listed: 50,
  /** The longest span of one player's notes. */
  listedDays: 400,
  /** Notes of one player in one answer: what follows is asked for by the last one's day. */
  listedOfPlayer: 800,
  /** How long a note is still accepted under questions that were changed, or a template that was archived, meanwhile. */
  earlierQuestionsDays: 7,
  /** A stamp can be taken back by one press for so many seconds. */
  undoSeconds: 10,
  /** Notes of one child that the page of a family shows. */
  familyNotes: 30,
  /** Answered notes of one player that a sister product is given. */
  ingestNotes: 100,
} as const;
