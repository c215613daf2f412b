import type { Navigation } from "@kyuseki/ui";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { membersQuery } from "../data/useMembers.ts";
import { matchPath } from "../routes/match.ts";
import { loadScreen } from "../routes/screens.ts";
import { type Services, useServices } from "./services.ts";

/** How the links of `ui` travel in this app. */
export function useNavigation(): Navigation {
  const services = useServices();
  const navigate = useNavigate();

  return useMemo(
    () => ({
      navigate: (href) => {
        if (matchPath(pathOf(href)).kind === "foreign") window.location.assign(href);
        else void navigate(href);
      },
      prefetch: (href) => void prefetch(services, pathOf(href)),
    }),
    [services, navigate],
  );
}

/**
 * Fetches ahead what the page at a path is made of; resolves when its chunk is there. What fails here is asked for
 * again, and reported, on arrival.
 */
export async function prefetch({ call, queries, session }: Services, pathname: string): Promise<void> {
  const matched = matchPath(pathname);
  if (matched.kind !== "screen") return;
  const { route } = matched;
  // SE-3. Every page behind the login shows members.
  if (session.token() !== null && route.access === "session") void queries.prefetchQuery(membersQuery(call));
  if (route.access !== "guest") await Promise.allSettled([loadScreen(route)]);
}

const pathOf = (href: string) => href.replace(/[?#].*$/, "");
