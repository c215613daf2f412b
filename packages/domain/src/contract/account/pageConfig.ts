import * as z from "zod/mini";

const url = z.nullable(z.url({ protocol: /^https?$/ }));

const tag = z.object({ id: z.string(), url: z.url({ protocol: /^https?$/ }) });

/** D-12. What is configured of the analytics (AN-1 to AN-3) and of scripts of others (AN-4); what is absent stays off. */
const trackingSettingsSchema = z.object({
  /** `recordingPercent`: of sessions, 0 to 100. */
  analytics: z.optional(z.object({ token: z.string(), recordingPercent: z.number() })),
  tagManager: z.optional(tag),
  webAnalytics: z.optional(tag),
  paymentScriptUrl: z.optional(z.url({ protocol: /^https?$/ })),
});
export type TrackingSettings = z.infer<typeof trackingSettingsSchema>;

/** D-11. The server's settings that the app must know, handed over in the page as JSON. */
export const pageConfigSchema = z.object({
  topSiteUrl: url,
  playerSiteUrl: url,
  /** Absent: no mail leaves this server. `links`: invitations and reset links are mailed, too. */
  mail: z.optional(z.object({ links: z.boolean() })),
  tracking: z.optional(trackingSettingsSchema),
  /** First run: the accounts anyone may try. null once there is no demo. */
  demo: z.nullable(
    z.object({ accounts: z.array(z.object({ email: z.string(), label: z.string() })), password: z.string() }),
  ),
});
export type PageConfig = z.infer<typeof pageConfigSchema>;
