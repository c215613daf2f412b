import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../db/pool.ts";
import { createSession } from "../../http/auth/sessions.ts";
import { tokenHash } from "../../security/tokens.ts";
import { deleteSessions } from "../../store/account/accountSessions.ts";
import { updateCoachDisabled, updateCoachType } from "../../store/account/coaches.ts";
import { insertMembership } from "../../store/account/memberships.ts";
import { deleteSession, lockOwnSession, updateSessionMoved } from "../../store/account/sessions.ts";
import { updateClub } from "../../store/team/clubs.ts";
import { addMember, countWaitingForLock } from "../../testing.ts";
import { startCoachesServer } from "./coaches.fixtures.ts";

let server: Awaited<ReturnType<typeof startCoachesServer>>;
let port: number;
let token: string;
let memberId: number;
let team: { id: number; manager: number };
beforeAll(async () => {
  server = await startCoachesServer();
  // Without what a server begins when it listens: its sweeps would be in the way of emptying the tables.
  await server.app.ready();
  await once(server.app.server.listen(0, "127.0.0.1"), "listening");
  port = Number((server.app.server.address() as AddressInfo).port);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.startOver();
  const { rows } = await server.db.query("select team_id from users where id = $1", [server.ids().manager]);
  team = { id: rows[0].team_id, manager: server.ids().manager };
  memberId = (await addMember(server.db, team.id)).id;
  token = await createSession(server.db, team.manager, false, server.now());
});

const item = { name: "遠投", unit: "m", better: "higher", lowest: null, highest: null, decimals: 1 };
const writes = [
  {
    name: "指導者の招待",
    endpoint: contract.inviteCoach,
    body: () => ({ coach_type: "manager", email: null }),
    written: "select from coach_invites",
  },
  {
    name: "測定項目の追加",
    endpoint: contract.createMeasureItem,
    body: () => item,
    written: "select from measure_items",
  },
];
const analyzerWrite = {
  name: "アナライザーへの招待",
  endpoint: contract.inviteMember,
  body: () => ({ member_id: memberId }),
  written: "select from members where nextshot_usage <> 'not_use'",
};
/** Each waits for writes that have begun, and those that begin wait for it. */
const ends = [
  { how: "ログアウトした", status: 401, act: (tx: Tx) => deleteSession(tx, tokenHash(token)) },
  { how: "ほかの端末からログインを終えられた", status: 401, act: (tx: Tx) => deleteSessions(tx, team.manager) },
  { how: "外された", status: 401, act: (tx: Tx) => updateCoachDisabled(tx, team.id, team.manager, server.now()) },
  { how: "別のチームを開いた", status: 409, act: (tx: Tx) => openOtherTeam(tx) },
  { how: "コーチになった", status: 403, act: (tx: Tx) => updateCoachType(tx, team.id, team.manager, "coach") },
];
const fourDaysS = 4 * 24 * 60 * 60;
const expiry = { how: "ログインの期限が切れた", status: 401, act: () => server.advance(fourDaysS) };
const analyzerOff = {
  how: "アナライザーが使えなくなった",
  status: 403,
  act: (tx: Tx) => updateClub(tx, team.id, { analyzer: false }, server.now()),
};
/** In the same session, where the person is a manager as well: what they may do there opens nothing here. */
async function openOtherTeam(tx: Tx) {
  const { rows } = await tx.query<{ team_id: number }>("select team_id from teams where team_id <> $1", [team.id]);
  const there = {
    accountId: team.manager,
    teamId: rows[0]?.team_id ?? 0,
    name: "監督 太郎",
    coach_type: "manager",
  } as const;
  const userId = await insertMembership(tx, there, server.now());
  await lockOwnSession(tx, tokenHash(token));
  await updateSessionMoved(tx, tokenHash(token), userId ?? 0);
}
type Tx = Parameters<typeof updateCoachType>[0];
const atOnce = writes.flatMap((write) => ends.map((end) => ({ ...write, ...end })));
const midway = [...atOnce, ...writes.map((write) => ({ ...write, ...expiry })), { ...analyzerWrite, ...analyzerOff }];

test.each(midway)(
  "T6: 送り終える前に $how 人の $name は、$status で断られ、何も書かれない",
  async ({ endpoint, body, written, status, act }) => {
    const json = JSON.stringify(body());
    const socket = connect(port, "127.0.0.1");
    const begun = once(server.app.server, "request");
    socket.write(
      `${endpoint.method} ${endpoint.path} HTTP/1.1\r\nHost: a\r\nAuthorization: Token ${token}\r\nContent-Type: application/json\r\n` +
        `Connection: close\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json.slice(0, 5)}`,
    );
    await begun;
    // The session has been checked by then.
    await expect.poll(() => server.app.inject("/healthz")).toHaveProperty("statusCode", 200);
    await inTransaction(server.db, async (tx) => void (await act(tx)));
    socket.write(json.slice(5));

    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await server.db.query(written)).rowCount).toBe(0);
  },
);

test.each(atOnce)(
  "T6: $how のと同時の $name は、それを待って断られる",
  async ({ endpoint, body, written, status, act }) => {
    const { reply } = await inTransaction(server.db, async (tx) => {
      await act(tx);
      const sent = server.call(endpoint.method, endpoint.path, token, body());
      await expect.poll(() => countWaitingForLock(server.db)).toBe(1);
      return { reply: sent };
    });

    expect((await reply).statusCode).toBe(status);
    expect((await server.db.query(written)).rowCount).toBe(0);
  },
);
