import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

const none = z.object({});
const state = z.object({
  /** The feed that works now; null without one. Its address is shown only when it is made. */
  feed: z.nullable(z.object({ created_at: z.iso.datetime(), read_at: z.nullable(z.iso.datetime()) })),
});
const made = z.extend(state, { url: z.string() });
const shared = { access: "coach", params: none, query: none } as const;

/** The coach's own feed of the club (EV-3). */
export const getCalendarFeed = defineEndpoint({
  ...shared,
  id: "getCalendarFeed",
  method: "GET",
  path: "/api/coach/calendar_feed",
  body: z.undefined(),
  reply: state,
  status: 200,
});

/**
 * Makes an address for a calendar to follow; an earlier one of this coach ends. Not idempotent: no answer that holds an
 * address is kept.
 */
export const createCalendarFeed = defineEndpoint({
  ...shared,
  id: "createCalendarFeed",
  method: "POST",
  path: "/api/coach/calendar_feed/create",
  body: z.undefined(),
  reply: made,
  status: 201,
  idempotent: false,
});

/** Ends the address; repeating it changes nothing. */
export const revokeCalendarFeed = defineEndpoint({
  ...shared,
  id: "revokeCalendarFeed",
  method: "POST",
  path: "/api/coach/calendar_feed/revoke",
  body: z.undefined(),
  reply: state,
  status: 200,
});
