import type { Access, contract } from "@kyuseki/domain";

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

export type Expectation = {
  access: Access;
  status: number;
  body?: object;
  /** The address carries a member's id. */
  aboutMember?: boolean;
};

const draft = { last_name: "試験", first_name: "太郎", grade: "j2" };
const team = { name: "変更後", sport_type: "baseball", ball: "hard", prefecture: 13 };

export const signInBody = { email: "manager-a@rights.example", password: "kyuseki-test" };

/** One line per endpoint of the contract; a new endpoint does not compile without its own. */
export const expectations: Record<keyof typeof contract, Expectation> = {
  login: { access: "public", status: 200, body: signInBody },
  logout: { access: "session", status: 200 },
  getSession: { access: "session", status: 200 },
  listMembers: { access: "coach", status: 200 },
  getMember: { access: "coach", status: 200, aboutMember: true },
  createMember: { access: "coach", status: 201, body: draft },
  bulkCreateMember: { access: "coach", status: 201, body: { members: [draft, draft] } },
  getTeam: { access: "coach", status: 200 },
  updateTeam: { access: "manager", status: 200, body: team },
};
