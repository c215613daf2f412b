import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useIntl } from "react-intl";
import { tableValueText } from "../../copy/controls/table.ts";
import { foundByName } from "../../format/nameSearch.ts";
import { ListSearch } from "./ListSearch.tsx";

type NameSearch<Row> = {
  /** Rows whose name or reading contains the typed words. */
  hits: readonly Row[];
  /** The field above the list. */
  field: ReactNode;
};

/** Searches rows at hand by name; typing stays responsive with a long list. The field is the same while nothing changes. */
export function useNameSearch<Row extends { searchText: string }>(
  rows: readonly Row[],
  q: string,
  onChange: (q: string) => void,
): NameSearch<Row> {
  const { formatMessage } = useIntl();
  const wanted = useDeferredValue(q);
  const hits = useMemo(() => foundByName(rows, wanted), [rows, wanted]);
  const found = formatMessage(tableValueText.found, { total: rows.length, hits: hits.length });
  const field = useMemo(() => <ListSearch value={q} onChange={onChange} found={found} />, [q, onChange, found]);
  return { hits, field };
}
