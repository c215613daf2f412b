import { analytics } from "@kyuseki/domain";

/** What the library cuts, waits and repeats by itself (255 characters, 10 minutes, 5 times) has no setting (AN-2). */
const batches = {
  batch_requests: true,
  batch_size: analytics.batch,
  batch_flush_interval_ms: analytics.flushMs,
  batch_request_timeout_ms: analytics.timeoutMs,
  track_links_timeout: analytics.linkTrackingMs,
} as const;

const cookie = {
  persistence: "cookie",
  cookie_expiration: analytics.cookieDays,
  cross_site_cookie: false,
  cross_subdomain_cookie: false,
} as const;

/** Nothing that we have not said ourselves: no referrer, campaign, address or click (P1). */
const silence = {
  ip: false,
  save_referrer: false,
  store_google: false,
  track_marketing: false,
  skip_first_touch_marketing: true,
  track_pageview: false,
  autocapture: false,
  flags: false,
  remote_settings_mode: "disabled",
  property_blacklist: [
    "$referrer",
    "$referring_domain",
    "$initial_referrer",
    "$initial_referring_domain",
    "$search_engine",
    "mp_keyword",
  ],
} as const;

/** Drawings count as images: a chart shows a child's figures, a QR code lets somebody in (AN-3). */
const recording = {
  record_idle_timeout_ms: analytics.recording.idleMs,
  record_mask_all_inputs: true,
  record_mask_all_text: true,
  record_block_selector: "img, picture, video, audio, canvas, svg",
  record_console: false,
  record_network: false,
  record_canvas: false,
  record_collect_fonts: false,
  record_heatmap_data: false,
} as const;

/** How the analytics client is started. `origin` is that of the proxy, empty for the page's own. */
export const analyticsSettings = (origin: string, recordingPercent: number) => ({
  api_host: origin + analytics.proxyPath,
  api_payload_format: "json" as const,
  ...batches,
  ...cookie,
  secure_cookie: window.location.protocol === "https:",
  ...silence,
  property_blacklist: [...silence.property_blacklist],
  ...recording,
  record_sessions_percent: recordingPercent,
  // Without recordings there is nothing for the library to look for in IndexedDB; `startAnalytics` allows the cookie.
  disable_persistence: recordingPercent === 0,
});
