import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { unreadInformationQuery } from "../../data/notices/unreadInformation.ts";
import { useServices } from "../../services/services.ts";

/** Tells how much of the provider's information is unread; draws nothing. */
export function UnreadInformation({ onCount }: { onCount: (unread: number) => void }) {
  const { call } = useServices();
  const { data } = useQuery(unreadInformationQuery(call));
  useEffect(() => onCount(data ?? 0), [data, onCount]);
  return null;
}
