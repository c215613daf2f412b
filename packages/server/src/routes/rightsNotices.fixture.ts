import type { Expectation, Fixture } from "./rightsFixture.fixture.ts";

/** Far from those the database counts. */
export const ownNotice = 1_000_000;
export const ownGroup = 1_000_000;

/** Team A's own notice stands there in that state whenever it is asked for. */
async function ensureNotice({ db, now, teamId }: Fixture, state: "draft" | "scheduled" | "sent") {
  await db.query(
    `insert into notices (team_id, id, title, body, member_ids, audience, choices, remind, level, author, updated_at)
     values ($1, $3, '件名', '本文', '{}', '', '{}', false, 'normal', '', $2) on conflict do nothing`,
    [teamId, now, ownNotice],
  );
  await db.query(
    "update notices set state = $3, version = 1, leaves_at = '2030-01-01' where team_id = $1 and id = $2",
    [teamId, ownNotice, state],
  );
  await db.query(
    `insert into notice_versions (team_id, notice_id, number, title, body, author, at)
     select $1, $2, 0, '件名', '本文', '', $3 on conflict do nothing`,
    [teamId, ownNotice, now],
  );
}

async function ensureGroup({ db, teamId }: Fixture) {
  await db.query("insert into recipient_groups values ($1, $2, '投手', '{}') on conflict do nothing", [
    teamId,
    ownGroup,
  ]);
}

const inState =
  (state: "draft" | "scheduled" | "sent", rest: object = { version: 1 }) =>
  async (fixture: Fixture, notice_id: number) => {
    await ensureNotice(fixture, state);
    return { notice_id, ...rest };
  };

const words = {
  title: "件名",
  body: "本文",
  audience: "",
  choices: [],
  deadline: null,
  remind: false,
  level: "normal",
  send_at: null,
  file_ids: [],
};

async function memberOfTeam({ db, teamId }: Fixture): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    "select min(id) as id from members where team_id = $1 and deleted_at is null and state = 'active'",
    [teamId],
  );
  return rows[0]?.id ?? 0;
}

export const noticeRights = {
  listNotices: { access: "coach", status: 200 },
  getNotice: {
    access: "coach",
    status: 200,
    about: "notice",
    query: async (fixture) => {
      await ensureNotice(fixture, "sent");
      return {};
    },
  },
  checkNotice: {
    access: "coach",
    status: 200,
    about: "member",
    elsewhere: 400,
    body: async (_, id) => ({ member_ids: [id] }),
  },
  saveNoticeDraft: {
    access: "coach",
    status: 200,
    about: "notice",
    body: inState("draft", { ...words, member_ids: [], version: 1 }),
  },
  deleteNoticeDraft: { access: "coach", status: 200, about: "notice", body: inState("draft") },
  sendNotice: {
    access: "coach",
    status: 200,
    about: "notice",
    body: async (fixture, notice_id) => {
      await ensureNotice(fixture, "draft");
      // Of the caller's own team, so that it is the notice that is refused.
      const { rows } = await fixture.db.query<{ team_id: number }>("select team_id from users where id = $1", [
        fixture.callerId,
      ]);
      const teamId = rows[0]?.team_id ?? fixture.teamId;
      return { ...words, member_ids: [await memberOfTeam({ ...fixture, teamId })], notice_id, version: 1 };
    },
  },
  cancelNotice: { access: "coach", status: 200, about: "notice", body: inState("scheduled") },
  correctNotice: {
    access: "coach",
    status: 200,
    about: "notice",
    body: inState("sent", { version: 1, title: "件名", body: "本文" }),
  },
  resendNotice: { access: "coach", status: 200, about: "notice", body: inState("sent", { member_ids: [1] }) },
  uploadNoticeFile: {
    access: "coach",
    status: 201,
    type: "application/pdf",
    query: async () => ({ name: "a.pdf" }),
    body: async () => Buffer.from("%PDF-1.4\n%%EOF"),
  },
  listRecipientGroups: { access: "coach", status: 200 },
  saveRecipientGroup: {
    access: "coach",
    status: 200,
    about: "member",
    elsewhere: 400,
    body: async (_, id) => ({ name: "捕手", member_ids: [id] }),
  },
  deleteRecipientGroup: {
    access: "coach",
    status: 200,
    about: "group",
    body: async (fixture, group_id) => {
      await ensureGroup(fixture);
      return { group_id };
    },
  },
} satisfies Record<string, Expectation>;
