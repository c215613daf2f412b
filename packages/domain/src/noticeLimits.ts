/** Limits of notices to families, in characters as a person counts them (CO-1 to CO-5). */
export const noticeLimits = {
  titleMax: 60,
  bodyMax: 1000,
  choicesMax: 5,
  choiceMax: 20,
  commentMax: 100,
  /** Players one notice goes to. */
  recipients: 1000,
  drafts: 50,
  groups: 50,
  groupNameMax: 30,
  searchMax: 100,
  files: 5,
  fileMaxBytes: 10 * 1024 * 1024,
  fileNameMax: 100,
  /** From 送信 until it leaves; cancelled within it, nobody has seen it. */
  holdS: 60,
  /** An ordinary notice, correction or reminder does not leave from `quietFromHour` until `quietToHour` in Japan. */
  quietFromHour: 21,
  quietToHour: 7,
  /** How far ahead a notice may be scheduled. */
  scheduledDays: 180,
  /** How long a notice is on the families' pages, and counts as open. */
  shownDays: 365,
} as const;

/** A family page's link works until the end of the school year, in its last `familyLinkRenewalDays` of the next. */
export const familyLinkRenewalDays = 60;
