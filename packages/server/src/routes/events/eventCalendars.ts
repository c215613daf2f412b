import { contract, dayInJapan, Failure } from "@kyuseki/domain";
import { providerCalendarEvent, teamCalendarEvent } from "../../http/events/calendarEvents.ts";
import { type CalendarEvent, calendarText } from "../../http/events/calendarText.ts";
import { feedAddress } from "../../http/events/feedAddress.ts";
import type { Api } from "../../http/serve/api.ts";
import { createAudit } from "../../http/serve/audit.ts";
import { serve } from "../../http/serve/serve.ts";
import { newToken, tokenHash } from "../../security/tokens.ts";
import { findCalendarEvent } from "../../store/events/calendarEvents.ts";
import { findCoachFeed, insertCalendarFeed, updateCoachFeedsRevoked } from "../../store/events/feeds.ts";
import { findProviderEvent } from "../../store/events/providerEvents.ts";

/** Events as files, and the feed that a coach's calendar follows (EV-3). */
export function eventCalendarRoutes(api: Api) {
  const { publicUrl } = api;

  serve(api, contract.getEventCalendar, async ({ session: { team }, params: { id }, db }) => {
    const row = await findCalendarEvent(db, team.team_id, id);
    if (!row) throw new Failure("not_found");
    return fileOf(teamCalendarEvent(row, { publicUrl, reader: "coach" }));
  });

  serve(api, contract.getProviderEventCalendar, async ({ session: { team }, params: { id }, db, now }) => {
    const event = await findProviderEvent(db, team.team_id, id);
    if (!event) throw new Failure("not_found");
    return fileOf(providerCalendarEvent(event, publicUrl, now));
  });

  serve(api, contract.getCalendarFeed, async ({ session: { team, user }, db }) => {
    const feed = await findCoachFeed(db, team.team_id, user.id);
    if (!feed) return { feed: null };
    return { feed: { created_at: feed.created_at.toISOString(), read_at: feed.read_at?.toISOString() ?? null } };
  });

  serve(api, contract.createCalendarFeed, async ({ session: { team, user }, inTransaction, now, request }) => {
    const token = newToken();
    const owner = { user_id: user.id, family_id: null, member_id: null };
    await inTransaction(async (tx) => {
      await insertCalendarFeed(tx, team.team_id, { tokenHash: tokenHash(token), owner, kept: 0 }, now);
      await createAudit(tx, request, now)("calendar_feed_made");
    });
    return {
      feed: { created_at: now.toISOString(), read_at: null },
      url: feedAddress(publicUrl, request, token),
    };
  });

  serve(api, contract.revokeCalendarFeed, async ({ session: { team, user }, db, now, audit }) => {
    if (await updateCoachFeedsRevoked(db, team.team_id, user.id, now)) await audit("calendar_feed_revoked");
    return { feed: null };
  });
}

/** A cancelled event's file takes it out of the calendar that has it. */
function fileOf(event: CalendarEvent) {
  const day = dayInJapan(event.begins).replaceAll("-", "");
  return {
    file_name: `${event.title.replace(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim()}_${day}.ics`,
    text: calendarText({ name: "", method: event.isCancelled ? "cancel" : "publish", events: [event] }),
  };
}
