import { getCsvImports } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** The last imports, and what is remembered of each kind of file. */
export const csvImportsQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.csvImports, queryFn: ({ signal }) => call(getCsvImports, { signal }) });
