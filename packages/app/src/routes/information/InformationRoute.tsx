import type { InformationSummary } from "@kyuseki/domain";
import { media } from "@kyuseki/ui";
import { InformationScreen } from "@kyuseki/ui/screens/Information";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { informationArticleQuery, informationQuery, markInformationRead } from "../../data/notices/information.ts";
import { prefetchNext } from "../../data/prefetchNext.ts";
import { useAddressView, viewOnArrival } from "../../navigation/useAddressView.ts";
import { useOpenOverlay } from "../../services/overlayOpener.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useReadInformation } from "./useReadInformation.ts";
import { informationAddress } from "./viewInAddress.ts";

export function prefetch({ call, queries }: PrefetchServices, search: string) {
  const view = viewOnArrival("information", informationAddress, search);
  return prefetchNext(queries.fetchQuery(informationQuery(call, view)), async ({ information }) => {
    const id = laptop().matches ? besideList(view.id, information) : null;
    if (id !== null) await queries.prefetchQuery(informationArticleQuery(call, id));
  });
}

/** What the provider has published; where there is room, one opens beside the list. */
export function Component() {
  const { call, queries } = useServices();
  const { view, change } = useAddressView("information", informationAddress);
  const open = useOpenOverlay();
  const hasRoom = useHasRoom();
  const list = useQuery(informationQuery(call, view));
  const id = hasRoom ? besideList(view.id, list.data?.information) : null;
  const article = useQuery({ ...informationArticleQuery(call, id ?? 0), enabled: id !== null });
  // The first stands there by itself: only what somebody has chosen counts as read.
  useReadInformation(view.id !== null && view.id === id ? article.data : undefined);

  return (
    <InformationScreen
      list={toLoadable(list)}
      article={id === null ? null : { id, information: toLoadable(article) }}
      hrefOf={(one) => (hasRoom ? `/information${informationAddress.write({ ...view, id: one })}` : detailHref(one))}
      view={view}
      onViewChange={change}
      onReadAll={() => markInformationRead(call, queries, null)}
      onCopy={(one) => window.navigator.clipboard.writeText(window.location.origin + detailHref(one))}
      onInquiry={() => open("contact")}
      onRetry={(part) => void (part === "list" ? list : article).refetch()}
    />
  );
}

/** The chosen one; else the first of the list. */
const besideList = (chosen: number | null, listed: readonly InformationSummary[] | undefined) =>
  chosen ?? listed?.[0]?.information_id ?? null;

const detailHref = (id: number) => `/information/detail/${id}`;

const laptop = () => window.matchMedia(media.laptop);

const useHasRoom = () =>
  useSyncExternalStore(
    (listener) => {
      const list = laptop();
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => laptop().matches,
  );
