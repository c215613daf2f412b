import { contract } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { createSession } from "../http/auth/sessions.ts";
import { newLink } from "../security/oneTimeLink.ts";
import { listInvitesOf, upsertInvite } from "../store/account/oneTimeLinks.ts";
import { upsertCsvFile } from "../store/csv/csvFiles.ts";
import { insertCsvImport } from "../store/csv/csvImports.ts";
import { listCsvSources, upsertCsvSource } from "../store/csv/csvSources.ts";
import { insertMeasureItem } from "../store/measuring/measureItems.ts";
import { insertMeasuringDay } from "../store/measuring/measuringDays.ts";
import { addMember, addTeam, addUser, startTestServer } from "../testing.ts";
import { addTestPasskey } from "./account/authenticator.fixture.ts";
import {
  type CallerName,
  expectations,
  item,
  measuringDay,
  ownCsvSource,
  ownVideo,
  signInBody,
} from "./rights.fixtures.ts";
import { addRightsEvent, ownEvent } from "./rightsEvents.fixture.ts";
import type { Expectation, Fixture } from "./rightsFixture.fixture.ts";
import { addRightsNote, ownNote } from "./rightsNoteReplies.fixture.ts";
import { addRightsTemplate, ownTemplate } from "./rightsNoteTemplates.fixture.ts";
import { ownGroup, ownNotice } from "./rightsNotices.fixture.ts";
import { ownPasskey } from "./rightsPasskeys.fixture.ts";

export type EndpointName = keyof typeof contract;
export type Target = "own" | "foreign" | "missing";

const now = new Date("2026-04-05T03:00:00Z");
const fourDaysAgo = new Date("2026-04-01T03:00:00Z");
/** A mark in the names of each team's rows. */
export const marks = { a: "エー組の印", b: "ビー組の印", c: "シー組の印" };

/** One call, before it is sent: the names of its address, its query and its body. */
export type Call = {
  name: EndpointName;
  places: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
};

/** A server with three teams and one of everything that a call of the contract may be about. */
export async function startRights() {
  const server = await startTestServer({ now: () => now });
  const [a, b, c] = await Promise.all(Object.values(marks).map((name) => addTeam(server.db, { name })));
  if (!a || !b || !c) throw new Error("three teams are needed");
  const teamB = b.team_id;
  const user = async (team_id: number, overrides: object) => (await addUser(server.db, team_id, overrides)).id;
  const users = {
    player: await user(a.team_id, { coach_type: null, name: `${marks.a}選手` }),
    ownCoach: await user(a.team_id, { coach_type: "coach", name: `${marks.a}コーチ` }),
    ownManager: await user(a.team_id, {
      coach_type: "manager",
      name: `${marks.a}監督`,
      email: signInBody.email,
    }),
    strangerCoach: await user(c.team_id, { coach_type: "coach", name: `${marks.c}コーチ` }),
  };
  const managerB = await user(teamB, { coach_type: "manager", name: `${marks.b}監督` });
  const member = async (team_id: number, last_name: string) => (await addMember(server.db, team_id, { last_name })).id;
  const invite = async (team_id: number, mark: string) => {
    await upsertInvite(
      server.db,
      team_id,
      { coach_type: "coach", email: `${mark}@rights.example`, ...newLink(now, 1).stored },
      now,
    );
    return (await listInvitesOf(server.db, [team_id]))[0]?.[0]?.id ?? 0;
  };
  const measured = async (team_id: number) => (await insertMeasureItem(server.db, team_id, item)).id;
  const aDay = async (team_id: number, item_id: number) =>
    insertMeasuringDay(
      server.db,
      team_id,
      { ...measuringDay, item_ids: [item_id], event_id: null },
      users.ownManager,
      now,
    );
  const ballOf = async (team_id: number, member_id: number) => {
    const { rows } = await server.db.query<{ id: number }>(
      "insert into measurements (team_id, member_id, measured_at, mode, speed) values ($1, $2, $3, 2, 100) returning id",
      [team_id, member_id, now],
    );
    return rows[0]?.id ?? 0;
  };
  const csvImportOf = async (team_id: number, member_id: number) => {
    const file = { by: users.ownManager, gzipped: Buffer.of(1), sha256: Buffer.of(1), now };
    return insertCsvImport(server.db, team_id, {
      file_name: "a.csv",
      file_id: await upsertCsvFile(server.db, team_id, file),
      parser_version: 1,
      again_of: null,
      source_key: "a",
      format: "unknown",
      refused: 0,
      by: users.ownManager,
      now,
      sha256: file.sha256,
      memberIds: [member_id],
    });
  };
  const csvSourceOf = async (team_id: number) => {
    const source = { source_key: "a", mapping: {}, units: {}, names: [] };
    await upsertCsvSource(server.db, team_id, { ...source, format: "unknown" }, now);
    return (await listCsvSources(server.db, team_id))[0]?.id ?? 0;
  };
  const [itemA, itemB] = [await measured(a.team_id), await measured(teamB)];
  const missing = 2_000_000_000;
  const videoOf = async (team_id: number, member_id: number) => {
    const { rows } = await server.db.query<{ id: number }>(
      `insert into videos (team_id, member_id, filmed_at, mode, source, file, bytes, part_bytes, type)
       values ($1, $2, $3, 2, 'coach', 'videos/foreign', 4, 4, 'video/webm') returning id`,
      [team_id, member_id, now],
    );
    return rows[0]?.id ?? 0;
  };
  const uploadOf = async (team_id: number, member_id: number) => {
    const { rows } = await server.db.query<{ id: number }>(
      `insert into video_uploads (team_id, member_id, measurement_id, file, bytes, part_bytes, resume_key, created_at)
       values ($1, $2, 1, 'videos/begun', 4, 4, 'foreign', $3) returning id`,
      [team_id, member_id, now],
    );
    return rows[0]?.id ?? 0;
  };
  const noticeOf = async (team_id: number, member_id: number) => {
    const { rows } = await server.db.query<{ id: number }>(
      `insert into notices (team_id, title, body, member_ids, audience, choices, remind, level, author, updated_at)
       values ($1, $3, $3, array[$2::int], '', '{}', false, 'normal', '', $4) returning id`,
      [team_id, member_id, marks.b, now],
    );
    return rows[0]?.id ?? 0;
  };
  const groupOf = async (team_id: number, member_id: number) => {
    const { rows } = await server.db.query<{ id: number }>(
      "insert into recipient_groups (team_id, name, member_ids) values ($1, $3, array[$2::int]) returning id",
      [team_id, member_id, marks.b],
    );
    return rows[0]?.id ?? 0;
  };
  const [memberA, memberB] = [await member(a.team_id, marks.a), await member(teamB, marks.b)];
  const ids: Record<NonNullable<Expectation["about"]>, Record<Target, number>> = {
    member: { own: memberA, foreign: memberB, missing },
    measurement: { own: await ballOf(a.team_id, memberA), foreign: await ballOf(teamB, memberB), missing },
    video: { own: ownVideo, foreign: await videoOf(teamB, memberB), missing },
    upload: { own: ownVideo, foreign: await uploadOf(teamB, memberB), missing },
    csvImport: { own: await csvImportOf(a.team_id, memberA), foreign: await csvImportOf(teamB, memberB), missing },
    notice: { own: ownNotice, foreign: await noticeOf(teamB, memberB), missing },
    event: { own: ownEvent, foreign: await addRightsEvent(server.db, teamB, marks.b), missing },
    note: { own: ownNote, foreign: await addRightsNote(server.db, teamB, memberB, marks.b), missing },
    template: { own: ownTemplate, foreign: await addRightsTemplate(server.db, teamB, marks.b, now), missing },
    group: { own: ownGroup, foreign: await groupOf(teamB, memberB), missing },
    passkey: { own: ownPasskey, foreign: (await addTestPasskey(server.db, managerB, now)).id, missing },
    csvSource: { own: ownCsvSource, foreign: await csvSourceOf(teamB), missing },
    erased: { own: await member(a.team_id, marks.a), foreign: await member(teamB, marks.b), missing },
    coach: { own: users.ownCoach, foreign: managerB, missing },
    leaver: { own: await user(a.team_id, { name: `${marks.a}退任` }), foreign: managerB, missing },
    item: { own: itemA, foreign: itemB, missing },
    day: { own: await aDay(a.team_id, itemA), foreign: await aDay(teamB, itemB), missing },
    removedDay: { own: await aDay(a.team_id, itemA), foreign: await aDay(teamB, itemB), missing },
    invite: { own: await invite(a.team_id, marks.a), foreign: await invite(teamB, marks.b), missing },
  };
  await member(c.team_id, marks.c);
  const fixture = { db: server.db, now, teamId: a.team_id, coachId: users.ownCoach };

  const isUser = (caller: CallerName): caller is keyof typeof users & CallerName => caller in users;

  async function callOf(name: EndpointName, caller: CallerName, target: Target): Promise<Call> {
    const { body, query, about, places } = expectations[name];
    const id = about ? ids[about][target] : 0;
    const here: Fixture = { ...fixture, callerId: isUser(caller) ? users[caller] : 0 };
    return {
      name,
      places: { id: String(id), ...(await places?.(here, id)) },
      query: (await query?.(here, id)) ?? {},
      body: typeof body === "function" ? await body(here, id) : body,
    };
  }

  let addresses = 0;
  async function send({ name, places, query, body }: Call, caller: CallerName) {
    const { method, path } = contract[name];
    const { type } = expectations[name];
    const authorization = await authorizationOf(caller);
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : "";
    addresses += 1;
    return server.app.inject({
      method,
      url: path.replace(/:(\w+)/g, (_, place: string) => places[place] ?? "") + search,
      // No limit for one place is what refuses here.
      remoteAddress: `192.0.2.${addresses % 256}`,
      headers: { ...(authorization && { authorization }), ...(type && { "content-type": type }) },
      ...(body !== undefined && { payload: body as object }),
    });
  }

  async function authorizationOf(caller: CallerName): Promise<string | undefined> {
    if (caller === "noToken") return undefined;
    if (caller === "garbage") return "Token ../../etc/passwd' or 1=1 --";
    if (caller === "expired") return `Token ${await createSession(server.db, users.ownManager, false, fourDaysAgo)}`;
    if (caller === "loggedOut") {
      const authorization = `Token ${await createSession(server.db, users.ownManager, false, now)}`;
      await server.app.inject({ method: "POST", url: contract.logout.path, headers: { authorization } });
      return authorization;
    }
    return `Token ${await createSession(server.db, users[caller], false, now)}`;
  }

  const call = async (name: EndpointName, caller: CallerName, target: Target) =>
    send(await callOf(name, caller, target), caller);

  return { call, callOf, send, dumpOfTeamB: () => dumpOf(server.db, teamB), stop: () => server.stop() };
}

/** Every row of a team. */
async function dumpOf(db: Queryable, teamId: number): Promise<string> {
  const tables = [
    "teams",
    "users",
    "members",
    "body_sizes",
    "measurements",
    "deleted_measurements",
    "csv_imports",
    "csv_files",
    "csv_mappings",
    "csv_names",
    "videos",
    "video_uploads",
    "training_entries",
    "training_comments",
    "coach_invites",
    "inquiries",
    "join_codes",
    "families",
    "family_links",
    "notices",
    "notice_versions",
    "notice_recipients",
    "notice_mails",
    "notice_files",
    "recipient_groups",
    "events",
    "event_attendance",
    "event_cars",
    "event_duties",
    "calendar_feeds",
    "provider_event_players",
    "notes",
    "note_stamps",
    "note_comments",
    "note_reads",
    "note_templates",
    "note_template_versions",
    "goal_sheets",
    "year_changes",
    "year_change_moves",
    "applications",
    "consents",
    "audit_log",
  ];
  const rows = await Promise.all(
    tables.map((table) =>
      db.query(`select to_jsonb(t)::text as row from ${table} t where team_id = $1 order by 1`, [teamId]),
    ),
  );
  const passkeys = await db.query(
    "select to_jsonb(p)::text as row from passkeys p join users u on u.id = p.user_id where team_id = $1",
    [teamId],
  );
  const resets = await db.query(
    "select to_jsonb(r)::text as row from password_resets r join users u on u.id = r.user_id where team_id = $1",
    [teamId],
  );
  return JSON.stringify([...rows, passkeys, resets].map((result) => result.rows));
}
