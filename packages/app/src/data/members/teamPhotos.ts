import { getTeamPhotos, type Member } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useServices } from "../../services/services.ts";
import { queryKeys } from "../queryKeys.ts";

/** Whether the team has photos of its players, and where whoever is signed in finds them. */
export const teamPhotosQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.photos, queryFn: ({ signal }) => call(getTeamPhotos, { signal }) });

/** Where the photos are; asked for only when one of these members has one. */
export function usePhotosSrc(members: readonly Member[]): string | null {
  const { call } = useServices();
  const { data } = useQuery({ ...teamPhotosQuery(call), enabled: members.some(({ photo }) => photo) });
  return data?.src ?? null;
}
