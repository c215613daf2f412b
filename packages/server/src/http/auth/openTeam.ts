import { type AnyEndpoint, Failure, openTeamField, teamHeader } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import type { SignedIn } from "../../store/account/sessions.ts";

/**
 * Refuses calls of a page that shows another club than the one that is open in its session. A page that does not say
 * which one it shows may read; it may write only while the session has never left its first club.
 * @throws Failure "conflict" with `fields.open_team`
 */
export function requireOpenTeam(
  { fromAnyTeam, method }: Pick<AnyEndpoint, "fromAnyTeam" | "method">,
  { team, moved }: SignedIn,
  { headers }: FastifyRequest,
) {
  if (fromAnyTeam) return;
  const shown = headers[teamHeader.toLowerCase()];
  if (shown === undefined ? moved && method !== "GET" : shown !== String(team.team_id)) throw otherTeam();
}

/** The club of a page is no longer the one that is open in its session. */
export const otherTeam = () =>
  new Failure("conflict", {
    message: "表示しているチームは、もう開かれていません。ページを読み込み直してください。",
    fields: { [openTeamField]: "ほかのチームが開かれています" },
  });
