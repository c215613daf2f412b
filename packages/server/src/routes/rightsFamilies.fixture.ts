import { newToken, tokenHash } from "../security/tokens.ts";
import { insertProviderEvent } from "../store/events/providerEvents.ts";
import { insertFamilyLinks } from "../store/notices/familyLinks.ts";
import { insertInformation } from "../store/notices/information.ts";
import type { Expectation, Fixture } from "./rightsFixture.fixture.ts";

/** What the family page, まだの人 and 運営からのお知らせ expect of their callers. */
export const familyExpectations = {
  listInformation: { access: "session", status: 200 },
  getInformation: {
    access: "session",
    status: 200,
    places: async (fixture) => ({ id: String(await published(fixture)) }),
  },
  readInformation: { access: "session", status: 200, body: { information_id: null } },
  makeFamilyLetters: { access: "coach", status: 200, about: "member", body: async (_, id) => ({ member_ids: [id] }) },
  revokeFamilyLinks: { access: "coach", status: 200, about: "member", body: async (_, id) => ({ member_id: id }) },
  listOpenItems: { access: "coach", status: 200 },
  countOpenPlayers: { access: "coach", status: 200 },
  previewReminder: {
    access: "coach",
    status: 200,
    about: "member",
    body: async (fixture, id) => {
      await toldMember(fixture, id);
      return { member_id: id };
    },
  },
  sendReminders: { access: "coach", status: 200, about: "member", body: async (_, id) => ({ member_ids: [id] }) },
  getFamilyPage: { access: "public", status: 200, body: async (fixture) => ({ token: (await told(fixture)).token }) },
  readFamilyNotice: {
    access: "public",
    status: 200,
    body: async (fixture) => {
      const { token, notice_id } = await told(fixture);
      return { token, notice_id, version: 0 };
    },
  },
  answerFamilyNotice: {
    access: "public",
    status: 200,
    body: async (fixture) => ({ ...(await told(fixture)), answer: "参加", comment: "" }),
  },
  stopFamilyLinks: { access: "public", status: 200, body: async (fixture) => ({ token: (await told(fixture)).token }) },
  chooseFamilyMail: {
    access: "public",
    status: 200,
    body: async (fixture) => ({ token: (await told(fixture)).token, mail: false }),
  },
  answerFamilyEvent: {
    access: "public",
    status: 200,
    body: async (fixture) => ({ ...(await invited(fixture)), answer: "coming", comment: "" }),
  },
  answerFamilyCar: {
    access: "public",
    status: 200,
    body: async (fixture) => {
      const { token, event_id } = await invited(fixture);
      return { token, event_id, choice: "offer", seats: 2 };
    },
  },
  getProviderEvent: {
    access: "coach",
    status: 200,
    places: async (fixture) => ({ id: String(await held(fixture)) }),
  },
  applyProviderEvent: {
    access: "coach",
    status: 200,
    about: "member",
    places: async (fixture) => ({ id: String(await held(fixture)) }),
    body: async (_, id) => ({ member_ids: [id] }),
  },
  listIngestNotices: { access: "source", status: 200 },
  listIngestNotes: { access: "source", status: 200 },
  ingestNoticeReads: { access: "source", status: 200 },
  ingestNoticeAnswers: { access: "source", status: 200 },
} as const satisfies Record<string, Expectation>;

const published = ({ db, now }: Fixture) =>
  insertInformation(db, { category: "feature", title: "題", body: "本文", author: "運営事務局" }, now);

/** A notice that was sent to this member of team A; none for anybody else. */
async function toldMember({ db, now, teamId }: Fixture, memberId: number): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `insert into notices (team_id, state, title, body, member_ids, audience, choices, remind, level, leaves_at, author, updated_at)
     select team_id, 'sent', '題', '本文', array[id], '全員', '{参加}', false, 'normal', $3, '監督', $3
     from members where team_id = $1 and id = $2 returning id`,
    [teamId, memberId, now],
  );
  const noticeId = rows[0]?.id;
  if (noticeId === undefined) return undefined;
  await db.query("insert into notice_versions values ($1, $2, 0, '題', '本文', '監督', $3)", [teamId, noticeId, now]);
  await db.query("insert into notice_recipients (team_id, notice_id, member_id) values ($1, $2, $3)", [
    teamId,
    noticeId,
    memberId,
  ]);
  return noticeId;
}

/** Somebody of team A who was sent a notice, and a new link to the family's page. */
export async function told(fixture: Fixture): Promise<{ token: string; notice_id: number; member_id: number }> {
  const { db, now, teamId } = fixture;
  const { rows } = await db.query<{ id: number; family_id: number }>(
    "select id, family_id from live_members where team_id = $1 and state = 'active' order by id limit 1",
    [teamId],
  );
  const [member] = rows;
  const notice_id = member && (await toldMember(fixture, member.id));
  if (!member || notice_id === undefined) throw new Error("team A needs a member");
  const token = newToken();
  const link = {
    token_hash: tokenHash(token),
    family_id: member.family_id,
    member_id: null,
    recipient: "a@rights.example",
  };
  await insertFamilyLinks(db, teamId, [link], { now, expiresAt: new Date(now.getTime() + 1000) });
  return { token, notice_id, member_id: member.id };
}

/** An event of everybody in team A, and a new link to the page of a family that is invited. */
async function invited(fixture: Fixture): Promise<{ token: string; event_id: number; member_id: number }> {
  const { db, now, teamId } = fixture;
  const { token, member_id } = await told(fixture);
  const { rows } = await db.query<{ id: number }>(
    `insert into events (team_id, kind, title, all_day, starts_at, ends_at, timetable, place, meeting_place, opponent,
       bring, if_rain, note, contact_name, contact_phone, everyone, member_ids, audience, remind, cars, author, created_at,
       updated_at)
     values ($1, 'practice', '練習', false, '2030-01-01T00:00Z', '2030-01-01T03:00Z', '[]', '', '', '', '', '', '', '', '',
       true, '{}', '全員', false, true, '監督', $2, $2) returning id`,
    [teamId, now],
  );
  return { token, member_id, event_id: rows[0]?.id ?? 0 };
}

const held = ({ db, now }: Fixture) =>
  insertProviderEvent(
    db,
    {
      title: "測定会",
      body: "本文",
      all_day: false,
      starts_at: new Date("2030-01-01T00:00:00Z"),
      ends_at: new Date("2030-01-01T03:00:00Z"),
      place: "市民体育館",
      target: "選手",
      capacity: null,
      apply_until: null,
      author: "運営事務局",
    },
    now,
  );
