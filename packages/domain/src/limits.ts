/** Limits of accounts, passwords and single-use links (BE-9, S9). */
export const accountLimits = {
  passwordMin: 8,
  /** UTF-16 units. */
  passwordMax: 1024,
  resetLinkHours: 2,
  inviteDays: 7,
  /** The code that confirms a new mail address works for this time at least, twice as long at most. */
  emailCodeHours: 1,
  emailCodeDigits: 8,
  /** How long a sign-in, a password or a passkey counts as a proof for exports and erasure. */
  proofMinutes: 10,
  /** How long a passkey's challenge and the second step of a sign-in work. */
  challengeMinutes: 5,
  passkeys: 20,
  passkeyNameMax: 60,
  recoveryCodes: 10,
  /** How long the printed set-up code works. */
  setupHours: 24,
} as const;

/** For how many days a team's join code can be issued (BE-6). */
export const joinCodeLimits = { days: [1, 7, 30, 90], defaultDays: 30 } as const;

/**
 * Limits of the member list (AP-4); `openApplications`: how many applications of a team may wait for a decision (BE-6).
 */
export const memberLimits = { perCall: 1000, openApplications: 200 } as const;

/** Page sizes of tables (EN-11). */
export const tablePages = { sizes: [10, 25, 50, 100], defaultSize: 10, firstPage: 1 } as const;

/** Defaults of measurement sections (EN-10, EN-11, EN-12). */
export const measurement = {
  /** The last month, in every section. */
  defaultPeriod: 2,
  chartColours: 9,
  /** The pitch type filter's value for all types. */
  everyPitchType: 0,
} as const;

/** Directions of batted balls are degrees from the line home–second base: the left foul line is −45, the right one 45. */
export const foulLineDeg = 45;

/** How long toasts are shown, also those that offer an undo (D-2). */
export const toast = { shownMs: 3000, undoMs: 10_000 } as const;
export const undoLimits = { yearChangeDays: 10, creationMinutes: 10, measurementMinutes: 10 } as const;

/** `pitcherDays`: who threw within them is listed; `countedDays`: how many days a guard counts (BE-1). */
export const pitchGuard = {
  mostPitches: 500,
  atOnce: 200,
  pitcherDays: 60,
  countedDays: 31,
  historyDays: 60,
  enterableDays: 365,
} as const;

/** Rows are erased after these times (P3, P4). */
export const retention = {
  deletedMemberDays: 30,
  /** The photo of who graduated or left. */
  archivedPhotoDays: 30,
  auditDays: 1095,
  endedJoinCodeDays: 90,
  /** A sent notice with its answers, after it left and after its deadline. */
  noticeDays: 365,
  /** An event of the team or the provider with its answers, after it ended. */
  eventDays: 365,
  /** An attachment that no notice names. */
  loneFileDays: 1,
  /** A link to a family's page after it ended, and a calendar's address that was revoked. */
  endedFamilyLinkDays: 90,
} as const;

/** The text a guardian agrees to, /privacy; a new text gets a new version (P3). */
export const consent = { version: "2026-12" } as const;

/** Items of one measuring day, cells per call, days listed, and how far back a day may lie (BE-7). */
export const measuringLimits = { items: 12, cells: 2000, listed: 365, enterableDays: 365 } as const;

/**
 * Limits of an import besides the file's own (`csvLimits`) (BE-2, I7). `fileMaxBytes` is the size of a compressed file,
 * `refused` the number of refused rows, `fileDays` how long an import and its file are stored, `waitingHours` how long
 * a file waits for its import.
 */
export const csvImport = {
  ballsMaxBytes: 6 * 1024 * 1024,
  fileMaxBytes: 6 * 1024 * 1024,
  waitingHours: 1,
  names: 1000,
  refused: 40_000,
  listed: 2000,
  fileDays: 365,
} as const;

/** Square; larger ones are scaled down (I9). */
export const logoLimits = { maxBytes: 5 * 1024 * 1024, maxPixels: 8000, storedPixels: 512 } as const;

/**
 * Square, of a player's face. A photo may be chosen as a phone takes it; what is sent of it is cut out and much smaller.
 */
export const photoLimits = {
  chosenMaxBytes: 20 * 1024 * 1024,
  maxBytes: 5 * 1024 * 1024,
  storedPixels: 256,
} as const;

/** Videos are sent and stored in parts (BE-8). */
export const videoLimits = {
  maxBytes: 500 * 1024 * 1024,
  partBytes: 1024 * 1024,
  posterMaxBytes: 1024 * 1024,
  posterWidth: 640,
  /** How long a broken-off upload can be resumed. */
  unfinishedHours: 24,
} as const;

/** The loading dialog (RO-11). */
export const loadingDialog = { title: "Loading..." } as const;

/** Limits of an inquiry, in characters as a person counts them (VA-1 to VA-3), and its answer (ER-2). */
export const inquiry = {
  categories: ["training", "measurement", "operation", "bug", "opinion", "other"],
  simpleCategories: ["system", "other"],
  contentMax: 1000,
  pageInfoMax: 100,
  deviceInfoMax: 100,
  pageInfoShownFor: ["operation", "bug"],
  deviceInfoShownFor: ["training", "operation", "bug"],
  question: "お問い合わせを送信しますか？",
  success: "お問い合わせを受け付けました。後日、運営よりご回答いたします",
} as const;

/** Settings of the analytics client (AN-1 to AN-3, SE-7). */
export const analytics = {
  /** Our own proxy to the analytics, on the same origin. */
  proxyPath: "/api/analytics",
  /** The token used in admin sessions. */
  dummyToken: "dummy",
  batch: 50,
  flushMs: 5000,
  timeoutMs: 90_000,
  cookieDays: 365,
  linkTrackingMs: 300,
  longestRetryMs: 600_000,
  resends: 5,
  textMax: 255,
  recording: { batch: 1000, flushMs: 10_000, idleMs: 1_800_000 },
} as const;
