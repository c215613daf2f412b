import { media } from "@kyuseki/ui";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchFirst } from "../../navigation/searchFirst.ts";
import { useGuardContext } from "../../navigation/useGuardContext.ts";
import { useSignedIn } from "../../services/services.ts";
import { useMatches } from "../../services/useMatches.ts";

/** Ctrl+K and ⌘K where the header has no search field (RO-7): the page that searches, or its field. */
export function SearchShortcut() {
  const { isMobile } = useGuardContext();
  const { team } = useSignedIn();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isCompact = useMatches(media.compact);
  const page = team.nextshot_available && !isMobile ? "/nextshot/report" : "/search";

  useEffect(() => {
    if (!isCompact) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // What is being entered there stays in sight.
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      if (pathname !== page) void navigate(page, { state: searchFirst });
      else document.querySelector<HTMLInputElement>('main [role="search"] input')?.focus();
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [isCompact, pathname, page, navigate]);
  return null;
}
