import { consent } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { insertApplication } from "../store/members/applications.ts";
import type { MemberRow } from "./write/rows.ts";

/** The applications of those on the roster who came through the team's QR code, as their guardians sent them. */
export async function addApplications(tx: Queryable, members: readonly MemberRow[]): Promise<void> {
  for (const { team_id, id, state, created_at } of members) {
    if (state !== "applied") continue;
    await insertApplication(tx, team_id, id, { applicant: "guardian", consentVersion: consent.version }, created_at);
  }
}
