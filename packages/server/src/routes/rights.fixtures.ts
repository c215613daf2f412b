import type { Access, contract } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { newLink } from "../http/links.ts";
import { putInvite, putResetOfCoach } from "../store/links.ts";
import { testPassword } from "../testing.ts";

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
} as const satisfies Record<Access, Record<CallerName, Verdict>>;

/** Team A, and one of its coaches. */
export type World = { db: Queryable; now: Date; teamId: number; coachId: number };

export type Expectation = {
  access: Access;
  status: number;
  /** Made anew for each call where it can be used only once. */
  body?: object | ((world: World, id: number) => Promise<object>);
  /** After the "?", when that is where the id stands. */
  query?: (world: World, id: number) => Promise<Record<string, string>>;
  /** Whose id the address, the body or the query carries. */
  about?: "member" | "coach" | "invite";
};

const draft = { last_name: "試験", first_name: "太郎", grade: "j2" };
const team = { name: "変更後", sport_type: "baseball", ball: "hard", prefecture: 13, version: 1 };

export const signInBody = { email: "manager-a@rights.example", password: testPassword };

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `new-${addresses}@rights.example`;
};

async function resetCode({ db, now, teamId, coachId }: World): Promise<string> {
  const { code, stored } = newLink(now, 1);
  await putResetOfCoach(db, teamId, coachId, stored, now);
  return code;
}

async function inviteCode({ db, now, teamId }: World): Promise<string> {
  const { code, stored } = newLink(now, 1);
  await putInvite(db, teamId, { coach_type: "coach", email: null, ...stored }, now);
  return code;
}

/** A member of team A is brought into the state the call begins with; the rows of others stay as they are. */
const fromState =
  (state: string) =>
  async ({ db, teamId }: World, id: number) => {
    await db.query(`update members set ${state} where team_id = $1 and id = $2`, [teamId, id]);
    return { member_id: id };
  };

/** One line per endpoint of the contract; a new endpoint does not compile without its own. */
export const expectations: Record<keyof typeof contract, Expectation> = {
  login: { access: "public", status: 200, body: signInBody },
  logout: { access: "session", status: 200 },
  getSession: { access: "session", status: 200 },
  requestPasswordReset: { access: "public", status: 200, body: async () => ({ email: newAddress() }) },
  checkPasswordReset: { access: "public", status: 200, body: async (world) => ({ code: await resetCode(world) }) },
  resetPassword: {
    access: "public",
    status: 200,
    body: async (world) => ({ code: await resetCode(world), password: testPassword }),
  },
  getAccount: { access: "session", status: 200 },
  changePassword: {
    access: "session",
    status: 200,
    body: { current_password: testPassword, password: testPassword },
  },
  listSessions: { access: "session", status: 200 },
  endSessions: { access: "session", status: 200, body: { ids: "others" } },
  listCoaches: { access: "coach", status: 200 },
  inviteCoach: { access: "manager", status: 201, body: { coach_type: "coach" } },
  revokeInvite: { access: "manager", status: 200, about: "invite" },
  issueResetLink: { access: "manager", status: 201, about: "coach" },
  checkInvite: { access: "public", status: 200, body: async (world) => ({ code: await inviteCode(world) }) },
  acceptInvite: {
    access: "public",
    status: 201,
    body: async (world) => ({
      code: await inviteCode(world),
      name: "新任 コーチ",
      email: newAddress(),
      password: testPassword,
    }),
  },
  listMembers: { access: "coach", status: 200 },
  getMember: { access: "coach", status: 200, about: "member" },
  createMember: { access: "coach", status: 201, body: draft },
  bulkCreateMember: { access: "coach", status: 201, body: { members: [draft, draft] } },
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
    query: async (world, id) => {
      await fromState("nextrainer_usage = 'in_use', nextrainer_purchased = true")(world, id);
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
  removeLogo: { access: "manager", status: 200 },
  getJoinCode: { access: "coach", status: 200 },
  issueJoinCode: { access: "manager", status: 201 },
  revokeJoinCode: { access: "manager", status: 200 },
  sendInquiry: { access: "session", status: 201, body: { category: "other", inquiry: "権限の確認" } },
};
