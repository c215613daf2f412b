import type { AnyEndpoint } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import { requireAnalyzer, requireRole } from "../auth/access.ts";
import { requireOpenTeam } from "../auth/openTeam.ts";
import { requireProof, requireSecondFactor } from "../auth/proof.ts";
import { largestBody } from "../limits/largeBodies.ts";
import type { Api } from "./api.ts";

/** Sets whose call it is. @throws Failure "unauthorized", "conflict" or "forbidden" */
export async function authorize(api: Api, { access, ...endpoint }: AnyEndpoint, request: FastifyRequest) {
  const { authorization } = request.headers;
  if (access === "public") return;
  if (access === "source") {
    request.source = await api.requireSource(authorization, request.ip, api.now());
    api.shares.arrivals.remember(request);
    return;
  }
  const now = api.now();
  const session = await api.requireSession(authorization, now);
  requireOpenTeam(endpoint, session, request);
  requireRole(access, session);
  requireAnalyzer(endpoint, session);
  requireSecondFactor(endpoint, session);
  requireProof(endpoint, session, now);
  request.caller = session;
  api.shares.arrivals.remember(request);
}

/** Whoever may send more than other bodies hold is counted, by what it says it sends (I7). Too much is refused right after. */
export async function countBody(api: Api, endpoint: AnyEndpoint, { caller, headers }: FastifyRequest) {
  const most = largestBody(endpoint);
  if (!caller || most === 0) return;
  const size = Number(headers["content-length"] ?? most);
  if (size <= most) await api.countLargeBody(caller.user.id, size);
}
