import { Failure } from "@kyuseki/domain";
import type { Loadable } from "@kyuseki/ui";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { type BallOfAddress, ballPageQuery } from "../../data/reports/ballPage.ts";
import type { PathParams } from "../../navigation/match.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { ballIn, useBallAddress } from "./useBallAddress.ts";
import { useBallChanges } from "./useBallChanges.ts";
import { useBallVideo } from "./useBallVideo.ts";
import { useReportFrame } from "./useReportFrame.ts";

/** The ones before and after are here when they are opened. */
export const ballPrefetch =
  (mode: BallOfAddress["mode"]) =>
  async ({ call, queries }: PrefetchServices, _search: string, params: PathParams): Promise<void> => {
    const place = ballIn(params, mode);
    await Promise.all([
      queries.prefetchQuery(membersQuery(call)),
      !isNobodys(place) && queries.prefetchQuery(ballPageQuery(call, place)),
    ]);
  };

/** The props of the page of one ball. */
export function useBallPage(mode: BallOfAddress["mode"]) {
  const { call, queries } = useServices();
  const { place, compareWith, onCompareWith } = useBallAddress(mode);
  const frame = useReportFrame(place.id);
  const loadPart = useLoadPart();
  const navigate = useNavigate();
  const options = ballPageQuery(call, place);
  const page = useQuery({ ...options, queryFn: isNobodys(place) ? skipToken : options.queryFn });
  const video = useBallVideo(place, page.data);
  const changes = useBallChanges(async () => {
    await queries.fetchQuery({ ...options, staleTime: 0 });
  });
  const results = `/nextshot/report/${place.id}/${mode}/results`;

  // Deleted while it was looked at.
  const isGone = page.data !== undefined && page.error instanceof Failure && page.error.code === "not_found";
  useEffect(() => {
    if (isGone) void navigate(results, { replace: true });
  }, [isGone, results, navigate]);

  return {
    ...frame,
    page: isNobodys(place) ? nobodys : toLoadable(page),
    refreshing: page.isPlaceholderData,
    onRetry: () => void page.refetch(),
    onOpen: (other: number) => void navigate(`${results}/${other}`, { replace: true, preventScrollReset: true }),
    compareWith,
    onCompareWith,
    video: { ...video, onVideoBroken: () => page.refetch({ throwOnError: true }) },
    changes,
    loadPart,
  };
}

const isNobodys = ({ id, ballId }: BallOfAddress) => id === 0 || ballId === 0;
const nobodys: Loadable<never> = { status: "failed", code: "not_found" };
