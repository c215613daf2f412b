import type { Navigation } from "@kyuseki/ui";
import { startTransition, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { matchPath } from "../navigation/match.ts";
import { loadScreen } from "../routes/screens.ts";
import { type Services, useServices } from "../services/services.ts";

/** How the links of `ui` travel in this app. `next`: the path of a pressed one, until its page is drawn. */
export function useNavigation(): { navigation: Navigation; next: string | null } {
  const services = useServices();
  const navigate = useNavigate();
  const [next, setNext] = useState<string | null>(null);

  const navigation = useMemo<Navigation>(() => {
    const follow = async (href: string) => {
      const path = pathOf(href);
      setNext(path);
      await navigate(href);
      // The router draws a page as a transition: this is not before it. Another may have been pressed since.
      startTransition(() => setNext((shown) => (shown === path ? null : shown)));
    };
    return {
      navigate: (href) => {
        if (matchPath(pathOf(href)).kind === "foreign") window.location.assign(href);
        else void follow(href);
      },
      prefetch: (href) => void prefetch(services, href),
    };
  }, [services, navigate]);
  return { navigation, next };
}

/**
 * Prefetches what the page at an address is made of; resolves when its chunk is there. What fails here is asked for
 * again, and reported, on arrival.
 */
export async function prefetch(services: Services, href: string): Promise<void> {
  const matched = matchPath(pathOf(href));
  if (matched.kind !== "screen" || matched.route.alone) return;
  const { route, params } = matched;
  // All at once; the development server has no list of them, and loads one after the other.
  window.prefetchFiles?.(href);
  const [screen] = await Promise.allSettled([loadScreen(route)]);
  // Pages for everybody ask for nothing of a coach, but for what the code in a link stands for.
  const mayAsk = services.session.token() !== null || route.access === "public";
  if (mayAsk && screen.status === "fulfilled")
    void screen.value.prefetch?.(services, searchOf(href), params, hashOf(href));
}

const pathOf = (href: string) => href.replace(/[?#].*$/, "");
const hashOf = (href: string) => /#.*$/.exec(href)?.[0] ?? "";
const searchOf = (href: string) => /\?[^#]*/.exec(href)?.[0] ?? "";
