import { PlayerSearch } from "@kyuseki/ui";
import { usePlayerSearch } from "../../data/members/usePlayerSearch.ts";

/** The player search in the header (RO-7). */
export function HeaderSearch() {
  return <PlayerSearch {...usePlayerSearch()} />;
}
