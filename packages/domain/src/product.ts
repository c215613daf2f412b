/** Business constants of the product, each defined once. Times are in the unit their name ends with. */
export const product = {
  id: "kyuseki",
  /** In the shell and on drawings. */
  mark: "球跡",
  /** In document titles. */
  name: "球跡 Kyuseki",
  /** Every date is shown in this locale (EN-13). */
  locale: "ja",
  /** Days are days here, wherever the browser is. */
  timeZone: "Asia/Tokyo",
} as const;

/** Local storage keys (SE-5, SE-7). */
export const storageKeys = {
  token: `${product.id}-token`,
  remember: `${product.id}-remember`,
  theme: `${product.id}-theme`,
  adminToken: "spo+admin_token",
} as const;

/** Lifetimes of a session and its token (SE-5, SE-6, SE-9). */
export const sessionLimits = {
  /** Lifetime of the token in the browser, renewed with every successful response. */
  tokenLifetimeS: 259_200,
  /** On the server: renewed with use, but never beyond `longestDays` after signing in. */
  slidingDays: 3,
  longestDays: 30,
  /** The same, when the coach chose to stay signed in. */
  rememberDays: 90,
  /** From a `reload` on the event bus to the reload of the page. */
  reloadDelayMs: 1000,
} as const;

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
  joinCodeDays: 30,
} as const;

/** Limits on the calls of one client (AP-3, D-7). */
export const callLimits = {
  concurrent: 3,
  /** After the first attempt. */
  retries: 3,
  /** One attempt that may be repeated; two of them fit into a call. */
  attemptMs: 7000,
  /** A whole call: queue, attempts and pauses. */
  callMs: 15_000,
  /** Assumed slowest line, in bytes per millisecond: a part of 1 MiB gets 21 s more per attempt. */
  slowestBytesPerMs: 50,
  /** A longer Retry-After is shown to the coach, not waited for. */
  longestRetryAfterS: 5,
  /** The pause before retry n is random between 0 and the smaller of `firstPauseMs` × 2ⁿ⁻¹ and `longestPauseMs`. */
  firstPauseMs: 300,
  longestPauseMs: 3000,
} as const;

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
export const retention = { deletedMemberDays: 30, auditDays: 1095, endedJoinCodeDays: 90 } as const;

/** The text a guardian agrees to, /privacy; a new text gets a new version (P3). */
export const consent = { version: "2026-11" } as const;

/** Items of one measuring day, cells per call, days listed, and how far back a day may lie (BE-7). */
export const measuringLimits = { items: 12, cells: 2000, listed: 50, enterableDays: 365 } as const;

/**
 * Limits of an import besides the file's own (`csvLimits`) (BE-2, I7). `fileMaxBytes` is the size of a compressed file,
 * `refused` the number of refused rows, `fileDays` how long an import and its file are stored, `waitingHours` how long
 * a file waits for its import.
 */
export const csvImport = {
  ballsMaxBytes: 3 * 1024 * 1024,
  fileMaxBytes: 6 * 1024 * 1024,
  waitingHours: 1,
  names: 1000,
  refused: 40_000,
  listed: 2000,
  fileDays: 365,
} as const;

/** Square; larger ones are scaled down (I9). */
export const logoLimits = { maxBytes: 5 * 1024 * 1024, maxPixels: 8000, storedPixels: 512 } as const;

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
