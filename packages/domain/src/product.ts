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
  /** "off" where single-character keys are switched off on this device. */
  noteKeys: `${product.id}-note-keys`,
  /** "1" while the team of this device has the analyzer: the shell is drawn before the session is known. */
  analyzer: `${product.id}-analyzer`,
  adminToken: "spo+admin_token",
} as const;

/** Header of a call that says which club its page shows, by id. */
export const teamHeader = "Kyuseki-Team";

/** Header of every page of the app: what a captive portal answers in its place has none. */
export const pageHeader = "Kyuseki-Page";

/** Sent by browsers with a page that a service worker has asked for, and by the worker itself: it keeps the app's files. */
export const navigationPreloadHeader = "Service-Worker-Navigation-Preload";

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
