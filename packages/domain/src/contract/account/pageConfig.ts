import * as z from "zod/mini";

const url = z.nullable(z.url({ protocol: /^https?$/ }));

const tag = z.object({ id: z.string(), url: z.url({ protocol: /^https?$/ }) });

/** Configured analytics (AN-1 to AN-3) and third-party scripts (AN-4); what is absent stays off (D-12). */
const trackingSettingsSchema = z.object({
  /** `recordingPercent`: share of sessions recorded, 0 to 100. */
  analytics: z.optional(z.object({ token: z.string(), recordingPercent: z.number() })),
  tagManager: z.optional(tag),
  webAnalytics: z.optional(tag),
  paymentScriptUrl: z.optional(z.url({ protocol: /^https?$/ })),
});
export type TrackingSettings = z.infer<typeof trackingSettingsSchema>;

/** Server settings that the app needs, embedded in the page as JSON (D-11). */
export const pageConfigSchema = z.object({
  topSiteUrl: url,
  playerSiteUrl: url,
  /** Absent when this server sends no mail. `links`: invitations and reset links are mailed. */
  mail: z.optional(z.object({ links: z.boolean() })),
  /** Where passkeys work: the public address, null where it takes none; absent without one, then on localhost alone. */
  passkeyOrigin: z.optional(z.nullable(z.string())),
  tracking: z.optional(trackingSettingsSchema),
  /** Demo accounts that anyone may try; null once there is no demo. */
  demo: z.nullable(
    z.object({ accounts: z.array(z.object({ email: z.string(), label: z.string() })), password: z.string() }),
  ),
});
export type PageConfig = z.infer<typeof pageConfigSchema>;
