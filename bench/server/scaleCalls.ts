// What a coach, and a family, of the large team ask for.
import { type Headers, membersPage } from "./rankings.ts";

/**
 * A path, or a call with a body: of which one address may send no more than so many, or which a coach's device sends again
 * under its `key`.
 */
export type Asked =
  | string
  | { path: string; body: object; amount: number }
  | { path: string; body: object; key: string };

export const pageName = "page of 25 members";

/** What is asked, by name. */
export async function callsOf(product: string, headers: Headers): Promise<Record<string, Asked>> {
  const batter = await anyMeasured(product, headers, 1);
  const pitcher = await anyMeasured(product, headers, 2);
  const coach = "/api/coach";
  const report = (id: number) => `${coach}/nextshot/report/${id}`;
  const ranking = `${coach}/ranking`;
  const token = await familyToken(product, headers, batter);
  const { notices } = await replyOf(`${product}${coach}/notices`, headers);
  const span = `from=${dayFromToday(-60)}&to=${dayFromToday(60)}`;
  const { team: events, provider } = await replyOf(`${product}${coach}/events?${span}`, headers);
  const { notes } = await replyOf(`${product}${coach}/notes`, headers);
  return {
    [pageName]: membersPage,
    session: "/api/session",
    home: `${coach}/home`,
    "member list, all": `${coach}/memberlist/members`,
    "a member": `${coach}/memberlist/member/${batter}`,
    dashboard: `${coach}/dashboard?period=3`,
    "heat map": `${coach}/dashboard/heat?period=3`,
    "training report": `${coach}/training/report?period=2`,
    "a player's training": `${coach}/training/members/${batter}`,
    "pitch guard": `${coach}/pitch_guard`,
    "a pitcher's guard": `${coach}/pitch_guard/${pitcher}`,
    "pitch counts": `${coach}/pitch_counts/member/${pitcher}`,
    evaluation: `${coach}/evaluation`,
    "a player's evaluation": `${coach}/evaluation/${batter}`,
    "measure items": `${coach}/measure/items`,
    "measuring days": `${coach}/measure/days`,
    goals: `${coach}/measure/goals`,
    settings: `${coach}/settings`,
    team: `${coach}/team/`,
    coaches: `${coach}/coaches`,
    audit: `${coach}/team/audit`,
    "deleted players": `${coach}/memberlist/deleted`,
    storage: `${coach}/team/storage`,
    "year change": `${coach}/memberlist/year_change`,
    notices: `${coach}/notices`,
    "a notice": `${coach}/notices/notice/${notices[0].notice_id}`,
    "recipient groups": `${coach}/notices/groups`,
    まだの人: `${coach}/open_items`,
    "number of まだの人": `${coach}/open_items/count`,
    events: `${coach}/events?${span}`,
    "an event": `${coach}/events/event/${events[0].event_id}`,
    "a game to come": `${coach}/events/event/${comingGame(events)}`,
    "a provider's event": `${coach}/provider_events/${provider[0].provider_event_id}`,
    notes: `${coach}/notes`,
    "notes without an answer": `${coach}/notes?view=unanswered`,
    "number of notes": `${coach}/notes/count`,
    "a note": `${coach}/notes/note/${notes[0].note_id}`,
    "a player's notes": `${coach}/notes/player/${batter}?from=${dayFromToday(-30)}&to=${dayFromToday(0)}`,
    "note templates": `${coach}/notes/templates`,
    "a player's goal sheet": `${coach}/notes/goals/${batter}`,
    "a stamp of the outbox, again": {
      path: `${coach}/notes/stamp`,
      body: { notes: [{ note_id: notes[0].note_id, version: notes[0].version }], stamp: "seen", anyway: true },
      key: crypto.randomUUID(),
    },
    information: `${coach}/information`,
    "family page": { path: "/api/family/page", body: { token }, amount: 300 },
    analysis: `${coach}/nextshot/analysis?period=2`,
    "batting summary": `${report(batter)}/batting/summary?period=3`,
    "batting results": `${report(batter)}/batting/results?limit=25&start=2020-01-01`,
    "pitching summary": `${report(pitcher)}/pitching/summary?period=3`,
    "pitching results": `${report(pitcher)}/pitching/results?limit=25&start=2020-01-01`,
    "pitching days": `${report(pitcher)}/pitching/days?limit=25&start=2020-01-01`,
    "batting AI stats": `${report(batter)}/batting/ai_stats?period=3`,
    "pitching AI stats": `${report(pitcher)}/pitching/ai_stats?period=3`,
    "local ranking": `${ranking}/individual/local?kind=4&period=3`,
    "national players": `${ranking}/individual/national?kind=4&period=3`,
    "national players, page 2": `${ranking}/individual/national?kind=4&period=3&page=2&limit=25`,
    "national players, all kinds": `${ranking}/individual/national?kind=3&period=3`,
    "national players, girls": `${ranking}/individual/national?kind=1&period=2&gender=F`,
    "national teams, 実施率": `${ranking}/team/national?period=3`,
    "national teams, speed": `${ranking}/team/national?kind=pitch_speed&period=3`,
  };
}

async function anyMeasured(product: string, headers: Headers, mode: number): Promise<number> {
  const { players } = await replyOf(`${product}/api/coach/nextshot/analysis?mode=${mode}&period=3`, headers);
  if (players.length === 0) throw new Error(`nobody has a measurement of mode ${mode}`);
  return players[0].id;
}

function comingGame(events: readonly { event_id: number; kind: string; starts_at: string }[]): number {
  const game = events.find(({ kind, starts_at }) => kind === "game" && Date.parse(starts_at) > Date.now());
  if (!game) throw new Error("no game is to come");
  return game.event_id;
}

async function familyToken(product: string, headers: Headers, member: number): Promise<string> {
  const { letters } = await replyOf(`${product}/api/coach/families/letters`, headers, { member_ids: [member] });
  return letters[0].token;
}

async function replyOf(url: string, headers: Headers, body?: object) {
  const json = { "content-type": "application/json" };
  const sent = body && { method: "POST", headers: { ...headers, ...json }, body: JSON.stringify(body) };
  const reply = await fetch(url, sent ?? { headers });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
