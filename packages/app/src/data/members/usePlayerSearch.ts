import type { Member } from "@kyuseki/domain";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { matchPath } from "../../navigation/match.ts";
import { type Route, routes } from "../../navigation/routeTable.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { useMembers } from "./useMembers.ts";

/** What the search in the header and the page /search look through: the team's players, and the screens one may open. */
export function usePlayerSearch() {
  const { call } = useServices();
  const { team } = useSignedIn();
  const { members, retry } = useMembers(call);
  const recent = useRecentPlayers();
  const hasAnalyzer = team.nextshot_available;
  const screens = useMemo(() => findable(hasAnalyzer), [hasAnalyzer]);

  return {
    members,
    screens,
    recent: recent.value,
    /** An applicant has no report yet. */
    linkOf: ({ id, state }: Member) =>
      hasAnalyzer && state === "active" ? `/nextshot/report/${id}/batting/summary` : `/member-list/${id}`,
    onForgetRecent: recent.forget,
    onRetry: retry,
  };
}

const idsSchema = z.array(z.int());
const mostRecent = 8;

/** The players whose pages were opened last, the newest first. */
function useRecentPlayers() {
  const { pathname } = useLocation();
  const recent = useDraft("recent", idsSchema, []);
  const open = memberAt(pathname);

  useEffect(() => {
    if (open === null || recent.value[0] === open) return;
    recent.remember([open, ...recent.value.filter((id) => id !== open)].slice(0, mostRecent));
  });
  return recent;
}

function memberAt(pathname: string): number | null {
  const matched = matchPath(pathname);
  const id = matched.kind === "screen" ? Number(matched.params.member_id) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

const table: readonly Route[] = routes;

/** Screens that stand by themselves: no parameters, not somebody else's width, not without the shell. */
function findable(hasAnalyzer: boolean) {
  return table
    .filter(({ path, access, analyzer, fullScreen, elsewhere }) => {
      if (path.includes(":") || access === "guest" || fullScreen || elsewhere) return false;
      return hasAnalyzer || !analyzer;
    })
    .map(({ id, path }) => ({ id, href: path }));
}
