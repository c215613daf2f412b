import { useState } from "react";
import { isSameList } from "./sheetRows.ts";

/** The earlier list as long as it holds the same entries. */
export function useSameList<Entry>(list: readonly Entry[]): readonly Entry[] {
  const [kept, setKept] = useState(list);
  if (kept === list || isSameList(kept, list)) return kept;
  setKept(list);
  return list;
}
