import { gzipSync } from "node:zlib";
import { type Access, type contract, defaultSettings, type MeasureItemDraft, memberDraftSchema } from "@kyuseki/domain";
import sharp from "sharp";
import { newLink } from "../security/oneTimeLink.ts";
import { newSignedCode } from "../security/signedCode.ts";
import { upsertCoachReset, upsertInvite } from "../store/account/oneTimeLinks.ts";
import { upsertCsvFile } from "../store/csv/csvFiles.ts";
import { upsertJoinCode } from "../store/members/joinCodes.ts";
import { insertMembers } from "../store/members/members.ts";
import { upsertSecret } from "../store/platform/serverSecrets.ts";
import { testPassword } from "../testing.ts";
import { calendarRights } from "./rightsCalendars.fixture.ts";
import { eventRights } from "./rightsEvents.fixture.ts";
import { familyExpectations } from "./rightsFamilies.fixture.ts";
import type { Expectation, Fixture } from "./rightsFixture.fixture.ts";
import { noteReplyRights } from "./rightsNoteReplies.fixture.ts";
import { noteTemplateRights } from "./rightsNoteTemplates.fixture.ts";
import { noticeRights } from "./rightsNotices.fixture.ts";
import { ownTeamRights } from "./rightsOwnTeams.fixture.ts";
import {
  anyPasskey,
  passkeyName,
  passkeyOfCaller,
  passkeySignIn,
  registration,
  secondStep,
} from "./rightsPasskeys.fixture.ts";

/** Team A owns the rows asked for, the stranger coaches team C, and team B is the one whose rows nobody may reach. */
export const callers = [
  "noToken",
  "garbage",
  "expired",
  "loggedOut",
  "strangerCoach",
  "player",
  "ownCoach",
  "ownManager",
] as const;
export type CallerName = (typeof callers)[number];
type Verdict = number | "ok";

const signedOut = { noToken: 401, garbage: 401, expired: 401, loggedOut: 401 } as const;

/** Written out, not computed: a right loosened in the contract must show here. */
export const verdicts = {
  public: {
    noToken: "ok",
    garbage: "ok",
    expired: "ok",
    loggedOut: "ok",
    strangerCoach: "ok",
    player: "ok",
    ownCoach: "ok",
    ownManager: "ok",
  },
  session: { ...signedOut, strangerCoach: "ok", player: "ok", ownCoach: "ok", ownManager: "ok" },
  coach: { ...signedOut, strangerCoach: "ok", player: 403, ownCoach: "ok", ownManager: "ok" },
  manager: { ...signedOut, strangerCoach: 403, player: 403, ownCoach: 403, ownManager: "ok" },
  source: { ...signedOut, strangerCoach: 401, player: 401, ownCoach: 401, ownManager: 401 },
} as const satisfies Record<Access, Record<CallerName, Verdict>>;

const draft = { last_name: "試験", first_name: "太郎", grade: "j2" };
const team = { name: "変更後", sport_type: "baseball", ball: "hard", prefecture: 13, version: 1 };

export const signInBody = { email: "manager-a@rights.example", password: testPassword };

let addresses = 0;
/** What the set-up page sends. */
const setupBody = {
  code: "0".repeat(43),
  team_name: "港北リトル",
  sport_type: "baseball",
  ball: "hard",
  prefecture: 14,
  name: "大野 健一",
  email: "ohno@club.example",
  password: testPassword,
};
const newAddress = () => {
  addresses += 1;
  return `new-${addresses}@rights.example`;
};

async function resetCode({ db, now, teamId, coachId }: Fixture): Promise<string> {
  const { code, stored } = newLink(now, 1);
  await upsertCoachReset(db, teamId, coachId, stored);
  return code;
}

async function inviteCode({ db, now, teamId }: Fixture): Promise<string> {
  const { code, stored } = newLink(now, 1);
  await upsertInvite(db, teamId, { coach_type: "coach", email: null, ...stored }, now);
  return code;
}

async function joinCode({ db, now, teamId }: Fixture): Promise<string> {
  const code = newSignedCode(await upsertSecret(db, "join-code"));
  await upsertJoinCode(db, teamId, { code, expires_at: new Date(now.getTime() + 1000), applicant: null }, now);
  return code;
}

const applicationBody = {
  applicant: "guardian",
  last_name: "応募",
  first_name: "花子",
  last_name_kana: "おうぼ",
  first_name_kana: "はなこ",
  grade: "e3",
  guardian_email: "oubo@rights.example",
  consent: true,
};

/** Somebody new who applies to team A; with any other id, that one as it is. */
async function applicant({ db, teamId }: Fixture, id: number) {
  const { rows } = await db.query<{ id: number }>(
    `insert into members (team_id, last_name, first_name, grade, state)
     select team_id, last_name, first_name, grade, 'applied' from members where team_id = $1 and id = $2 returning id`,
    [teamId, id],
  );
  return { member_id: rows[0]?.id ?? id };
}

/** Nobody of team A changes, so that the other calls find it as it was. */
async function stayingMoves({ db, now, teamId }: Fixture): Promise<object> {
  await db.query("update teams set school_year = 2025 where team_id = $1", [teamId]);
  await db.query("update year_changes set undone_at = $2 where team_id = $1", [teamId, now]);
  const { rows: moves } = await db.query(
    `select id as member_id, grade as "from", 'stay' as move from live_members where team_id = $1 and state = 'active'`,
    [teamId],
  );
  return { to_year: 2026, moves };
}

async function doneYearChange({ db, now, teamId }: Fixture): Promise<object> {
  await db.query("update teams set school_year = 2026 where team_id = $1", [teamId]);
  await db.query("update year_changes set undone_at = $2 where team_id = $1", [teamId, now]);
  const { rows } = await db.query<{ id: number }>(
    "insert into year_changes (team_id, to_year, done_at) values ($1, 2026, $2) returning id",
    [teamId, now],
  );
  return { id: rows[0]?.id };
}

/** A member of team A is brought into the state the call begins with; the rows of others stay as they are. */
const fromState =
  (state: string) =>
  async ({ db, teamId }: Fixture, id: number) => {
    await db.query(`update members set ${state} where team_id = $1 and id = $2`, [teamId, id]);
    return { member_id: id };
  };

const idsInState =
  (state: string) =>
  async (fixture: Fixture, id: number): Promise<object> => {
    await fromState(state)(fixture, id);
    return { ids: [id] };
  };

async function deletedIds(fixture: Fixture, id: number): Promise<object> {
  return idsInState(`deleted_at = '${fixture.now.toISOString()}'`)(fixture, id);
}

async function edit({ db, teamId }: Fixture, id: number): Promise<object> {
  const values = [teamId, id];
  const { rows } = await db.query("select version from members where team_id = $1 and id = $2", values);
  return { ...draft, version: 1, ...rows[0] };
}

/** As `rights.test.ts` adds it to each team: saving it changes nothing. */
export const item: MeasureItemDraft = {
  name: "測定の項目",
  unit: "秒",
  better: "lower",
  lowest: null,
  highest: null,
  decimals: 1,
};
let names = 0;
const newName = () => {
  names += 1;
  return `項目${names}`;
};

async function itemOrder({ db, teamId }: Fixture): Promise<object> {
  const { rows } = await db.query<{ id: number }>(
    "select id from measure_items where team_id = $1 and archived_at is null order by position, id",
    [teamId],
  );
  return { ids: rows.map(({ id }) => id) };
}

/** A member the caller has just added stands in for team A's own, whom the other calls still need. */
async function justCreated({ db, now, teamId, coachId, callerId }: Fixture, id: number): Promise<object> {
  const own = await db.query("select 1 from members where team_id = $1 and id = $2", [teamId, id]);
  if (own.rowCount === 0) return { ids: [id] };
  const created = await insertMembers(db, teamId, [memberDraftSchema.parse(draft)], callerId || coachId, now);
  return { ids: created.map((member) => member.id) };
}

/** A measuring day of the team's one item, as `rights.test.ts` adds two to each team. */
export const measuringDay = { name: "測定会", date: "2026-04-05", place: "" };

async function dayItem({ db, teamId }: Fixture, id: number): Promise<number> {
  const { rows } = await db.query<{ item_id: number }>(
    "select item_ids[1] as item_id from measuring_days where team_id = $1 and id = $2",
    [teamId, id],
  );
  return rows[0]?.item_id ?? 2_000_000_000;
}

async function dayVersion({ db, teamId }: Fixture, id: number): Promise<number> {
  const { rows } = await db.query("select version from measuring_days where team_id = $1 and id = $2", [teamId, id]);
  return rows[0]?.version ?? 1;
}

async function firstMember({ db, teamId }: Fixture): Promise<number> {
  const { rows } = await db.query("select min(id) as id from live_members where team_id = $1 and state = 'active'", [
    teamId,
  ]);
  return rows[0]?.id ?? 2_000_000_000;
}

/** A count of that member, or one nobody has. */
async function pitchCount({ db, now, teamId }: Fixture, member_id: number) {
  const { rows } = await db.query<{ id: number }>(
    `insert into pitch_counts (team_id, member_id, date, kind, pitches)
     select team_id, id, $2, 'game', 40 from members where id = $1 and team_id = $3 returning id`,
    [member_id, now, teamId],
  );
  return { member_id, id: rows[0]?.id ?? 2_000_000_000 };
}

/** An entry that a coach made for that member, or one nobody has. */
async function recordedEntry({ db, now, teamId }: Fixture, member_id: number) {
  const { rows } = await db.query<{ id: number }>(
    `insert into training_entries (team_id, member_id, date, menu, minutes, source, source_id)
     select team_id, id, $2, 'other', 30, 'manual', gen_random_uuid()::text from members
     where id = $1 and team_id = $3 returning id`,
    [member_id, now, teamId],
  );
  return { entry_id: rows[0]?.id ?? 2_000_000_000 };
}

/** A day with a count of that member, or one nobody has. */
async function finishedBatter({ db, teamId }: Fixture, member_id: number) {
  const date = "2026-04-05";
  await db.query(
    `insert into pitch_counts (team_id, member_id, date, kind, pitches)
     select team_id, id, $2, 'game', 71 from members where id = $1 and team_id = $3`,
    [member_id, date, teamId],
  );
  return { member_id, date, finished: true };
}

/** A correction that begins from the ball as it stands. */
async function correction({ db, teamId }: Fixture, id: number): Promise<object> {
  const { rows } = await db.query(
    `select tag_pitch, batting_type, batting_result, ball, speed, angle, distance
     from measurements where team_id = $1 and id = $2`,
    [teamId, id],
  );
  const unknown = { batting_type: null, batting_result: null, ball: null, speed: null, angle: null, distance: null };
  const before = rows[0] ?? { tag_pitch: null, ...unknown };
  return { tag_pitch: before.tag_pitch === 1 ? 3 : 1, before };
}

/** Away from whose it is, and by the next caller back again. */
async function move({ db, teamId }: Fixture, id: number): Promise<object> {
  const { rows } = await db.query<{ id: number }>(
    `select m.id from members m
     left join measurements s on s.team_id = m.team_id and s.member_id = m.id and s.id = $2
     where m.team_id = $1 and m.state <> 'applied' and m.deleted_at is null order by s.id is null, m.id limit 2`,
    [teamId, id],
  );
  const [from, to] = rows;
  return { ids: [id], from: from?.id, to: to?.id };
}

let seconds = 1_700_000_000;
/** One nobody has sent before. */
function newBall(member_id: number) {
  seconds += 1;
  return { member_id: [member_id], mode: [2], datetime: [seconds], speed: [100] };
}

const csvOrigin = { source_key: "0123456789abcdef", format: "unknown", mapping: {}, units: {} };

const csvFile = gzipSync("a,b");
async function csvImport({ db, now, teamId, coachId, callerId }: Fixture, member_id: number): Promise<object> {
  const file = { by: callerId || coachId, gzipped: csvFile, sha256: Buffer.of(1), now };
  return {
    ...csvOrigin,
    file_name: "a.csv",
    file_id: await upsertCsvFile(db, teamId, file),
    parser_version: 1,
    again_of: null,
    names: [],
    ball: null,
    refused: 0,
    balls: newBall(member_id),
  };
}

/** Far from those the database counts. */
export const ownCsvSource = 1_000_000;
/** Team A's own stands there whenever it is asked for. */
async function csvSource({ db, now, teamId }: Fixture): Promise<undefined> {
  await db.query(
    `insert into csv_mappings (team_id, id, source_key, format, mapping, units, used_at)
     values ($1, $3, 'own', 'unknown', '{}', '{}', $2) on conflict do nothing`,
    [teamId, now, ownCsvSource],
  );
}

/** Far from those the database counts. */
export const ownVideo = 1_000_000;
/** Team A's own video, and one all of whose one part is there, stand there whenever they are asked for. */
async function video({ db, now, teamId }: Fixture): Promise<undefined> {
  await db.query(
    `insert into videos (team_id, member_id, id, filmed_at, mode, source, file, bytes, part_bytes, type)
     select team_id, min(id), $3, $2, 2, 'coach', 'videos/own', 4, 4, 'video/webm' from members where team_id = $1
     group by team_id on conflict do nothing`,
    [teamId, now, ownVideo],
  );
}
async function upload({ db, now, teamId }: Fixture): Promise<undefined> {
  await db.query(
    `insert into video_uploads (team_id, member_id, id, measurement_id, file, bytes, part_bytes, resume_key, received,
       type, created_at)
     select team_id, member_id, $3, id, 'videos/' || gen_random_uuid(), 4, 4, 'own', 1, 'video/webm', $2 from measurements
     where team_id = $1 order by id limit 1
     on conflict do nothing`,
    [teamId, now, ownVideo],
  );
}
const videoPart = Buffer.from("video");

async function ballOf({ db }: Fixture, memberId: number) {
  const { rows } = await db.query<{ id: number }>("select min(id) as id from measurements where member_id = $1", [
    memberId,
  ]);
  return { mode: "pitching", ball_id: String(rows[0]?.id ?? 2_000_000_000) };
}

async function ownAddress({ db, callerId }: Fixture) {
  const { rows } = await db.query<{ email: string }>("select email from users where id = $1", [callerId]);
  return { email: rows[0]?.email ?? newAddress(), code: "00000000" };
}

/** Of the caller to that member of team A, or one nobody wrote. */
async function ownComment({ db, now, teamId, callerId }: Fixture, member_id: number) {
  const { rows } = await db.query<{ id: number }>(
    `insert into training_comments (team_id, member_id, date, user_id, stamp, created_at)
     select team_id, id, $2::timestamptz, nullif($4, 0), 'seen', $2::timestamptz from members where id = $1 and team_id = $3 returning id`,
    [member_id, now, teamId, callerId],
  );
  return { comment_id: rows[0]?.id ?? 2_000_000_000 };
}

/** One line per endpoint of the contract; a new endpoint does not compile without its own. */
export const expectations: Record<keyof typeof contract, Expectation> = {
  ...familyExpectations,
  ...calendarRights,
  ...ownTeamRights,
  login: { access: "public", status: 200, body: signInBody },
  logout: { access: "session", status: 200 },
  getSession: { access: "session", status: 200 },
  requestPasswordReset: { access: "public", status: 200, body: async () => ({ email: newAddress() }) },
  checkPasswordReset: { access: "public", status: 200, body: async (fixture) => ({ code: await resetCode(fixture) }) },
  resetPassword: {
    access: "public",
    status: 200,
    body: async (fixture) => ({ code: await resetCode(fixture), password: testPassword }),
  },
  startPasskeySignIn: { access: "public", status: 200 },
  signInWithPasskey: { access: "public", status: 200, body: passkeySignIn },
  finishSignIn: { access: "public", status: 200, body: secondStep },
  getAccount: { access: "session", status: 200 },
  startProof: { access: "session", status: 200 },
  prove: { access: "session", status: 200, body: { current_password: testPassword } },
  listPasskeys: { access: "coach", status: 200 },
  startPasskey: { access: "coach", status: 200 },
  addPasskey: { access: "coach", status: 201, body: registration },
  renamePasskey: { access: "coach", status: 200, about: "passkey", body: passkeyName },
  removePasskey: { access: "coach", status: 200, about: "passkey", body: passkeyOfCaller },
  makeRecoveryCodes: { access: "coach", status: 201, body: anyPasskey },
  chooseSecondFactor: { access: "coach", status: 200, body: { asked_at_sign_in: false } },
  getTeamSecondFactor: { access: "manager", status: 200 },
  requireSecondFactor: { access: "manager", status: 200, body: { required: false } },
  removeSecondFactor: { access: "manager", status: 200, about: "coach" },
  changePassword: {
    access: "session",
    status: 200,
    body: { current_password: testPassword, password: testPassword },
  },
  changeName: { access: "session", status: 200, body: { name: "改名 太郎" } },
  changeEmail: {
    access: "session",
    status: 200,
    body: async () => ({ email: newAddress(), current_password: testPassword }),
  },
  // An address that counts already is confirmed with any code.
  confirmEmail: { access: "session", status: 200, body: ownAddress },
  listSessions: { access: "session", status: 200 },
  endSessions: { access: "session", status: 200, body: { ids: "others" } },
  listCoaches: { access: "coach", status: 200 },
  inviteCoach: { access: "manager", status: 201, body: { coach_type: "coach" } },
  revokeInvite: { access: "manager", status: 200, about: "invite" },
  issueResetLink: { access: "manager", status: 201, about: "coach" },
  changeCoachRole: { access: "manager", status: 200, about: "coach", body: { coach_type: "coach" } },
  changeCoach: { access: "manager", status: 200, about: "coach", body: async () => ({ email: newAddress() }) },
  removeCoach: { access: "manager", status: 200, about: "leaver" },
  checkInvite: { access: "public", status: 200, body: async (fixture) => ({ code: await inviteCode(fixture) }) },
  sendInviteCode: {
    access: "public",
    status: 200,
    body: async (fixture) => ({ code: await inviteCode(fixture), email: newAddress() }),
  },
  acceptInvite: {
    access: "public",
    status: 201,
    body: async (fixture) => ({
      code: await inviteCode(fixture),
      name: "新任 コーチ",
      email: newAddress(),
      password: testPassword,
    }),
  },
  // A club exists, so there is nothing to set up.
  checkSetup: { access: "public", status: 404, body: { code: "0".repeat(43) } },
  runSetup: { access: "public", status: 404, body: setupBody },
  listMembers: { access: "coach", status: 200 },
  getMember: { access: "coach", status: 200, about: "member" },
  getMemberStory: { access: "coach", status: 200, about: "member" },
  createMember: { access: "coach", status: 201, body: draft },
  bulkCreateMember: { access: "coach", status: 201, body: { members: [draft, draft] } },
  updateMember: { access: "coach", status: 200, about: "member", body: edit },
  bulkDeleteMember: { access: "manager", status: 200, about: "member", body: idsInState("deleted_at = null") },
  restoreMembers: { access: "manager", status: 200, about: "member", body: deletedIds },
  listDeletedMembers: { access: "manager", status: 200 },
  undoCreation: { access: "coach", status: 200, about: "member", body: justCreated },
  archiveMembers: {
    access: "manager",
    status: 200,
    about: "member",
    body: async (fixture, id) => ({ ...(await idsInState("state = 'active'")(fixture, id)), as: "left" }),
  },
  reinstateMembers: { access: "manager", status: 200, about: "member", body: idsInState("state = 'archived'") },
  getYearState: { access: "coach", status: 200 },
  runYearChange: { access: "manager", status: 201, body: stayingMoves },
  undoYearChange: { access: "manager", status: 200, body: doneYearChange },
  acceptTrainingRequest: {
    access: "coach",
    status: 200,
    about: "member",
    body: fromState("nextrainer_usage = 'wait_acceptance'"),
  },
  updateNextrainerStatus: {
    access: "coach",
    status: 200,
    about: "member",
    query: async (fixture, id) => {
      await fromState("nextrainer_usage = 'in_use', nextrainer_purchased = true")(fixture, id);
      return { member_id: String(id), status: "not_use" };
    },
  },
  inviteMember: { access: "coach", status: 200, about: "member", body: fromState("nextshot_usage = 'not_use'") },
  cancelInvite: {
    access: "coach",
    status: 200,
    about: "member",
    body: fromState("nextshot_usage = 'wait_acceptance'"),
  },
  unlinkUser: { access: "coach", status: 200, about: "member", body: fromState("nextshot_usage = 'in_use'") },
  getTeam: { access: "coach", status: 200 },
  updateTeam: { access: "manager", status: 200, body: team },
  getTeamSettings: { access: "coach", status: 200 },
  getTeamStorage: { access: "coach", status: 200 },
  updateTeamSettings: {
    access: "manager",
    status: 200,
    body: { ...defaultSettings("baseball", "rubber"), version: 1 },
  },
  listMeasureItems: { access: "coach", status: 200 },
  createMeasureItem: { access: "manager", status: 201, body: async () => ({ ...item, name: newName() }) },
  updateMeasureItem: { access: "manager", status: 200, about: "item", body: { ...item, version: 1 } },
  archiveMeasureItem: { access: "manager", status: 200, about: "item" },
  reinstateMeasureItem: { access: "manager", status: 200, about: "item" },
  orderMeasureItems: { access: "manager", status: 200, body: itemOrder },
  getEvaluation: {
    access: "coach",
    status: 200,
    about: "item",
    query: async (_, item_id) => ({ item_id: String(item_id) }),
  },
  getEvaluationTable: { access: "coach", status: 200 },
  getEvaluationPlayer: { access: "coach", status: 200, about: "member" },
  listMeasureGoals: { access: "coach", status: 200 },
  saveMeasureGoals: {
    access: "manager",
    status: 200,
    about: "item",
    body: async ({ db, teamId }, item_id) => {
      await db.query("update teams set measure_goals_version = 1 where team_id = $1", [teamId]);
      return { goals: [{ kind: null, item_id, grade: "j2", value: 7.5 }], version: 1 };
    },
  },
  listMeasuringDays: { access: "coach", status: 200 },
  getMeasuringDay: { access: "coach", status: 200, about: "day" },
  createMeasuringDay: {
    access: "coach",
    status: 201,
    about: "item",
    body: async (_, item_id) => ({ ...measuringDay, item_ids: [item_id] }),
  },
  updateMeasuringDay: {
    access: "coach",
    status: 200,
    about: "day",
    body: async (fixture, id) => ({
      ...measuringDay,
      item_ids: [await dayItem(fixture, id)],
      version: await dayVersion(fixture, id),
    }),
  },
  saveMeasuringValues: {
    access: "coach",
    status: 200,
    about: "day",
    body: async (fixture, id) => ({
      cells: [{ member_id: await firstMember(fixture), item_id: await dayItem(fixture, id), from: null, value: 8.1 }],
    }),
  },
  closeMeasuringDay: { access: "coach", status: 200, about: "day" },
  reopenMeasuringDay: { access: "coach", status: 200, about: "day" },
  deleteMeasuringDay: { access: "manager", status: 200, about: "removedDay" },
  getPitchGuard: { access: "coach", status: 200 },
  getPlayerGuard: { access: "coach", status: 200, about: "member" },
  markFinishedBatter: { access: "coach", status: 200, about: "member", body: finishedBatter },
  listPitchCounts: { access: "coach", status: 200, about: "member" },
  recordPitchCounts: {
    access: "coach",
    status: 201,
    about: "member",
    body: async (_, member_id) => ({ date: "2026-04-05", counts: [{ member_id, kind: "game", pitches: 40 }] }),
  },
  changePitchCount: {
    access: "coach",
    status: 200,
    about: "member",
    body: async (fixture, id) => ({
      ...(await pitchCount(fixture, id)),
      version: 1,
      date: "2026-04-05",
      kind: "game",
      pitches: 41,
    }),
  },
  deletePitchCount: { access: "coach", status: 200, about: "member", body: pitchCount },
  restorePitchCount: { access: "coach", status: 200, about: "member", body: pitchCount },
  getTrainingReport: { access: "coach", status: 200 },
  getTrainingPlayer: { access: "coach", status: 200, about: "member" },
  addTrainingComment: {
    access: "coach",
    status: 201,
    about: "member",
    body: { date: "2026-04-05", stamp: "seen", text: "" },
  },
  removeTrainingComment: { access: "coach", status: 200, about: "member", body: ownComment },
  recordTraining: { access: "coach", status: 201, about: "member", body: { date: "2026-04-05", minutes: 30 } },
  deleteRecordedTraining: { access: "coach", status: 200, about: "member", body: recordedEntry },
  getLocalRanking: { access: "coach", status: 200 },
  getNationalRanking: { access: "coach", status: 200 },
  getTeamRanking: { access: "coach", status: 200 },
  getBattingSummary: { access: "coach", status: 200, about: "member" },
  listBattingResults: { access: "coach", status: 200, about: "member" },
  getPitchingSummary: { access: "coach", status: 200, about: "member" },
  listPitchingResults: { access: "coach", status: 200, about: "member" },
  listPitchingDays: { access: "coach", status: 200, about: "member" },
  getBattingAiStats: { access: "coach", status: 200, about: "member" },
  getPitchingAiStats: { access: "coach", status: 200, about: "member" },
  changeMeasurement: { access: "coach", status: 200, about: "measurement", body: correction },
  // What one caller deleted is deleted for the next one, too, until it is had back.
  deleteMeasurement: { access: "coach", status: 200, about: "measurement" },
  listDayBalls: { access: "coach", status: 200, about: "measurement" },
  moveMeasurements: { access: "coach", status: 200, about: "measurement", body: move },
  restoreMeasurement: { access: "coach", status: 200, about: "measurement" },
  getBallPage: { access: "coach", status: 200, about: "member", places: ballOf },
  startVideoUpload: {
    access: "coach",
    status: 200,
    about: "measurement",
    body: { bytes: 100, resume_key: "a".repeat(64) },
  },
  sendVideoPart: {
    access: "coach",
    status: 200,
    about: "upload",
    type: "application/octet-stream",
    places: async (fixture) => {
      await upload(fixture);
      return { part: "0" };
    },
    body: videoPart,
  },
  finishVideoUpload: { access: "coach", status: 200, about: "upload", body: upload },
  cancelVideoUpload: { access: "coach", status: 200, about: "upload", body: upload, elsewhere: 200 },
  savePoster: {
    access: "coach",
    status: 200,
    about: "video",
    type: "image/png",
    body: async (fixture) => {
      await video(fixture);
      return sharp({ create: { width: 9, height: 9, channels: 3, background: "#16375f" } })
        .png()
        .toBuffer();
    },
  },
  setImpact: {
    access: "coach",
    status: 200,
    about: "video",
    body: async (fixture) => {
      await video(fixture);
      return { impact_s: 1.2 };
    },
  },
  removeVideo: { access: "coach", status: 200, about: "video", body: video },
  getAnalysis: {
    access: "coach",
    status: 200,
    about: "member",
    query: async (_, member_id) => ({ member_id: String(member_id) }),
  },
  getReportPlayers: { access: "coach", status: 200 },
  getCsvImports: { access: "coach", status: 200 },
  findKnownBalls: { access: "coach", status: 200, body: async (_, id) => ({ balls: newBall(id || 1) }) },
  sendCsvFile: { access: "coach", status: 201, type: "application/octet-stream", body: csvFile },
  importCsv: { access: "coach", status: 201, about: "member", body: csvImport },
  getCsvFile: { access: "coach", status: 200, about: "csvImport" },
  undoCsvImport: { access: "coach", status: 200, about: "csvImport" },
  // Forgotten by one caller, it is made again for the next.
  forgetCsvSource: { access: "coach", status: 200, about: "csvSource", body: csvSource },
  getHome: { access: "coach", status: 200 },
  getWeekBests: { access: "coach", status: 200 },
  getDashboard: { access: "coach", status: 200 },
  getPracticeHeat: { access: "coach", status: 200 },
  uploadLogo: {
    access: "manager",
    status: 200,
    body: () =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: "#16375f" } })
        .png()
        .toBuffer(),
    type: "image/png",
  },
  removeLogo: { access: "manager", status: 200 },
  getTeamPhotos: { access: "coach", status: 200 },
  switchTeamPhotos: { access: "manager", status: 200, body: { on: true } },
  uploadPhoto: {
    access: "coach",
    status: 200,
    about: "member",
    type: "image/png",
    query: async () => ({ consent: "given" }),
    body: async ({ db, teamId }) => {
      await db.query("update teams set photos = true where team_id = $1", [teamId]);
      return sharp({ create: { width: 8, height: 8, channels: 3, background: "#16375f" } })
        .png()
        .toBuffer();
    },
  },
  removePhoto: { access: "coach", status: 200, about: "member" },
  getJoinCode: { access: "coach", status: 200 },
  issueJoinCode: { access: "manager", status: 201 },
  revokeJoinCode: { access: "manager", status: 200 },
  checkJoinCode: { access: "public", status: 200, body: async (fixture) => ({ code: await joinCode(fixture) }) },
  applyToJoin: {
    access: "public",
    status: 201,
    body: async (fixture) => ({ ...applicationBody, code: await joinCode(fixture) }),
  },
  acceptApplication: { access: "coach", status: 200, about: "member", body: applicant },
  mergeApplication: {
    access: "coach",
    status: 200,
    about: "member",
    body: async (fixture, id) => ({ ...(await applicant(fixture, id)), into_id: id }),
  },
  declineApplication: { access: "coach", status: 200, about: "member", body: applicant },
  exportMember: { access: "manager", status: 200, about: "member" },
  eraseMember: { access: "manager", status: 200, about: "erased" },
  exportTeam: { access: "manager", status: 200 },
  listAudit: { access: "manager", status: 200 },
  exportAudit: { access: "manager", status: 200 },
  ingestTrainingRecords: { access: "source", status: 200 },
  ingestMeasurements: { access: "source", status: 200 },
  ingestTeamAverages: { access: "source", status: 200 },
  ingestPitchCounts: { access: "source", status: 200 },
  ingestNotes: { access: "source", status: 200 },
  ingestVideos: { access: "source", status: 200 },
  ingestMemberLinks: { access: "source", status: 200 },
  sendInquiry: { access: "session", status: 201, body: { category: "other", inquiry: "権限の確認" } },
  ...noticeRights,
  ...eventRights,
  ...noteReplyRights,
  ...noteTemplateRights,
};
