import { randomBytes } from "node:crypto";
import { accountLimits, contract } from "@kyuseki/domain";
import type { Api } from "../http/api.ts";
import { serve } from "../http/serve.ts";
import { findJoinCode, putJoinCode, revokeJoinCode } from "../store/joinCodes.ts";

export function joinCodeRoutes(api: Api) {
  serve(api, contract.getJoinCode, async ({ session, db, now }) => {
    const found = await findJoinCode(db, session.team.team_id, now);
    return { join_code: found ? { code: found.code, expires_at: found.expires_at.toISOString() } : null };
  });

  serve(api, contract.issueJoinCode, async ({ session, db, now }) => {
    const code = newJoinCode();
    const expires_at = new Date(now.getTime() + accountLimits.joinCodeDays * dayMs);
    await putJoinCode(db, session.team.team_id, { code, expires_at }, now);
    return { join_code: { code, expires_at: expires_at.toISOString() } };
  });

  serve(api, contract.revokeJoinCode, async ({ session, db, now }) => {
    await revokeJoinCode(db, session.team.team_id, now);
    return { join_code: null };
  });
}

/** 128 random bits, base64url: a QR code of it stays coarse enough to be read from a notice board. */
const newJoinCode = () => randomBytes(16).toString("base64url");

const dayMs = 24 * 60 * 60 * 1000;
