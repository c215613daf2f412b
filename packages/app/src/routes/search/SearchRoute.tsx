import { SearchScreen } from "@kyuseki/ui/screens/Search";
import { usePlayerSearch } from "../../house/usePlayerSearch.ts";

export function Component() {
  return <SearchScreen {...usePlayerSearch()} />;
}
