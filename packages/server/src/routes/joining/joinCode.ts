import { contract, type JoinCode } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { newSignedCode } from "../../security/signedCode.ts";
import {
  findJoinCode,
  type JoinCodeRow,
  updateJoinCodeRevoked,
  upsertJoinCode,
} from "../../store/members/joinCodes.ts";
import { upsertSecret } from "../../store/platform/serverSecrets.ts";

export function joinCodeRoutes(api: Api) {
  serve(api, contract.getJoinCode, async ({ session, db, now }) => {
    const found = await findJoinCode(db, session.team.team_id, now);
    return { join_code: found ? joinCodeOf(found) : null };
  });

  serve(api, contract.issueJoinCode, async ({ session, body, db, now, audit }) => {
    const code = newSignedCode(await upsertSecret(db, "join-code"));
    const expires_at = new Date(now.getTime() + body.valid_days * dayMs);
    const { applicant } = body;
    await upsertJoinCode(db, session.team.team_id, { code, expires_at, applicant }, now);
    await audit("join_code_issued");
    return { join_code: joinCodeOf({ code, created_at: now, expires_at, applicant }) };
  });

  serve(api, contract.revokeJoinCode, async ({ session, db, now, audit }) => {
    if (await updateJoinCodeRevoked(db, session.team.team_id, now)) await audit("join_code_revoked");
    return { join_code: null };
  });
}

const joinCodeOf = ({ code, created_at, expires_at, applicant }: JoinCodeRow): JoinCode => ({
  code,
  issued_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  applicant,
});

const dayMs = 24 * 60 * 60 * 1000;
