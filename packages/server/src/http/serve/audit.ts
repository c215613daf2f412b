import type { AuditAction } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../db/pool.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { deviceOfRequest } from "../auth/sessions.ts";

type About = {
  memberIds?: readonly number[];
  /** Names of fields, roles and the like: never what a person typed. */
  details?: readonly string[];
  /** Where nobody is signed in. */
  teamId?: number;
};
/** Writes one line of the team's audit log (P5). */
export type Audit = (action: AuditAction, about?: About) => Promise<void>;

export function createAudit(tx: Queryable, request: FastifyRequest, now: Date): Audit {
  return async (action, { memberIds = [], details = [], teamId = request.caller?.team.team_id } = {}) => {
    if (teamId === undefined) throw new Error(`nobody's team for ${action}`);
    const userId = request.caller?.user.id ?? null;
    await insertAudit(tx, teamId, { at: now, userId, device: deviceOfRequest(request), action, memberIds, details });
  };
}
