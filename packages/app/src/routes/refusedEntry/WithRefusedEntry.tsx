import { PageNoticeContext, usePart } from "@kyuseki/ui";
import type { ReactNode } from "react";
import { useLoadPart } from "../../services/useLoadPart.ts";
import type { RefusedState } from "./useRefusedEntry.ts";

type WithRefusedEntryProps = { refused: RefusedState | null; children: ReactNode };

/** A page with the refused entry that has come to be corrected on it; hardly ever there is one. */
export function WithRefusedEntry({ refused, children }: WithRefusedEntryProps) {
  const parts = usePart(refused !== null, { load: useLoadPart(), fetchPart: fetchParts });
  const notice = refused?.notice;
  const shown =
    parts && notice ? { page: <parts.RefusedEntry {...notice} />, form: <parts.RefusedReason {...notice} /> } : nothing;
  return <PageNoticeContext value={shown}>{children}</PageNoticeContext>;
}

const fetchParts = () => import("./refusedParts.ts");
const nothing = { page: null, form: null };
