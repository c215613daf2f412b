import { PlayerSearch } from "@kyuseki/ui";
import { usePlayerSearch } from "../data/usePlayerSearch.ts";

/** RO-7. */
export function HeaderSearch() {
  return <PlayerSearch {...usePlayerSearch()} />;
}
