import { eventLimits, Failure, familyLinkExpiry, waitingTime } from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import type { Db, Queryable } from "../../db/pool.ts";
import { tokenHash } from "../../security/tokens.ts";
import { listCalendarEvents, listFamilyCalendarEvents } from "../../store/events/calendarEvents.ts";
import { type CalendarFeed, findCalendarFeed, updateFeedRead } from "../../store/events/feeds.ts";
import { addressKey, codeKey, createRateLimit } from "../limits/rateLimit.ts";
import { teamCalendarEvent } from "./calendarEvents.ts";
import { calendarText } from "./calendarText.ts";

type Options = { db: Db; shared: Queryable; publicUrl: string | undefined; now: () => Date };

/**
 * `GET /calendar/<token>.ics`: what a coach's or a family's calendar follows (EV-3). Calendars send no headers of ours and keep
 * no fragment, so the token stands in the path; no log of ours holds it. `db` counts, `shared` reads.
 */
export function calendarRoutes(app: FastifyInstance, { db, shared, publicUrl, now }: Options) {
  const limits = createFeedLimits(db);

  app.get<{ Params: { file: string } }>("/calendar/:file", async ({ params: { file }, ip }, reply) => {
    const [, token] = file.match(/^([\w-]{43})\.ics$/) ?? [];
    const hash = token === undefined ? undefined : tokenHash(token);
    const feed = hash && (await findCalendarFeed(shared, hash));
    // Calendar services ask for many clubs from one address: who has a token never waits for those who have none.
    if (!feed || token === undefined) {
      await limits.misses.count(addressKey(ip));
      throw new Failure("not_found");
    }
    await limits.reads.count(codeKey(token));
    const at = now();
    if (feed.family_id !== null && familyLinkExpiry(feed.created_at) <= at) throw new Failure("not_found");
    const events = await eventsOf(shared, feed, at);
    await updateFeedRead(shared, hash, at);
    const reader = feed.family_id === null ? "coach" : "family";
    return reply
      .headers(unlisted)
      .type("text/calendar; charset=utf-8")
      .send(
        calendarText({
          name: feed.team_name,
          method: "publish",
          events: events.map((row) => teamCalendarEvent(row, { publicUrl, reader })),
        }),
      );
  });
}

function eventsOf(db: Queryable, feed: CalendarFeed, now: Date) {
  const since = new Date(now.getTime() - eventLimits.feedPastDays * dayMs);
  const { team_id, family_id, member_ids } = feed;
  return family_id === null
    ? listCalendarEvents(db, team_id, since)
    : listFamilyCalendarEvents(db, team_id, member_ids, since);
}

function createFeedLimits(db: Db) {
  const sentence = (seconds: number) => `アクセスが続いたため、あと${waitingTime(seconds)}お待ちください。`;
  const windowS = 10 * 60;
  return {
    /** Of one feed: some devices, each of which looks several times an hour at most. */
    reads: createRateLimit(db, { name: "calendar", points: 120, windowS, sentence }),
    /** Feeds that were never made or have ended, of an address. */
    misses: createRateLimit(db, { name: "calendar-miss", points: 120, windowS, sentence }),
  };
}

const dayMs = 24 * 60 * 60 * 1000;
/** A calendar opens by a secret address: no search engine lists it, no cache on the way keeps it. */
const unlisted = {
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "no-store",
  "content-disposition": 'attachment; filename="kyuseki.ics"',
};
