import { newToken, tokenHash } from "../security/tokens.ts";
import { insertProviderEvent } from "../store/events/providerEvents.ts";
import { insertFamilyLinks } from "../store/notices/familyLinks.ts";
import { ensureEvent } from "./rightsEvents.fixture.ts";
import type { Expectation, Fixture } from "./rightsFixture.fixture.ts";

/** What files and feeds for calendars expect of their callers. */
export const calendarRights = {
  getEventCalendar: {
    access: "coach",
    status: 200,
    about: "event",
    query: async (fixture) => {
      await ensureEvent(fixture);
      return {};
    },
  },
  getProviderEventCalendar: {
    access: "coach",
    status: 200,
    places: async (fixture) => ({ id: String(await published(fixture)) }),
  },
  getCalendarFeed: { access: "coach", status: 200 },
  createCalendarFeed: { access: "coach", status: 201 },
  revokeCalendarFeed: { access: "coach", status: 200 },
  createFamilyCalendar: { access: "public", status: 200, body: async (fixture) => ({ token: await linkOf(fixture) }) },
} satisfies Record<string, Expectation>;

function published({ db, now }: Fixture): Promise<number> {
  const times = { starts_at: now, ends_at: new Date(now.getTime() + 1000), apply_until: null, all_day: false };
  const words = { title: "講習会", body: "", place: "", target: "", author: "運営事務局" };
  return insertProviderEvent(db, { ...times, ...words, capacity: null }, now);
}

/** A new link to the page of a family of team A. */
async function linkOf({ db, now, teamId }: Fixture): Promise<string> {
  const { rows } = await db.query<{ family_id: number }>(
    "select family_id from live_members where team_id = $1 and state = 'active' order by id limit 1",
    [teamId],
  );
  const token = newToken();
  const link = { token_hash: tokenHash(token), family_id: rows[0]?.family_id ?? 0, member_id: null, recipient: null };
  await insertFamilyLinks(db, teamId, [link], { now, expiresAt: new Date(now.getTime() + 1000) });
  return token;
}
