import * as z from "zod/mini";

/** What stays off until it is configured (D-12). */
export type TrackingConfig = {
  /** Project of the analytics; undefined: its client is never loaded. */
  analyticsToken: string | undefined;
  /** Where events are handed on to, without a slash at its end; undefined: they are stored here. */
  analyticsUpstream: string | undefined;
  /** Of the sessions that are recorded (AN-3), 0 to 100. */
  recordingPercent: number;
  tagManager: TagConfig | undefined;
  webAnalytics: TagConfig | undefined;
  paymentScriptUrl: string | undefined;
};

/** Somebody else's script: it is asked for with its id. */
export type TagConfig = { id: string; url: string };

/** Where the scripts come from, unless a variable says otherwise. */
export const scriptUrls = {
  tagManager: "https://www.googletagmanager.com/gtm.js",
  webAnalytics: "https://www.googletagmanager.com/gtag/js",
  payment: "https://js.stripe.com/v3/",
} as const;

export const trackingOff: TrackingConfig = {
  analyticsToken: undefined,
  analyticsUpstream: undefined,
  recordingPercent: 0,
  tagManager: undefined,
  webAnalytics: undefined,
  paymentScriptUrl: undefined,
};

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isPercent = (text: string) => /^\d{1,3}(\.\d+)?$/.test(text) && Number(text) <= 100;

const address = z
  .string()
  .check(z.refine((text) => isWebAddress(text) && !/[?#]/.test(text), "must be an http:// or https:// address."));
const id = z.string().check(z.regex(/^[\w-]{1,64}$/, "must be letters, digits, - and _ only."));

export const trackingVariables = {
  KYUSEKI_ANALYTICS_TOKEN: z.optional(id),
  KYUSEKI_ANALYTICS_UPSTREAM: z.optional(address),
  KYUSEKI_RECORDING_PERCENT: z._default(z.string().check(z.refine(isPercent, "must be a number from 0 to 100.")), "0"),
  KYUSEKI_TAG_MANAGER_ID: z.optional(id),
  KYUSEKI_TAG_MANAGER_URL: z._default(address, scriptUrls.tagManager),
  KYUSEKI_WEB_ANALYTICS_ID: z.optional(id),
  KYUSEKI_WEB_ANALYTICS_URL: z._default(address, scriptUrls.webAnalytics),
  KYUSEKI_PAYMENT_SCRIPT: z._default(z.enum(["0", "1"], "must be 0 or 1."), "0"),
  KYUSEKI_PAYMENT_SCRIPT_URL: z._default(address, scriptUrls.payment),
};

const variables = z.object(trackingVariables);

export function trackingConfig(data: z.output<typeof variables>): TrackingConfig {
  return {
    analyticsToken: data.KYUSEKI_ANALYTICS_TOKEN,
    analyticsUpstream: data.KYUSEKI_ANALYTICS_UPSTREAM?.replace(/\/+$/, ""),
    recordingPercent: Number(data.KYUSEKI_RECORDING_PERCENT),
    tagManager: tag(data.KYUSEKI_TAG_MANAGER_ID, data.KYUSEKI_TAG_MANAGER_URL),
    webAnalytics: tag(data.KYUSEKI_WEB_ANALYTICS_ID, data.KYUSEKI_WEB_ANALYTICS_URL),
    paymentScriptUrl: data.KYUSEKI_PAYMENT_SCRIPT === "1" ? data.KYUSEKI_PAYMENT_SCRIPT_URL : undefined,
  };
}

const tag = (tagId: string | undefined, url: string) => (tagId === undefined ? undefined : { id: tagId, url });
