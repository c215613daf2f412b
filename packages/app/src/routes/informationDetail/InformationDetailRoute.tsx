import { InformationDetailScreen } from "@kyuseki/ui/screens/InformationDetail";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { informationArticleQuery, newestInformationQuery } from "../../data/notices/information.ts";
import type { PathParams } from "../../navigation/match.ts";
import { useOpenOverlay } from "../../services/overlayOpener.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useReadInformation } from "../information/useReadInformation.ts";
import { reportIdFrom } from "../report/useReportId.ts";

export function prefetch({ call, queries }: PrefetchServices, _search: string, { information_id = "" }: PathParams) {
  const id = reportIdFrom(information_id);
  return Promise.all([
    queries.prefetchQuery(newestInformationQuery(call)),
    ...(id === 0 ? [] : [queries.prefetchQuery(informationArticleQuery(call, id))]),
  ]);
}

/** One of the provider's texts, with the others beside it. */
export function Component() {
  const { information_id = "" } = useParams();
  const id = reportIdFrom(information_id);
  const { call } = useServices();
  const open = useOpenOverlay();
  const article = useQuery({ ...informationArticleQuery(call, id), enabled: id !== 0 });
  const newest = useQuery(newestInformationQuery(call));
  useReadInformation(article.data);

  return (
    <InformationDetailScreen
      id={id}
      article={id === 0 ? { status: "failed", code: "not_found" } : toLoadable(article)}
      list={toLoadable({ data: newest.data?.information, error: newest.error })}
      onCopy={() => window.navigator.clipboard.writeText(window.location.href)}
      onInquiry={() => open("contact")}
      onRetry={(part) => void (part === "list" ? newest : article).refetch()}
    />
  );
}
