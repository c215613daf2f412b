import { SearchScreen } from "@kyuseki/ui/screens/Search";
import { usePlayerSearch } from "../../data/usePlayerSearch.ts";

export function Component() {
  return <SearchScreen {...usePlayerSearch()} />;
}
