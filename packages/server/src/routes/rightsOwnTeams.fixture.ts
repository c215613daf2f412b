import { newLink } from "../security/oneTimeLink.ts";
import { upsertInvite } from "../store/account/oneTimeLinks.ts";
import { addTeam } from "../testing.ts";
import type { Fixture } from "./rightsFixture.fixture.ts";

/** The club that the caller is in. */
async function ownTeam({ db, callerId, teamId }: Fixture) {
  const { rows } = await db.query<{ team_id: number }>("select team_id from users where id = $1", [callerId]);
  return { team_id: rows[0]?.team_id ?? teamId };
}

/** An invitation to a club that nobody belongs to yet. */
async function inviteElsewhere({ db, now }: Fixture) {
  const { team_id } = await addTeam(db, { name: "港北リトル" });
  const { code, stored } = newLink(now, 1);
  await upsertInvite(db, team_id, { coach_type: "coach", email: null, ...stored }, now);
  return { code };
}

/** Rights of what concerns the clubs of one's own account. */
export const ownTeamRights = {
  listOwnTeams: { access: "session", status: 200 },
  switchTeam: { access: "session", status: 200, body: ownTeam },
  joinTeam: { access: "session", status: 201, body: inviteElsewhere },
} as const;
