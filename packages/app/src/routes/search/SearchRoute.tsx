import { SearchScreen } from "@kyuseki/ui/screens/Search";
import { membersQuery } from "../../data/useMembers.ts";
import { usePlayerSearch } from "../../data/usePlayerSearch.ts";
import type { PrefetchServices } from "../../services/services.ts";

export const prefetch = ({ call, queries }: PrefetchServices) => queries.prefetchQuery(membersQuery(call));

export function Component() {
  return <SearchScreen {...usePlayerSearch()} />;
}
