import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { markdownFields } from "../markdownTree.ts";
import { idField, idInAddress } from "../rowFields.ts";
import { providerEventSummarySchema } from "./providerEventSummary.ts";

const none = z.object({});
const players = z
  .array(idField("選手を選び直してください"))
  .check(z.maxLength(200, "一度に申し込めるのは200人までです"));

export const providerEventSchema = z.extend(providerEventSummarySchema, {
  ...markdownFields,
  author: z.string(),
  /** This club's players who attend. */
  member_ids: z.array(z.int()),
});
export type ProviderEvent = z.infer<typeof providerEventSchema>;

/** @throws not_found */
export const getProviderEvent = defineEndpoint({
  id: "getProviderEvent",
  method: "GET",
  access: "coach",
  path: "/api/coach/provider_events/:id",
  params: z.object({ id: idInAddress() }),
  query: none,
  body: z.undefined(),
  reply: providerEventSchema,
  status: 200,
  refuses: ["not_found"],
  keptForOffline: true,
});

/**
 * Sets who of the club attends. With `before`, whom the coach had seen attend, only what differs from it changes: what
 * another coach has done meanwhile stays (R4). Taking part needs a place and the time to apply; stepping back is possible until it begins.
 * @throws conflict after that time; invalid with `member_ids` when there are not enough places
 */
export const applyProviderEvent = defineEndpoint({
  id: "applyProviderEvent",
  method: "POST",
  access: "coach",
  path: "/api/coach/provider_events/:id/apply",
  params: z.object({ id: idInAddress() }),
  query: none,
  /** Without `before` from an earlier release. */
  body: z.object({ member_ids: players, before: z.optional(players) }),
  reply: providerEventSchema,
  status: 200,
  refuses: ["not_found", "conflict"],
});

/** One provider event as an iCalendar file (EV-3). */
export const getProviderEventCalendar = defineEndpoint({
  id: "getProviderEventCalendar",
  method: "GET",
  access: "coach",
  path: "/api/coach/provider_events/:id/calendar",
  params: z.object({ id: idInAddress() }),
  query: none,
  body: z.undefined(),
  reply: z.object({ file_name: z.string(), text: z.string() }),
  status: 200,
  refuses: ["not_found"],
});
