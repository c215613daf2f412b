import { type PageSize, pageWithin } from "@kyuseki/domain";
import { useEffect } from "react";

type Paging = {
  page: number;
  size: PageSize;
  /** undefined while it is not known. */
  total: number | undefined;
};

/** Goes to the last page from one behind it, where a deletion or an old link has led. `onPage` must be stable. */
export function useLastPage({ page, size, total }: Paging, onPage: (page: number) => void) {
  useEffect(() => {
    if (total === undefined) return;
    const existing = pageWithin(page, total, size);
    if (existing !== page) onPage(existing);
  }, [total, page, size, onPage]);
}
