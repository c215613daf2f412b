import { SearchScreen } from "@kyuseki/ui/screens/Search";
import { usePlayerSearch } from "../../data/usePlayerSearch.ts";

/** What 選手別レポート leads to where there is no search screen. */
export function ChoosePlayer() {
  return <SearchScreen {...usePlayerSearch()} />;
}
