import { graphemeCount } from "@kyuseki/domain";
import { useState } from "react";
import type { TextLimit } from "./stepToLimit.ts";

type Written = {
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
};

/** How full a text control is, whether its parent holds the text (`value`) or the browser does (`defaultValue`). */
export function useTextLimit(max: number | undefined, { value, defaultValue }: Written) {
  const [typed, setTyped] = useState(String(defaultValue ?? ""));

  if (max === undefined) return { limit: undefined, remember: () => {} };
  const limit: TextLimit = { used: graphemeCount(value === undefined ? typed : String(value)), max };
  return { limit, remember: setTyped };
}
