import * as z from "zod/mini";

/** An event of the provider, for the players or coaches of every club. */
export const providerEventSummarySchema = z.object({
  provider_event_id: z.int(),
  title: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  all_day: z.boolean(),
  place: z.string(),
  /** For whom, as the provider writes it. */
  target: z.string(),
  /** Places over all clubs; null without a limit. */
  capacity: z.nullable(z.int()),
  /** Taken over all clubs. */
  applied: z.int(),
  /** Players of this club who attend. */
  own: z.int(),
  apply_until: z.nullable(z.iso.datetime()),
});
export type ProviderEventSummary = z.infer<typeof providerEventSummarySchema>;
