import type { AuditAction } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import { writeAudit } from "../../store/privacy/audit.ts";
import { deviceOf } from "../auth/sessions.ts";

type About = {
  memberIds?: readonly number[];
  /** Names of fields, roles and the like: never what a person typed. */
  details?: readonly string[];
  /** Where nobody is signed in. */
  teamId?: number;
};
/** Writes one line of the team's audit log (P5). */
export type Audit = (action: AuditAction, about?: About) => Promise<void>;

export function auditing(tx: Queryable, request: FastifyRequest, now: Date): Audit {
  return async (action, { memberIds = [], details = [], teamId = request.caller?.team.team_id } = {}) => {
    if (teamId === undefined) throw new Error(`nobody's team for ${action}`);
    const userId = request.caller?.user.id ?? null;
    await writeAudit(tx, teamId, { at: now, userId, device: deviceOf(request), action, memberIds, details });
  };
}
